/*
 * One journey with the real wrangler: an empty account, staging, the drill, the bad day. Each test goes on where the last
 * one ended: run the whole file.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { book } from "~/content/offers";
import { ruleNames } from "../../../scripts/check/rules";
import { ApiError } from "../../support/cloudflare/database";
import { notEmpty } from "../../support/counted";
import { openOperator } from "../../support/operator";

/** Milliseconds: compiler, build and wrangler, one after the other, on a machine with much else to do. */
const patience = { timeout: 1_200_000 };

/** All that stands untrue in the repository: nothing here is about it. */
const accepted = ruleNames.filter((name) => !["webhooks", "payments"].includes(name)).join();

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
});
afterAll(() => operator[Symbol.asyncDispose]());

const deploy = (...args: string[]) => operator.run("deploy", "--offline", ...args);
const check = (...args: string[]) => operator.run("check", "--offline", ...args);

async function createDatabase(name: string, replaced: string) {
  const { stdout } = await operator.wrangler(`d1 create ${name} --jurisdiction eu`);
  const [, id = ""] = /database_id = "([^"]+)"/.exec(stdout) ?? [];
  operator.edit("wrangler.toml", [replaced, id]);
  return id;
}

const worker = (name = "auteur-augmente") => operator.cloudflare.workers.find(name);

function binding(name: string, of?: string) {
  const { versions, deployments } = worker(of);
  const running = versions.find(({ id }) => id === deployments[0]);
  return running?.bindings.find((one) => one.name === name);
}

const blank = "00000000-0000-0000-0000-000000000000";
const blankStaging = "00000000-0000-0000-0000-000000000001";
let productionId: string;

/** A deployment of which Cloudflare refuses a call. */
async function deployWithout(pattern: RegExp) {
  const { refusals } = operator.cloudflare;
  refusals.push({ pattern, error: new ApiError(10000, "Authentication error", 403) });
  const outcome = await deploy("--accept", accepted);
  refusals.length = 0;
  return outcome;
}

const route = ['# routes = [{ pattern = "auteur', 'routes = [{ pattern = "auteur'] as const;

test("refuses blanks, and staging under the production domain", patience, async () => {
  const undo = operator.edit("wrangler.toml", route);
  const { status, stderr } = await deploy("--env", "staging", "--accept", accepted);
  undo();
  expect([status, operator.cloudflare.calls]).toEqual([1, []]);
  expect(stderr).toMatch(
    /^Not deployed\. wrangler\.toml, env\.staging:\n {2}SITE_URL: still the placeholder\n/,
  );
  expect(stderr).toMatch(/routes: auteur-augmente\.\w+ is production's/);
  const { stdout } = await check();
  expect(stdout).toMatch(/^\[configuration\] SITE_URL: still the placeholder, wrangler\.toml$/m);
  expect(stdout).toMatch(/^\[configuration\] database_id: run `npx wrangler d1 create/m);
});

test("refuses a price whose type is wrong", patience, async () => {
  operator.fillIn();
  const undo = [
    operator.edit("wrangler.toml", [blank, crypto.randomUUID()]),
    operator.edit("app/content/offers.ts", [`cents: ${book.cents}`, 'cents: "19,90 €"']),
  ];
  const mistyped = await deploy();
  for (const step of undo) step();
  expect(mistyped.stdout).toMatch(/^app\/.*error TS/m);
  expect(mistyped.stderr).toMatch(/^Not deployed\. The types are wrong: see above\.$/m);
});

test("deploys from an empty account", patience, async () => {
  productionId = await createDatabase("auteur-augmente", blank);
  const behind = await deploy();
  expect(behind.stderr).toMatch(/database:\n {2}migrations wait: run `npx wrangler d1 mig/);
  const migrated = await operator.wrangler('d1 migrations apply DB --remote --env=""');
  expect(migrated.status).toBe(0);

  const untrue = await deploy("--accept", "claims,publisher");
  expect(untrue.stderr).toMatch(/^Not deployed\. npm run check finds/m);
  expect(untrue.stderr).toMatch(/^ {2}\[dates\] .*app\/content\/offers\.ts:\d+ \(and \d+ more: /m);
  expect(untrue.stderr).not.toContain("[publisher]");

  operator.edit("wrangler.toml", route);
  const unasked = await deploy("--accept", accepted);
  expect(unasked.stderr).toMatch(/auteur-augmente\.fr: not yet this Worker's domain/);
  expect(() => worker()).toThrow("does not exist");

  const first = await deploy("--accept", `${accepted},domain`);
  expect(first.stdout).toMatch(/^First deployment: /m);
  const [, next = ""] = /^Deployed\.\nNo payment.*: npx wrangler (.*)\n$/m.exec(first.stdout) ?? [];
  expect(next).toBe('secret put PAYMENT_WEBHOOK_SECRET --env=""');
  expect(operator.cloudflare.workers.domains.get("auteur-augmente.fr")).toBe("auteur-augmente");
  expect(binding("DB")).toMatchObject({ id: productionId });

  const put = await operator.wrangler(next, "whsec_of_the_live_endpoint");
  expect([put.status, put.stderr]).toEqual([0, ""]);
  expect(binding("PAYMENT_WEBHOOK_SECRET")).toBeDefined();
});

test("says what is live when the rest of a deployment fails", patience, async () => {
  const before = worker().deployments[0];
  const inPart = await deployWithout(/^PUT .*\/schedules$/);
  const live = worker().deployments[0];
  expect(live).not.toBe(before);
  expect(inPart.status).toBe(1);
  expect(inPart.stderr).toContain(`\nVersion ${live} is live. Fix what wrangler says above`);
  expect(inPart.stderr).not.toContain("Not deployed");

  const notAtAll = await deployWithout(/^POST .*\/versions$/);
  expect(notAtAll.stderr).toMatch(/^Not deployed\. `wrangler deploy` failed/m);

  const login = await deployWithout(/deployments$/);
  expect(login.stderr).toMatch(/Authentication error \[code: 10000\]\nLog in with/);
});

test("reads the secrets of the version that runs", patience, async () => {
  expect((await check("--remote")).stdout).not.toContain("[payments]");
  const { deployments, versions } = worker();
  deployments.unshift(versions[0]?.id ?? "");
  const { stdout } = await check("--remote");
  deployments.shift();
  expect(stdout).toMatch(
    /^\[payments\] .*, npx wrangler secret put PAYMENT_WEBHOOK_SECRET --env=""$/m,
  );
});

test("copies production to staging, then brings it back after a bad day", patience, async () => {
  const { databases } = operator.cloudflare;
  const { sqlite } = databases.find(productionId);
  sqlite.run(
    "INSERT INTO unsubscribed_addresses (address, created_at) VALUES ('o''neil@example.com', '2026-01-01')",
  );
  const copies = join(operator.folder, "copies");
  mkdirSync(copies);
  const kept = await operator.run("backup", "--output", copies, "--remote");
  expect(kept.stdout).toMatch(/ rows kept in /);
  const [copy = ""] = readdirSync(copies);
  expect(copy).toMatch(/^production-/);
  const file = join(copies, copy);

  operator.edit(
    "wrangler.toml",
    ["# [env.staging]\n# routes", "[env.staging]\nroutes"],
    ["[env.staging.vars]", '[env.staging.vars]\nOUTBOX = "off"'],
  );
  const stagingId = await createDatabase("auteur-augmente-staging", blankStaging);
  const restored = await operator.run("restore", file, "--env", "staging", "--remote");
  expect(restored.stdout).toMatch(/ rows are back\.\n$/);
  expect(restored.stderr).toContain(stagingId);
  const staged = await deploy("--env", "staging", "--accept", `${accepted},domain`);
  expect(staged.stdout).toMatch(/Deployed\.\nNo payment .* --env staging\n$/);
  expect(binding("ENVIRONMENT", "auteur-augmente-staging")).toMatchObject({ text: "staging" });
  expect(binding("OUTBOX", "auteur-augmente-staging")).toMatchObject({ text: "off" });
  expect(binding("DB", "auteur-augmente-staging")).toMatchObject({ id: stagingId });

  await operator.wrangler("d1 delete auteur-augmente -y");
  const gone = await operator.run("backup", "--output", copies, "--remote");
  expect(gone.stderr).toMatch(/see database_id in wrangler\.toml/);
  const newId = await createDatabase("auteur-augmente-2", productionId);
  await operator.run("restore", file, "--remote");
  const again = await deploy("--accept", accepted);
  expect(again.stdout).toMatch(/Deployed\.\n$/);
  expect(binding("DB")).toMatchObject({ id: newId });
  const [found] = databases.find(newId).sqlite.exec("SELECT address FROM unsubscribed_addresses");
  expect(found?.values).toEqual([["o'neil@example.com"]]);
});

test("checks the files and secrets of staging, and names its commands", patience, async () => {
  const bucket = { binding: "FILES", bucket_name: "files-staging", jurisdiction: "eu" };
  const lines = Object.entries(bucket).map(([name, value]) => `${name} = "${value}"`);
  operator.edit("wrangler.toml", [
    "# [[env.staging.r2_buckets]]",
    ["[[env.staging.r2_buckets]]", ...lines, ""].join("\n"),
  ]);
  await operator.wrangler("r2 bucket create files-staging --jurisdiction eu");
  writeFileSync(join(operator.folder, "book.pdf"), "%PDF-1.7");
  const key = "files-staging/book/l-auteur-augmente.pdf";
  await operator.wrangler(`r2 object put ${key} --file book.pdf --jurisdiction eu --remote`);
  const { stdout } = await check("--env", "staging", "--remote");
  expect(stdout).toMatch(/^\[deliverables\] book\/l-auteur-augmente\.epub n’est pas/m);
  expect(stdout).not.toContain("l-auteur-augmente.pdf n’est pas");
  expect(stdout).toMatch(/^\[payments\] .* --env staging$/m);
  const advice = stdout.split("\n").filter((line) => line.includes("npx wrangler"));
  expect(notEmpty(advice).filter((line) => !line.includes("--env staging"))).toEqual([]);
});
