/* Wrangler: its program, its reading of wrangler.toml, and the bucket. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { advice, assertKnown, CommandError } from "./errors";

/** Wrangler's program, to run with `process.execPath`, which needs nothing on the PATH. */
export const wranglerProgram = join(
  createRequire(import.meta.url).resolve("wrangler/package.json"),
  "../bin/wrangler.js",
);

/** Where all local state is kept. With two places, the tools would look at different databases. */
export const localState = ".wrangler/state";

/** The message of wrangler 4.86 for an object that is not in its bucket. */
const missingObject = /The specified key does not exist/;

/** An environment of wrangler.toml; null for its top level, the production. */
export type Environment = string | null;

/** The option that names an environment to wrangler, which warns without it. */
export const envOption = (env: Environment) => (env === null ? '--env=""' : `--env ${env}`);

export const secretCommand = (name: string, env: Environment) =>
  `npx wrangler secret put ${name} ${envOption(env)}`;

/** A command of this project as it is typed: `npm run check -- --all --env staging`. */
export function npmCommand(script: string, env: Environment, ...args: readonly string[]): string {
  const all = [...args, ...(env === null ? [] : ["--env", env])];
  return ["npm run", script, ...(all.length > 0 ? ["--", ...all] : [])].join(" ");
}

/**
 * Wrangler's reading of wrangler.toml. Loaded on demand, since wrangler takes a second to start.
 *
 * @throws {CommandError} if the file cannot be read
 * @throws {UsageError} if it has no such environment
 */
export async function readConfig(env: Environment) {
  const { unstable_readConfig } = await import("wrangler");
  const config = "wrangler.toml";
  // Otherwise wrangler prints a page on each variable that an environment does not repeat.
  const quiet = { hideWarnings: true };
  try {
    const production = unstable_readConfig({ config }, quiet);
    if (env === null) return production;
    assertKnown(`environment in ${config}`, env, production.definedEnvironments ?? []);
    return unstable_readConfig({ config, env }, quiet);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${config}: ${(error as Error).message}`);
  }
}

function wrangler(
  args: string[],
  env: Environment,
  output: "pipe" | "ignore" | "inherit" = "pipe",
) {
  // The operator answers wrangler's questions: without a standard input it would answer yes to all of them.
  const input = output === "inherit" && process.stdin.isTTY ? "inherit" : "ignore";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [wranglerProgram, ...args, `--env=${env ?? ""}`],
    { stdio: [input, output, output === "inherit" ? output : "pipe"], encoding: "utf8" },
  );
  return { isDone: status === 0, stdout, message: `${stdout ?? ""}${stderr ?? ""}`.trim() };
}

function failure(args: string[], message: string): CommandError {
  const command = args.filter((arg) => /^[a-z\d]+$/.test(arg)).join(" ");
  const failed = [`\`wrangler ${command}\` failed`, message].filter(Boolean).join(":\n");
  return new CommandError([failed, ...advice(message)].join("\n"));
}

/**
 * Runs a command of wrangler and returns what it printed.
 *
 * @throws {CommandError} with wrangler's message
 */
export function runWrangler(args: string[], env: Environment, output?: "inherit"): string {
  const { isDone, stdout, message } = wrangler(args, env, output);
  if (!isDone) throw failure(args, message);
  return stdout;
}

export interface Bucket {
  bucket_name?: string;
  jurisdiction?: string;
}

/** Whether a bucket has an object. Wrangler has no HEAD, so the bytes are discarded. */
export function hasObject({ bucket_name, jurisdiction }: Bucket, key: string, env: Environment) {
  const within = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
  const args = ["r2", "object", "get", `${bucket_name}/${key}`, "--remote", "--pipe", ...within];
  const { isDone, message } = wrangler(args, env, "ignore");
  if (isDone || missingObject.test(message)) return isDone;
  throw failure(args.slice(0, 3), message);
}
