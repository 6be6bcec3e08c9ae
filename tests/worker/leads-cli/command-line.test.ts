/** The command itself, with wrangler and a local database, as an operator runs it. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { examples } from "~/operator/examples";
import { openCloudflare } from "../../support/cloudflare/server";
import { notEmpty } from "../../support/counted";
import { openD1 } from "../../support/d1";
import { readMigrations } from "../../support/database";
import { challengeForm, storeChallengeParticipant, storeChapterRequest } from "../../support/leads";

const folder = mkdtempSync(join(tmpdir(), "leads-test-"));
const home = join(folder, "home");
const persistTo = join(folder, "state");
const wrangler = "node_modules/wrangler/bin/wrangler.js";
/** What every command says first. */
const asking = `Asking the local database in ${persistTo}.\n`;

/** Runs a program with nobody at the terminal, in a home folder of its own. */
function run(program: string, args: string[], variables: Record<string, string> = {}) {
  const config = { HOME: home, XDG_CONFIG_HOME: join(home, ".config") };
  const env = { ...process.env, ...config, ...variables };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(program, args, { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
    child.stdin?.end();
  });
}

const node = (args: string[], variables?: Record<string, string>) =>
  run(process.execPath, args, variables);

const program = ["--import", "tsx", "scripts/leads.ts"];
const leads = (...args: string[]) => node([...program, "--persist-to", persistTo, ...args]);

beforeAll(async () => {
  const place = ["--local", "--persist-to", persistTo];
  await node([wrangler, "d1", "migrations", "apply", "DB", ...place]);

  const { d1Databases } = inject("worker");
  const { d1, dispose } = await openD1({ d1Databases, d1Persist: join(persistTo, "v3/d1") });
  const db = drizzle(d1);
  await storeChapterRequest({ db }, { email: "o'brien@example.com" });
  await storeChallengeParticipant({ db }, { bookTopicIdea: "L’été;\n--\n/* 1 */" });
  await dispose();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("exits with 2 on a wrong command line, naming the help", async () => {
  expect(await leads("lst")).toEqual({
    code: 2,
    stdout: "",
    stderr: "unknown command 'lst'\n(Did you mean list?)\nSee npm run leads -- --help\n",
  });
});

test("lists leads from the local database", async () => {
  const listed = await leads("list");
  expect([listed.code, listed.stderr]).toEqual([0, asking]);
  expect(listed.stdout).toMatch(/challenge +waiting +- +camille\.roux@example\.com +Camille Roux/);
  expect(listed.stdout).toMatch(/chapter +waiting +- +o'brien@example\.com +Camille Roux/);
});

test("sends examples to a deployed environment with a receiver only", async () => {
  await using cloudflare = await openCloudflare();
  const name = "auteur-augmente-staging";
  const binding = { name: "LEADS_WEBHOOK_SECRET", type: "secret_text" };
  const worker = cloudflare.workers.create(name, [binding]);
  const sent = (...args: string[]) =>
    node([...program, ...args, "--remote", "--env", "staging"], cloudflare.variables);
  const refused = await sent("test-event");
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toMatch(/^Changing the deployed database auteur-augmente-staging \(/);
  expect(refused.stderr).toContain(
    "No example stored: LEADS_WEBHOOK_URL is not set there, so nothing would send them. Set it with npx wrangler secret put LEADS_WEBHOOK_URL --env staging",
  );

  worker.versions[0]?.bindings.push({ name: "LEADS_WEBHOOK_URL", type: "secret_text" });
  const { sqlite } = cloudflare.databases.create(name, "00000000-0000-0000-0000-000000000001");
  for (const statement of await readMigrations()) sqlite.exec(statement);
  const { code, stdout } = await sent("test-event");
  expect([code, stdout]).toEqual([0, expect.stringMatching(`^${examples.length} examples wait`)]);
  const [stored] = sqlite.exec("SELECT count(*) FROM outbox_events");
  expect(stored?.values).toEqual([[examples.length]]);
});

test("shows a lead that no log of npm or wrangler keeps", async () => {
  const camille = challengeForm().email;
  const cache = join(folder, "npm");
  const args = ["run", "leads", "--", "show", camille, "--persist-to", persistTo];
  const shown = await run("npm", args, { npm_config_cache: cache });
  expect(shown.stderr).toContain(`${camille}: 1 lead, 1 event`);
  expect(shown.stdout).toContain("L’été;");
  const logs = existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: "utf8" }) : [];
  expect(logs.find((name) => name.endsWith(".log"))).toBeUndefined();

  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8"));
  expect(files.some((text) => text.includes("migrations"))).toBe(true);
  expect(notEmpty(files).filter((text) => text.includes("@example.com"))).toEqual([]);
});
