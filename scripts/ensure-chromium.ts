/**
 * `tsx scripts/ensure-chromium.ts <command> [arguments…]` finds or installs Chromium and runs the command with
 * CHROMIUM_PATH set. Exits with the command's exit code.
 */
import { spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

// Not chromium-headless-shell: it is faster, but Tab and lazy pictures behave differently from a visitor's browser.
const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
const programs = [
  ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  chromium.executablePath(),
];

/** Whether a program starts: a downloaded browser may lack system libraries. */
const runs = (program: string) =>
  spawnSync(program, ["--version"], { timeout: 30_000 }).status === 0;

const minute = 60_000;
const playwright = join(createRequire(import.meta.url).resolve("@playwright/test"), "../cli.js");
const aptGet = "DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 --quiet";

/** Ways to install one: Playwright's build if its servers can be reached; Debian's package for root. */
const installs: [string, string, string[]][] = [
  ["Playwright's download", process.execPath, [playwright, "install", "chromium"]],
  [
    "Debian's package",
    "sh",
    [
      "-c",
      `test $(id -u) = 0 && ${aptGet} update && ${aptGet} install --yes --no-install-recommends chromium fonts-liberation`,
    ],
  ],
];

function ensureChromium(): string {
  const { CHROMIUM_PATH: wanted } = process.env;
  if (wanted && runs(wanted)) return wanted;
  if (wanted) throw new Error(`CHROMIUM_PATH is "${wanted}", which does not run as a browser`);
  let found = programs.find(runs);
  for (const [name, program, args] of installs) {
    if (found) break;
    console.log(`No Chromium found: trying ${name}…`);
    // Without network access, the download would repeat one error at length.
    spawnSync(program, args, { stdio: ["ignore", "inherit", "ignore"], timeout: 10 * minute });
    found = programs.find(runs);
  }
  if (found) return found;
  throw new Error(
    "no Chromium could be found or installed. Install one (Debian: apt-get install chromium; " +
      "elsewhere: npx playwright install --with-deps chromium), or set CHROMIUM_PATH to its program",
  );
}

/**
 * Runs a program in a process group of its own, so that everything it started can be stopped with it; exits with its
 * exit code.
 */
function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { stdio: "inherit", detached: true, env });
  child.on("error", ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  child.on("exit", (code) => process.exit(code ?? 130));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => child.pid && process.kill(-child.pid, signal));
  }
}

const [command = "", ...args] = process.argv.slice(2);
try {
  run(command, args, { ...process.env, CHROMIUM_PATH: ensureChromium() });
} catch (error) {
  console.error(`Cannot run without a browser: ${(error as Error).message}`);
  process.exitCode = 1;
}
