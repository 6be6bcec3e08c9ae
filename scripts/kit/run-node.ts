import { spawn } from "node:child_process";
import { once } from "node:events";

/** How the Go stack trace begins that Remix's esbuild prints when a build fails. */
const trace = "fatal error: all goroutines";

/**
 * Runs a Node program to its end, with inherited output.
 *
 * @throws {Error} if it fails; the program itself prints why
 */
export async function runNode(args: readonly string[], env = process.env): Promise<void> {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "pipe"] });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    const end = text.indexOf(trace);
    process.stderr.write(end < 0 ? text : text.slice(0, end));
    if (end >= 0) child.stderr.destroy();
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`"${args.join(" ")}" failed`);
}
