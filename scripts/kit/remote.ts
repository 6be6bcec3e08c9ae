import { spawnSync } from "node:child_process";
import { wranglerProgram } from "../wrangler";
import { readConfig } from "./config";
import { CommandError } from "./errors";

/** What wrangler 4.86 says of a Worker that was never deployed. */
const unknownWorker = /Worker ".*" (\(env: .*\) )?not found/;

/** The deployed site, through wrangler; each throws a `CommandError` when wrangler fails. */
export interface Remote {
  /** Names of its secrets; null before the first deployment, when it can have none. */
  secrets: () => string[] | null;
  migrationsWait: () => boolean;
  /** Uploads the build, or only packs it. */
  deploy: (options: { dryRun: boolean }) => void;
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
    deploy({ dryRun }) {
      const { status } = wrangler(["deploy", place, ...(dryRun ? ["--dry-run"] : [])], "inherit");
      assertDone("deploy", status, "");
    },
  };
}

/** Names of the variables and secrets of the deployed site. */
export async function settingsOf(env: string | null): Promise<string[]> {
  const { vars } = await readConfig(env);
  return [...Object.keys(vars), ...(openRemote(env).secrets() ?? [])];
}

function wrangler(args: string[], output: "pipe" | "inherit" = "pipe") {
  // What wrangler asks is answered by the operator: with no input it would answer yes to everything.
  const input = output === "inherit" && process.stdin.isTTY ? "inherit" : "ignore";
  return spawnSync(process.execPath, [wranglerProgram, ...args], {
    stdio: [input, output, output],
    encoding: "utf8",
  });
}

function assertDone(command: string, status: number | null, output: string) {
  if (status === 0) return;
  throw new CommandError(
    [`\`wrangler ${command}\` failed`, output.trim()].filter(Boolean).join(":\n"),
  );
}
