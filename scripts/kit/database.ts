/*
 * The only way to query D1: `wrangler d1 execute`, which knows where a database is and how to log in. It takes no
 * parameters: statements are sent as text, and only this module quotes their values.
 */
import { type ChildProcess, execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/d1";
import type { Database } from "~/db/client";
import type { Row } from "~/db/rows";
import { advice, CommandError, UsageError } from "./errors";
import { type Environment, isBlankId, localState, readConfig, wranglerProgram } from "./wrangler";

const start = promisify(execFile);

export interface Target {
  remote: boolean;
  /** Where the local database lives; ignored for a remote one. */
  persistTo: string;
  env: Environment;
  /** Whether the command line asks for the local database. */
  isLocal?: true;
}

export function readTarget(options: {
  remote?: true;
  local?: true;
  persistTo?: string;
  env?: string;
}): Target {
  const isLocal = options.local === true || options.persistTo !== undefined;
  if (options.remote && isLocal) {
    const option = options.local ? "--local" : "--persist-to";
    throw new UsageError(`${option} is for the local database, --remote for the deployed one`);
  }
  const { remote = false, persistTo = localState, env = null } = options;
  return { remote, persistTo, env, ...(isLocal && { isLocal }) };
}

/** Whether a local database may not be meant: the site has a deployed one, and the command line names neither. */
export async function isDoubtful({ remote, env, isLocal }: Target): Promise<boolean> {
  if (remote || isLocal) return false;
  const [{ database_id } = {}] = (await readConfig(env)).d1_databases;
  return database_id !== undefined && !isBlankId(database_id);
}

const placeOf = ({ remote, persistTo, env }: Target): string[] => [
  ...(remote ? ["--remote"] : ["--local", "--persist-to", persistTo]),
  ...(env === null ? [] : ["--env", env]),
];

/**
 * Names the database for a message.
 *
 * @throws {CommandError} if wrangler.toml cannot be read or has no such environment
 */
export async function nameOf({ remote, persistTo, env }: Target): Promise<string> {
  if (!remote && env === null) return `local database in ${persistTo}`;
  const [database] = (await readConfig(env)).d1_databases;
  return remote
    ? `deployed database ${database?.database_name} (${database?.database_id})`
    : `local database of ${env} in ${persistTo}`;
}

/**
 * Opens the database `DB` of wrangler.toml. Queries throw `CommandError`s. Statements always use `--command`: with
 * `--file` a remote database returns no rows.
 */
export function openDatabase(target: Target): Database {
  // Wrangler logs everything that it prints, including personal data, so its logs go to a folder that is deleted when
  // this process ends.
  const logs = mkdtempSync(join(tmpdir(), "leads-"));
  let running: ChildProcess | undefined;
  process.on("exit", () => {
    running?.kill();
    rmSync(logs, { recursive: true, force: true });
  });
  const env = {
    ...process.env,
    WRANGLER_LOG: "log",
    WRANGLER_LOG_PATH: logs,
    WRANGLER_SEND_METRICS: "false",
    NO_COLOR: "1",
  };
  const execute: RunStatements = async (statements) => {
    const options = [...placeOf(target), "--json", "--yes", "--command", statements.join(";\n")];
    const args = [wranglerProgram, "d1", "execute", "DB", ...options];
    const execution = start(process.execPath, args, { maxBuffer: Number.POSITIVE_INFINITY, env });
    running = execution.child;
    // Without a standard input, wrangler reports what is missing instead of opening a browser.
    running.stdin?.end();
    const { stdout } = await execution.catch(({ stdout, stderr, message }) => ({
      stdout: stdout || stderr || message,
    }));
    return parseOutput(stdout, target);
  };
  // One query at a time: two programs at once corrupt a local database.
  let last: Promise<unknown> = Promise.resolve();
  const run: RunStatements = (statements) => {
    const answer = last.then(() => execute(statements));
    last = answer.catch(() => {});
    return answer;
  };
  return drizzle(createD1(run));
}

/**
 * Parses the output of `wrangler d1 execute --json`: a result per statement, or an error.
 *
 * @throws {CommandError} with wrangler's message, and advice if there is any
 */
export function parseOutput(output: string, target: Target): Row[][] {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    // Not JSON: wrangler's own message.
  }
  if (Array.isArray(answer)) return answer.map(({ results }: { results: Row[] }) => results);
  const { error } = (answer ?? {}) as { error?: { text: string; notes?: { text: string }[] } };
  const printed = error
    ? [error, ...(error.notes ?? [])].map(({ text }) => text).join("\n")
    : output;
  const message = printed.trim() || "wrangler answered nothing";
  throw new CommandError([message, ...adviceOn(message, target)].join("\n"));
}

function adviceOn(message: string, target: Target): string[] {
  if (/no such table/.test(message)) {
    const migrate = ["npx wrangler d1 migrations apply DB", ...placeOf(target)].join(" ");
    return [`This database has no tables yet: ${migrate}`];
  }
  if (target.remote) return advice(message);
  return /ENOTDIR|EACCES|EROFS/.test(message)
    ? [`The local database needs a writable folder: ${target.persistTo} is not one.`]
    : [];
}

/** Runs statements as one transaction and returns the rows of each. */
type RunStatements = (statements: readonly string[]) => Promise<Row[][]>;

/** A D1 for the site's stores and queries that sends each statement as text. */
export function createD1(run: RunStatements): D1Database {
  const prepare = (statement: string, parameters: readonly unknown[] = []) => {
    const text = withValues(statement, parameters);
    const rows = async () => (await run([text]))[0] ?? [];
    const results = async () => ({ results: await rows() });
    return {
      text,
      bind: (...values: unknown[]) => prepare(statement, values),
      all: results,
      run: results,
      raw: async () => (await rows()).map((row) => Object.values(row)),
    };
  };
  const batch = async (statements: { text: string }[]) =>
    (await run(statements.map(({ text }) => text))).map((results) => ({ results }));
  return { prepare, batch } as unknown as D1Database;
}

/** Quoted text, whose question marks are not parameters, or a parameter. */
const quotedOrParameter = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g;

/** Replaces a statement's question marks with its values. */
function withValues(statement: string, parameters: readonly unknown[]): string {
  let next = 0;
  return statement.replace(quotedOrParameter, (part) =>
    part === "?" && next < parameters.length ? quote(parameters[next++]) : part,
  );
}

/**
 * A value as an SQL literal. Text is written as its UTF-8 bytes in hexadecimal, so that quotes, semicolons, comments,
 * control characters and the "BEGIN TRANSACTION" that wrangler cuts out of statements are mere digits. Concatenating an
 * empty text turns the bytes into text that still uses indexes; a cast to text would not, in an index on an expression.
 *
 * @throws {RangeError} for anything but text, null and whole numbers of at least 0
 */
export function quote(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "string") return `(x'${Buffer.from(value).toString("hex")}' || '')`;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return String(value);
  throw new RangeError(`${value} is not a whole number of at least 0`);
}
