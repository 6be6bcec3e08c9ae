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
import { unstable_readConfig } from "wrangler";
import { ruleNames } from "../../../scripts/check/rules";

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
/** What nothing accepts for the production: made true, as an operator does. */
function makeTrue(name: string, from: RegExp, to: string) {
  const file = join(folder, "app/content", name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}
makeTrue("claims.ts", /source: null/g, 'source: "une enquête"');
makeTrue("author.ts", /Author \| null = null/, 'Author | null = { name: "Ariane Delmas" }');
makeTrue(
  "readers.ts",
  /sample: true/g,
  'published: "2026-05-01", experienced: "2026-04-01", checked: true',
);
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
beforeEach(() => {
  writeFileSync(join(folder, "accepted.json"), "[]");
  writeFileSync(join(folder, "wrangler.toml"), filled);
  rmSync(calls, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Milliseconds: a build, on a machine with much else to do. */
const patience = { timeout: 120_000 };

/** All that stands untrue: nothing here is about it. */
const accepted = ruleNames.filter((name) => name !== "webhooks").join();

/** Lets untrue claims pass until a day, as the repository does. */
function accept(names: readonly string[], until: string, ...others: object[]) {
  const entries = names.map((name) => ({ name, reason: "launch", until }));
  writeFileSync(join(folder, "accepted.json"), JSON.stringify([...entries, ...others]));
}

const deploy = (args: string[], state = "") => run("deploy", args, state);

/** Runs a command with nothing on the PATH, and follows no checkout link. */
function run(command: string, args: string[], state = "") {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", `scripts/${command}.ts`, "--offline", ...args],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        PATH: "",
        WRANGLER_PROGRAM: resolve("tests/support/fake-wrangler.mjs"),
        FAKE_CALLS: calls,
        FAKE_STATE: state,
        FAKE_SECRETS: "ORDER_WEBHOOK_URL,PAYMENT_WEBHOOK_SECRET",
      },
    },
  );
  const called = existsSync(calls) ? readFileSync(calls, "utf8").trimEnd().split("\n") : [];
  return { status, stdout, stderr, called };
}

test("first deployment", patience, () => {
  const { status, stdout, stderr, called } = deploy(["--accept", accepted], "new");
  expect(stderr).toMatch("[webhooks] LEADS_WEBHOOK_URL is not set: ");
  expect(stdout).toMatch(/First deployment.*\nDeployed\.\n$/s);
  expect(status).toBe(0);
  expect(called.at(-1)).toBe("deploy --env=");
  expect(readFileSync(join(folder, "build/index.js"), "utf8")).toMatch(/\/\/ Sources: \w{64}\n$/);
});

test("dry run of staging with what the repository accepts", patience, () => {
  accept(ruleNames, "2999-12-31");
  const { status, stdout, stderr, called } = deploy(["--dry-run", "--env", "staging"]);
  expect(stderr).toMatch(/^\[dates\] .* \(accepted until 2999-12-31: launch\)$/m);
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("Not deployed")]);
  expect(stdout).toMatch(/Dry run: all checked, nothing uploaded\.\n$/);
  expect(called).toEqual([
    "secret list --format json --env=staging",
    "d1 migrations list DB --remote --env=staging",
    "deploy --dry-run --env=staging",
  ]);
});

test("untrue claims, some accepted, one that no production accepts", patience, () => {
  const file = join(folder, "app/content/claims.ts");
  const sourced = readFileSync(file, "utf8");
  writeFileSync(file, sourced.replace(/source: "[^"]*"/, "source: null"));
  const { status, stderr, called } = deploy(["--accept", "claims,publisher"]);
  writeFileSync(file, sourced);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Not deployed\. npm run check finds/m);
  expect(stderr).toMatch(/^ {2}\[dates\] .*app\/content\/offers\.ts:\d+ \(and \d+ more: /m);
  expect(stderr).toMatch(/^ {2}\[claims\] .* \(cannot be accepted for production\)$/m);
  expect(stderr).not.toContain("[publisher]");
  expect(called.join()).not.toContain("deploy");
});

test("check of claims that are, and that were, accepted", patience, () => {
  accept(["mediator"], "2999-12-31", { name: "dates", reason: "launch", until: "2026-01-01" });
  const { status, stdout } = run("check", []);
  expect(status).toBe(1);
  const [, title] =
    stdout.match(/^(.*:)\n\[mediator\] .* \(accepted until 2999-12-31: launch\)$/m) ?? [];
  expect(title).toBe("Not so, and accepted for now:");
  expect(stdout).toMatch(
    /^accepted\.json: \[dates\] was accepted until 2026-01-01, and is no more$/m,
  );
  expect(stdout).toMatch(/^Not so:\n\[dates\] /m);
});

test.each([
  [
    "a database that is behind",
    "behind",
    /database:\n {2}migrations wait: run `npx wrangler d1 mig/,
  ],
  ["a login that is refused", "refused", /`wrangler secret list` failed:\n.*Authentication error/],
])("%s", patience, (_case, state, message) => {
  const { status, stderr, called } = deploy([], state);
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
  expect(stderr).toMatch(/^Not deployed\. /);
  expect(called.join()).not.toContain("deploy");
});

test("check of the files in the bucket of an environment", patience, () => {
  const bucket = `
[[env.staging.r2_buckets]]
binding = "FILES"
bucket_name = "files-staging"
jurisdiction = "eu"
`;
  writeFileSync(join(folder, "wrangler.toml"), filled + bucket);
  const found = run("check", ["--env", "staging", "--remote"]);
  expect(found.called).toContain(
    "r2 object get files-staging/book/l-auteur-augmente.pdf --remote --pipe --jurisdiction eu --env=staging",
  );
  expect(found.stdout).toMatch(/^\[deliverables\] book\/l-auteur-augmente\.epub is not in/m);
  expect(found.stdout).not.toContain("l-auteur-augmente.pdf");

  const unread = run("check", ["--env", "staging", "--remote"], "unread");
  expect(unread.stderr).toMatch(/^The files in the bucket were not looked up\. .*10042/ms);
  expect(unread.stdout).not.toContain("is not in the bucket");
});

/** As an operator gives the production its domain; staging inherits it. */
const withRoute = (toml: string) =>
  toml.replace(
    "[assets]",
    'routes = [{ pattern = "auteur-augmente.fr", custom_domain = true }]\n\n[assets]',
  );

test("blanks, and staging under the production's domain", patience, () => {
  writeFileSync(join(folder, "wrangler.toml"), withRoute(blank));
  const { status, stderr, called } = deploy(["--env", "staging", "--accept", accepted]);
  expect([status, called]).toEqual([1, []]);
  expect(stderr).toMatch(
    /^Not deployed\. wrangler\.toml, env\.staging:\n {2}SITE_URL: still the placeholder\n/,
  );
  expect(stderr).toMatch(/routes: auteur-augmente\.\w+ is the production's/);
});

test("first domain without a terminal", patience, () => {
  writeFileSync(join(folder, "wrangler.toml"), withRoute(filled));
  const { status, stderr, called } = deploy(["--accept", accepted], "new");
  expect(status).toBe(1);
  expect(stderr).toMatch(/routes: auteur-augmente\.fr is given .* deploy in a terminal/);
  expect(called.join()).not.toContain("deploy");
});

test("no other address than the site's own domain, staging too", () => {
  for (const env of ["", "staging"]) {
    const site = unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) });
    expect(site).toMatchObject({ workers_dev: false, preview_urls: false });
  }
});
