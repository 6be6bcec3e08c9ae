/** The one way to ask D1: `wrangler d1 execute`, which knows where a database is and how to log in to it. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase as openDrizzle } from "~/db/client";
import { localState, wranglerProgram } from "../wrangler";
import { readConfig } from "./config";
import { createD1, type Row } from "./d1";
import { CommandError, UsageError } from "./errors";

export interface Target {
  remote: boolean;
  /** Where the local database lives; means nothing to a remote one. */
  persistTo: string;
  /** An environment of wrangler.toml; null for its top level. */
  env: string | null;
}

/** Which database the options of a command line mean. */
export function targetOf(options: { remote?: true; persistTo?: string; env?: string }): Target {
  if (options.remote && options.persistTo !== undefined) {
    throw new UsageError("--persist-to is for the local database, --remote for the deployed one");
  }
  const { remote = false, persistTo = localState, env = null } = options;
  return { remote, persistTo, env };
}

/**
 * Opens the database `DB` of wrangler.toml; its queries throw `CommandError`s. Statements always go by `--command`: a
 * `--file` answers no rows from a remote database.
 */
export function openDatabase(target: Target): Database {
  const logPath = discardedLog();
  let running: ReturnType<typeof execFile> | undefined;
  const run = (statements: readonly string[]) =>
    new Promise<Row[][]>((resolve, reject) => {
      const options = [...placeOf(target), "--json", "--yes", "--command", statements.join(";\n")];
      running = execFile(
        process.execPath,
        [wranglerProgram, "d1", "execute", "DB", ...options],
        { maxBuffer: Number.POSITIVE_INFINITY, env: environment(logPath) },
        (error, stdout, stderr) => {
          try {
            resolve(readAnswer(error ? stdout || stderr || error.message : stdout, target));
          } catch (wrong) {
            reject(wrong);
          }
        },
      );
      // Without an input to ask on, wrangler says what is missing instead of opening a browser.
      running.stdin?.end();
    });
  process.on("exit", () => running?.kill());
  return openDrizzle(createD1(run));
}

/** The options by which wrangler finds the database. */
function placeOf({ remote, persistTo, env }: Target): string[] {
  const place = remote ? ["--remote"] : ["--local", "--persist-to", persistTo];
  return env === null ? place : [...place, "--env", env];
}

/**
 * Which database is asked, in words.
 * @throws {CommandError} when wrangler.toml cannot be read or has no such environment
 */
export async function nameOf({ remote, persistTo, env }: Target): Promise<string> {
  if (!remote && env === null) return `local database in ${persistTo}`;
  const [database] = (await readConfig(env)).d1_databases;
  return remote
    ? `deployed database ${database?.database_name}`
    : `local database of ${env} in ${persistTo}`;
}

/**
 * Wrangler keeps a log of all it prints in the home folder: here, people's data, and gigabytes of
 * them in an export. This log is a link to
 * nowhere or, where the system allows no link, a file that is deleted at the end.
 */
function discardedLog(): string {
  const folder = mkdtempSync(join(tmpdir(), "leads-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "discarded.log");
  try {
    symlinkSync(devNull, path);
  } catch {
    // A plain file then, in a folder of ours alone.
  }
  return path;
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
 * @throws {CommandError} with wrangler's message, and what to do where that is known
 */
export function readAnswer(output: string, target: Target): Row[][] {
  const answer = parseJson(output);
  if (Array.isArray(answer)) return answer.map(({ results }: { results: Row[] }) => results);

  const { error } = (answer ?? {}) as { error?: { text: string; notes?: { text: string }[] } };
  const text = error?.text ?? (output.trim() || "wrangler answered nothing");
  const message = [text, ...(error?.notes ?? []).map((note) => note.text)].join("\n");
  throw new CommandError(`${message}${advice(message, target)}`);
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
