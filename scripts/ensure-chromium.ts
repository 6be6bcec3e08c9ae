/**
 * `tsx scripts/ensure-chromium.ts <command> [arguments…]` finds a Chromium, or gets one, and runs the
 * command with CHROMIUM_PATH set to it. Exits with the command's own code.
 */
import { type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
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

function ensureChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which does not run as a browser`);
  }
  return installedChromium() ?? playwrightDownload() ?? debianPackages() ?? giveUp();
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find(runs);
}

/** Playwright's own build, where its download servers can be reached. */
function playwrightDownload(): string | undefined {
  console.log("No Chromium found: trying Playwright's download…");
  const require = createRequire(import.meta.url);
  const cli = join(require.resolve("@playwright/test/package.json"), "../cli.js");
  const isDone = install(process.execPath, [cli, "install", "chromium"], {
    // A closed network makes it repeat one error at length.
    stdio: ["ignore", "inherit", "ignore"],
    timeout: 5 * minute,
  });
  if (isDone) return installedChromium();
  console.log("The download did not work.");
  return undefined;
}

/** Debian's packages, on Debian and for root. */
function debianPackages(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's Chromium…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    install("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { env, timeout: 10 * minute });
  aptGet("update", "--quiet");
  aptGet("install", "--quiet", "--yes", "--no-install-recommends", "chromium");
  return installedChromium();
}

function install(program: string, args: string[], options: SpawnSyncOptions): boolean {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", ...options });
  if (error) console.error(error.message);
  return status === 0;
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

/** Runs a program in a process group of its own, so that all it started can end with it; exits with its code. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { stdio: "inherit", detached: true, env });
  child.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 130));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => child.pid && process.kill(-child.pid, signal));
  }
}

const [command, ...args] = process.argv.slice(2);

if (!command) {
  console.error("Usage: tsx scripts/ensure-chromium.ts <command> [arguments…]");
  process.exit(2);
}

try {
  run(command, args, { ...process.env, CHROMIUM_PATH: ensureChromium() });
} catch (error) {
  console.error(`Cannot run without a browser: ${(error as Error).message}`);
  process.exitCode = 1;
}
