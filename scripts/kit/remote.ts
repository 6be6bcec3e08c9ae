import { spawnSync } from "node:child_process";
import { wranglerProgram } from "../wrangler";
import { readConfig } from "./config";
import { CommandError } from "./errors";

/** What wrangler 4.86 says of a Worker that was never deployed, and of an object that is not in its bucket. */
const missingObject = /The specified key does not exist/;
const unknownWorker = /Worker ".*" (\(env: .*\) )?not found/;

/** The deployed site, through wrangler; each throws a `CommandError` when wrangler fails. */
export interface Remote {
  /** Names of its secrets; null before the first deployment, when it can have none. */
  secrets: () => string[] | null;
  migrationsWait: () => boolean;
  /** Whether a bucket has an object. */
  hasObject: (bucket: Bucket, key: string) => boolean;
  /** Uploads the build, or only packs it. */
  deploy: (options: { dryRun: boolean }) => void;
}

/** As wrangler.toml names it. */
export interface Bucket {
  bucket_name?: string;
  jurisdiction?: string;
}

/** @param env an environment of wrangler.toml; null for its top level */
export function openRemote(env: string | null): Remote {
  const place = `--env=${env ?? ""}`;
  return {
    secrets() {
      const { status, stdout, stderr } = wrangler(["secret", "list", "--format", "json", place]);
      if (status !== 0 && unknownWorker.test(stdout + stderr)) return null;
      assertDone("secret list", status, stdout + stderr);
      return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
    },
    migrationsWait() {
      const { status, stdout, stderr } = wrangler([
        "d1",
        "migrations",
        "list",
        "DB",
        "--remote",
        place,
      ]);
      assertDone("d1 migrations list", status, stdout + stderr);
      return !stdout.includes("No migrations to apply");
    },
    hasObject({ bucket_name, jurisdiction }, key) {
      const path = `${bucket_name}/${key}`;
      const within = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
      const args = ["r2", "object", "get", path, "--remote", "--pipe", ...within, place];
      const { status, stdout, stderr, error } = wrangler(args);
      // Wrangler has no HEAD: it is stopped when it sends more bytes than a message has.
      const isThere = status === 0 || (error as NodeJS.ErrnoException)?.code === "ENOBUFS";
      if (isThere || missingObject.test(stdout + stderr)) return isThere;
      throw failure("r2 object get", stdout + stderr);
    },
    deploy({ dryRun }) {
      const { status } = wrangler(["deploy", place, ...(dryRun ? ["--dry-run"] : [])], "inherit");
      assertDone("deploy", status, "");
    },
  };
}

/** @throws {CommandError} with what wrangler says */
export function runWrangler(args: string[]) {
  const { status, stdout, stderr } = wrangler(args);
  assertDone(args.slice(0, 2).join(" "), status, stdout + stderr);
}

/** Names of the variables and secrets of the deployed site. */
export async function settingsOf(env: string | null): Promise<string[]> {
  const { vars } = await readConfig(env);
  return [...Object.keys(vars), ...(openRemote(env).secrets() ?? [])];
}

/** Bytes. */
const longestAnswer = 1024 * 1024;

function wrangler(args: string[], output: "pipe" | "inherit" = "pipe") {
  // The operator answers wrangler's questions: without an input it would answer yes to all.
  const input = output === "inherit" && process.stdin.isTTY ? "inherit" : "ignore";
  return spawnSync(process.execPath, [wranglerProgram, ...args], {
    stdio: [input, output, output],
    encoding: "utf8",
    maxBuffer: longestAnswer,
  });
}

function assertDone(command: string, status: number | null, output: string) {
  if (status !== 0) throw failure(command, output);
}

function failure(command: string, output: string): CommandError {
  return new CommandError(
    [`\`wrangler ${command}\` failed`, output.trim()].filter(Boolean).join(":\n"),
  );
}
