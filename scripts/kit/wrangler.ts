/* Runs wrangler, reads wrangler.toml through it, and looks into the bucket. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { advice, assertKnown, CommandError } from "./errors";

/** Wrangler's program, to run with `process.execPath`, so that nothing is needed on the PATH. */
export const wranglerProgram = join(
  createRequire(import.meta.url).resolve("wrangler/package.json"),
  "../bin/wrangler.js",
);

/** Where all local state is kept: one place, so that all tools see the same database. */
export const localState = ".wrangler/state";

/** Wrangler 4.86's message for an object that is not in its bucket. */
const missingObject = /The specified key does not exist/;

/** Whether a database's id is still the placeholder in wrangler.toml: nothing is deployed. */
export const isBlankId = (id: string) => /^0{8}-/.test(id);

/** An environment of wrangler.toml; null for its top level, which is production. */
export type Environment = string | null;

/** The option that names an environment to wrangler, which warns without it. */
export const envOption = (env: Environment) => (env === null ? '--env=""' : `--env ${env}`);

export const secretCommand = (name: string, env: Environment) =>
  `npx wrangler secret put ${name} ${envOption(env)}`;

/** A command of this project as the operator types it: `npm run check -- --all --env staging`. */
export function npmCommand(script: string, env: Environment, ...args: readonly string[]): string {
  const all = [...args, ...(env === null ? [] : ["--env", env])];
  return ["npm run", script, ...(all.length > 0 ? ["--", ...all] : [])].join(" ");
}

/**
 * Reads wrangler.toml as wrangler does. Loads wrangler on demand, since that takes a second.
 *
 * @throws {CommandError} if the file cannot be read
 * @throws {UsageError} if it has no such environment
 */
export async function readConfig(env: Environment) {
  const { unstable_readConfig } = await import("wrangler");
  const config = "wrangler.toml";
  // Otherwise wrangler warns at length about each variable that an environment does not repeat.
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
  // Lets the operator answer wrangler's questions: without a standard input it would answer yes to all of them.
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

/** Whether a bucket has an object. Wrangler cannot send a HEAD request, so the bytes are discarded. */
export function hasObject({ bucket_name, jurisdiction }: Bucket, key: string, env: Environment) {
  const within = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
  const args = ["r2", "object", "get", `${bucket_name}/${key}`, "--remote", "--pipe", ...within];
  const { isDone, message } = wrangler(args, env, "ignore");
  if (isDone || missingObject.test(message)) return isDone;
  throw failure(args.slice(0, 3), message);
}
