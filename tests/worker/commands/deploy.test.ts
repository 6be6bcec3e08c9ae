/** `npm run deploy` in a copy of the project whose wrangler.toml an operator has filled in. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "deploy-test-"));
const calls = join(folder, "calls.txt");
const blank = readFileSync("wrangler.toml", "utf8");
const filled = blank
  .replaceAll(".example", ".fr")
  .replaceAll("1 23 45 67 89", "1 84 60 12 34")
  .replaceAll("00000000-", "3f2c8a52-");

for (const name of [
  "app",
  "scripts",
  "public",
  "remix.config.js",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ".dev.vars.example",
]) {
  cpSync(name, join(folder, name), { recursive: true });
}
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
beforeEach(() => {
  writeFileSync(join(folder, "wrangler.toml"), filled);
  rmSync(calls, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds: a build, on a machine with much else to do. */
const patience = { timeout: 60_000 };

/** All that stands untrue in the content: nothing here is about it. */
const accepted =
  "dates,reviews,claims,publisher,prices,shipping,mediator,author,chapter,videos,mail";

/** Runs the command with nothing on the PATH, and follows no checkout link. */
function deploy(args: string[], state = "") {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/deploy.ts", "--offline", ...args],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        PATH: "",
        WRANGLER_PROGRAM: resolve("tests/support/fake-wrangler.mjs"),
        FAKE_CALLS: calls,
        FAKE_STATE: state,
      },
    },
  );
  const called = existsSync(calls) ? readFileSync(calls, "utf8").trimEnd().split("\n") : [];
  return { status, stdout, stderr, called };
}

test("a first deployment reaches the upload", patience, () => {
  const { status, stdout, stderr, called } = deploy(["--accept", accepted], "new");
  expect(stderr).toMatch("[webhooks] ORDER_WEBHOOK_URL is not set: ");
  expect(stdout).toMatch(/First deployment.*\nDeployed\.\n$/s);
  expect(status).toBe(0);
  expect(called.at(-1)).toBe("deploy --env=");
  expect(readFileSync(join(folder, "build/index.js"), "utf8")).toMatch(/\/\/ Sources: \w{64}\n$/);
});

test("a dry run of staging, its open point accepted, uploads nothing", patience, () => {
  const all = `${accepted},webhooks,payments`;
  const options = ["--dry-run", "--env", "staging", "--accept", all];
  const { status, stdout, stderr, called } = deploy(options);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/Dry run: all checked, nothing uploaded\.\n$/);
  expect(called).toEqual([
    "secret list --format json --env=staging",
    "d1 migrations list DB --remote --env=staging",
    "deploy --env=staging --dry-run",
  ]);
});

test("what the pages say that is not so stops it, unless it is accepted", patience, () => {
  const { status, stderr, called } = deploy(["--accept", "reviews,publisher"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Not deployed\. npm run check finds/m);
  expect(stderr).toMatch(/^ {2}\[dates\] .*app\/content\/offers\.ts:\d+$/m);
  expect(stderr).not.toMatch(/\[(reviews|publisher)\]/);
  expect(called.join()).not.toContain("deploy");
});

test.each([
  [
    "a database that is behind",
    "behind",
    /database:\n {2}migrations wait: run `npx wrangler d1 mig/,
  ],
  ["a login that is refused", "refused", /`wrangler secret list` failed:\n.*Authentication error/],
])("%s stops it with a word", patience, (_case, state, message) => {
  const { status, stderr, called } = deploy([], state);
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
  expect(stderr).toMatch(/^Not deployed\. /);
  expect(called.join()).not.toContain("deploy");
});

test("blanks in wrangler.toml never reach the network", patience, () => {
  writeFileSync(join(folder, "wrangler.toml"), blank);
  const { status, stderr, called } = deploy([]);
  expect([status, called]).toEqual([1, []]);
  expect(stderr).toMatch(/^Not deployed\. wrangler\.toml:\n {2}SITE_URL: still the placeholder\n/);
});
