/** An operator's copy of the project, and the commands typed in it, with Cloudflare's API on this machine. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { copyProject } from "../../scripts/local/content/copy";
import { openCloudflare } from "./cloudflare/server";

export async function openOperator() {
  const cloudflare = await openCloudflare();
  const folder = mkdtempSync(join(tmpdir(), "operator-"));
  copyProject(folder);

  /** Runs a program of Node with nothing on the PATH. */
  async function node(args: readonly string[], input = "") {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { PATH: "", HOME: folder, ...cloudflare.variables },
    });
    child.stdin.end(input);
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    return { status, stdout, stderr };
  }

  function edit(file: string, ...changes: readonly (readonly [RegExp | string, string])[]) {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after === before) throw new Error(`nothing to change in ${file}`);
    writeFileSync(path, after);
    return () => writeFileSync(path, before);
  }

  return {
    cloudflare,
    folder,
    edit,
    /** `npm run <script> -- …`. */
    run: (script: string, ...args: string[]) =>
      node(["--import", "tsx", `scripts/${script}.ts`, ...args]),
    wrangler: (args: string, input?: string) =>
      node(["node_modules/wrangler/bin/wrangler.js", ...args.split(" ").map(unquoted)], input),
    /** Makes true what no production accepts, and replaces placeholders but for the databases. */
    fillIn() {
      edit("app/content/claims.ts", [/source: null/g, 'source: "une enquête"']);
      edit("app/content/author.ts", [
        /Author \| null = null/g,
        'Author | null = { name: "Ariane Delmas" }',
      ]);
      edit("app/content/readers.ts", [
        /sample: true/g,
        'published: "2026-05-01", experienced: "2026-04-01", checked: true',
      ]);
      edit("wrangler.toml", [".example", ".fr"], ["1 23 45 67 89", "1 84 60 12 34"]);
      // The compiler takes its time over the whole site.
      edit("scripts/deploy/types.json", ["../../app", "../../app/content/products.ts"]);
    },
    async [Symbol.asyncDispose]() {
      await cloudflare[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const unquoted = (word: string) => word.replaceAll('"', "");
