import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { openRemote } from "../deploy/remote";
import { assertKnown } from "../options";
import { wranglerProgram } from "../wrangler";
import { LeadsError, UsageError } from "./errors";
import type { Sql } from "./sql";

export interface Target {
  remote: boolean;
  /** Where the local database lives; means nothing to a remote one. */
  persistTo: string;
  /** An environment of wrangler.toml; null for its top level. */
  env: string | null;
}

export type Row = Record<string, unknown>;

/**
 * Runs statements as one transaction and answers the rows of each.
 * @throws {LeadsError}
 */
export type Query = (statements: readonly Sql[]) => Promise<Row[][]>;

interface Wrangler extends Disposable {
  query: Query;
}

/**
 * Opens the database `DB` of wrangler.toml through `wrangler d1 execute`, which knows where it is and
 * how to log in to it. Statements always go by `--command`: a `--file` answers no rows from a remote
 * database. Dispose of it at the end.
 */
export function openWrangler(target: Target): Wrangler {
  const log = discardedLog();
  let running: ReturnType<typeof execFile> | undefined;
  return {
    query: (statements) =>
      new Promise((resolve, reject) => {
        running = execFile(
          process.execPath,
          [wranglerProgram, ...executeArguments(target, statements)],
          { maxBuffer: Number.POSITIVE_INFINITY, env: environment(log.path) },
          (error, stdout, stderr) => {
            try {
              resolve(readAnswer(error ? stdout || stderr || error.message : stdout, target));
            } catch (fault) {
              reject(fault);
            }
          },
        );
        // Without an input to ask on, wrangler says what is missing instead of opening a browser.
        running.stdin?.end();
      }),
    [Symbol.dispose]: () => {
      running?.kill();
      log[Symbol.dispose]();
    },
  };
}

function executeArguments(target: Target, statements: readonly Sql[]): string[] {
  const command = statements.map(({ text }) => text).join(";\n");
  return ["d1", "execute", "DB", ...placeOf(target), "--json", "--yes", "--command", command];
}

/** The options by which wrangler finds the database. */
function placeOf({ remote, persistTo, env }: Target): string[] {
  const place = remote ? ["--remote"] : ["--local", "--persist-to", persistTo];
  return env === null ? place : [...place, "--env", env];
}

/**
 * Which database is asked, in words.
 * @throws {LeadsError} when wrangler.toml cannot be read
 * @throws {UsageError} when it has no such environment
 */
export async function nameOf({ remote, persistTo, env }: Target): Promise<string> {
  const local = `local database${env === null ? "" : ` of ${env}`} in ${persistTo}`;
  if (!remote && env === null) return local;
  const { definedEnvironments = [], d1_databases } = await readConfig(null);
  if (env !== null) assertEnvironment(env, definedEnvironments);
  const [database] = env === null ? d1_databases : (await readConfig(env)).d1_databases;
  return remote ? `deployed database ${database?.database_name}` : local;
}

/**
 * Names of the variables and secrets of the deployed site.
 * @throws {LeadsError}
 */
export async function settingsOf(env: string | null): Promise<string[]> {
  const { vars } = await readConfig(env);
  try {
    return [...Object.keys(vars), ...(openRemote(env).secrets() ?? [])];
  } catch (error) {
    throw new LeadsError((error as Error).message);
  }
}

async function readConfig(env: string | null) {
  const { unstable_readConfig } = await import("wrangler");
  try {
    return unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) });
  } catch (error) {
    throw new LeadsError(`wrangler.toml: ${(error as Error).message}`);
  }
}

function assertEnvironment(env: string, known: readonly string[]) {
  try {
    assertKnown("environment in wrangler.toml", env, known);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Wrangler keeps a log of all it prints in the home folder: here, people's data, and gigabytes of
 * them in an export. This log leads nowhere; where the system allows no link, it goes at the end.
 */
function discardedLog(): Disposable & { path: string } {
  const folder = mkdtempSync(join(tmpdir(), "leads-"));
  const path = join(folder, "discarded.log");
  try {
    symlinkSync(devNull, path);
  } catch {
    // A plain file then, in a folder of ours alone.
  }
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

function environment(logPath: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_LOG: "log",
    WRANGLER_LOG_PATH: logPath,
    WRANGLER_SEND_METRICS: "false",
    NO_COLOR: "1",
  };
}

/**
 * Reads what `wrangler d1 execute --json` printed: a result for each statement, or an error.
 * @throws {LeadsError} which says what wrangler said, and what to do where that is known
 */
export function readAnswer(output: string, target: Target): Row[][] {
  const answer = parseJson(output);
  if (Array.isArray(answer)) return answer.map(({ results }: { results: Row[] }) => results);

  const error = (answer as { error?: ReportedError } | undefined)?.error;
  const notes = error?.notes?.map(({ text }) => text) ?? [];
  const message = [error?.text ?? (output.trim() || "wrangler answered nothing"), ...notes].join(
    "\n",
  );
  throw new LeadsError(`${message}${advice(message, target)}`);
}

interface ReportedError {
  text: string;
  notes?: { text: string }[];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function advice(message: string, target: Target): string {
  const { remote, persistTo } = target;
  if (/no such table/.test(message)) {
    const command = ["npx wrangler d1 migrations apply DB", ...placeOf(target)].join(" ");
    return `\nThis database has no leads tables yet: ${command}`;
  }
  if (/CLOUDFLARE_API_TOKEN|[Aa]uthentication|not authenticated/.test(message)) {
    return "\nLog in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (D1 edit permission).";
  }
  if (remote && /fetch failed|ENOTFOUND|ECONNREFUSED|resolve Cloudflare/.test(message)) {
    return "\nCloudflare could not be reached: see that this machine is online, then try again.";
  }
  if (!remote && /ENOTDIR|EACCES|EROFS/.test(message)) {
    return `\nThe local database wants a folder that may be written: ${persistTo} is none.`;
  }
  return "";
}
