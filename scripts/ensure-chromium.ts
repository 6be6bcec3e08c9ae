/**
 * `tsx scripts/ensure-chromium.ts <command> [arguments…]` finds a Chromium, or gets one, and runs the
 * command with CHROMIUM_PATH set to it. Exits with the command's own code.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const minute = 60_000;

// Not chromium-headless-shell: it is faster, but Tab and lazy pictures are not as in a visitor's browser.
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = [
  "/usr/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

async function ensureChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which does not run as a browser`);
  }
  return (
    installedChromium() ?? (await playwrightDownload()) ?? (await debianPackages()) ?? giveUp()
  );
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find(runs);
}

/** Playwright's own build, where its download servers can be reached. */
async function playwrightDownload(): Promise<string | undefined> {
  console.log("No Chromium found: trying Playwright's download…");
  const require = createRequire(import.meta.url);
  const cli = join(require.resolve("@playwright/test/package.json"), "../cli.js");
  const code = await run(process.execPath, [cli, "install", "chromium"], {
    // A closed network makes it repeat one error at length.
    stdio: ["ignore", "inherit", "ignore"],
    limit: 5 * minute,
  });
  if (code === 0) return installedChromium();
  console.log("The download did not work.");
  return undefined;
}

/** Debian's packages, on Debian and for root. */
async function debianPackages(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's Chromium…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    run("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env, limit: 10 * minute });
  await aptGet("update", "--quiet");
  await aptGet("install", "--quiet", "--yes", "--no-install-recommends", "chromium");
  return installedChromium();
}

function giveUp(): never {
  throw new Error(
    "no Chromium could be found or installed. Install one (Debian: apt-get install chromium; " +
      "elsewhere: npx playwright install --with-deps chromium), or set CHROMIUM_PATH to its program",
  );
}

/** Whether a program starts at all: a downloaded browser may lack the system's libraries. */
function runs(program: string): boolean {
  if (!existsSync(program)) return false;
  return spawnSync(program, ["--version"], { timeout: minute / 2 }).status === 0;
}

interface RunOptions extends SpawnOptions {
  /** Milliseconds after which the program and all it started are ended. */
  limit?: number;
}

let running: ChildProcess | undefined;
let interrupted = false;

/**
 * Runs a program to its end, in a process group of its own so that all it started can end with it.
 * Resolves with its exit code, or 1 where it could not run at all.
 */
function run(program: string, args: string[], { limit, ...options }: RunOptions): Promise<number> {
  const child = spawn(program, args, { stdio: "inherit", detached: true, ...options });
  running = child;
  const timer = limit ? setTimeout(() => end(child, "SIGKILL"), limit) : undefined;
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (code) => {
      clearTimeout(timer);
      if (interrupted) process.exit(code ?? 130);
      resolve(code ?? 1);
    });
  });
}

function end(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (child?.pid && child.exitCode === null) process.kill(-child.pid, signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    interrupted = true;
    end(running, signal);
  });
}

const [command, ...args] = process.argv.slice(2);

if (!command) {
  console.error("Usage: tsx scripts/ensure-chromium.ts <command> [arguments…]");
  process.exit(2);
}

try {
  const CHROMIUM_PATH = await ensureChromium();
  process.exitCode = await run(command, args, { env: { ...process.env, CHROMIUM_PATH } });
} catch (error) {
  console.error(`Cannot run without a browser: ${(error as Error).message}`);
  process.exitCode = 1;
}
