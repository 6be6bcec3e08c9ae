import { expect, test } from "vitest";
import { deployCommand } from "../../../scripts/deploy/command";
import { parse } from "../../../scripts/kit/command";
import { errorsOf, routeErrors } from "../../../scripts/kit/configuration";
import { readConfig } from "../../../scripts/kit/wrangler";
import { variables } from "../../support/variables";

const { ORDER_WEBHOOK_URL: _secret, ...vars } = variables;
const filled = { ...vars, CONTACT_EMAIL: "bonjour@editeur.fr", CONTACT_PHONE: "+33 1 84 60 12 34" };
const databases = [{ database_name: "site", database_id: "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f" }];

function faults(changes: Record<string, string>, d1_databases = databases) {
  const names = Object.keys(changes).join("|") || "database_id";
  const all = errorsOf({ vars: { ...filled, ...changes }, d1_databases });
  return all.filter((line) => line.match(`^(${names}):`));
}

/** What the command line says, read but not done. */
async function read(...args: string[]) {
  const read: unknown[] = [];
  const command = deployCommand(async (options) => void read.push(options));
  await parse(command, args, {});
  return read[0];
}

test("reads the options of a deployment", async () => {
  expect(await read()).toEqual({ dryRun: false, env: null, accept: [], offline: false });
  const args = ["--dry-run", "--env=staging", "--offline", "--accept", "webhooks,prices"];
  const accept = ["webhooks", "prices", "mail"];
  const all = { dryRun: true, env: "staging", accept, offline: true };
  expect(await read(...args, "--accept=mail")).toEqual(all);
});

test.each([
  ["--dryrun", "unknown option '--dryrun'\n(Did you mean --dry-run?)"],
  ["--accept=webhooks,prise", 'no point to accept is called "prise"; did you mean prices?'],
  ["--accept=everything", /called "everything": use one of dates, reviews, /],
  ["now", "too many arguments"],
])("rejects %s", async (arg, message) => {
  await expect(read(arg)).rejects.toThrow(message);
});

test("rejects an unknown environment and suggests the nearest name", async () => {
  await expect(readConfig("stagng")).rejects.toThrow(
    'no environment in wrangler.toml is called "stagng"; did you mean staging?',
  );
});

const testLink = "https://buy.stripe.com/test_1";

test.each([
  ["SITE_URL", "https://auteur-augmente.example", "still the placeholder"],
  ["MAIL_FROM", "Nom <a@auteur-augmente.example>", "still the placeholder"],
  ["SITE_URL", "http://auteur-augmente.fr", "expected https"],
  ["SITE_URL", "https://auteur-augmente.fr/", null],
  ["SITE_URL", "https://auteur-augmente.fr/shop", "expected an http(s) URL without a path"],
  ["SITE_URL", "https://auteur-augmente.fr/?a=b", "expected an http(s) URL without a path"],
  ["CONTACT_EMAIL", "contact@editeur.fr?cc=x@y.fr", "expected an e-mail address"],
  ["COMMUNITY_URL", "group", "expected an http(s) URL"],
  ["CHECKOUT_BOOK_URL", "javascript:alert(1)", "expected an http(s) URL"],
  ["CHECKOUT_BOOK_URL", "//pay.test/book", "expected an http(s) URL"],
  ["CHECKOUT_EXTRA_ORIGINS", "https://a.fr http://b.fr", "expected https"],
  ["CHECKOUT_BOOK_URL", testLink, "a test link of the payment provider, which takes no money"],
  ["LEAD_RETENTION_DAYS", "often", "expected a number of days"],
  ["VIDEO_COVR_URL", "x", "not a variable of this site; did you mean VIDEO_COVER_URL?"],
  ["ANALYTICS", "on", "not a variable of this site"],
])("judges %s = %s: %s", (name, value, fault) => {
  expect(faults({ [name]: value })).toEqual(fault ? [`${name}: ${fault}`] : []);
});

test("takes a test link on staging alone", () => {
  const vars = { CHECKOUT_BOOK_URL: testLink };
  const named = (env: string | null) => errorsOf({ vars, d1_databases: [] }, env).join();
  expect(named(null)).toContain("test link");
  expect(named("staging")).not.toContain("test link");
});

test("refuses a database that was not created", () => {
  const blank = [{ database_name: "site", database_id: "00000000-0000-0000-0000-000000000000" }];
  expect(faults({}, blank)).toEqual([
    "database_id: run `npx wrangler d1 create site --jurisdiction eu` and set its id",
  ]);
});

const site = (host: string, ...patterns: string[]) => ({
  name: host,
  vars: { SITE_URL: `https://${host}` },
  d1_databases: [],
  routes: patterns.map((pattern) => ({ pattern, custom_domain: true })),
});
const production = site("livre.fr", "livre.fr");
const namesake = { ...site("test.livre.fr"), name: "livre.fr" };
const foreign = "routes: autre.fr is not the host of SITE_URL, livre.fr";

test.each([
  ["its own host", production, null, []],
  ["its own host in a pattern", { ...production, routes: ["https://livre.fr/*"] }, null, []],
  ["an environment's own host", site("test.livre.fr", "test.livre.fr"), production, []],
  ["none", site("test.livre.fr"), production, []],
  ["another host", site("livre.fr", "livre.fr", "autre.fr"), null, [foreign]],
  ["none, under production's name", namesake, production, ["name: the same as production's"]],
])("judges the routes of %s", (_what, config, other, errors) => {
  expect(routeErrors(config, other)).toEqual(errors);
});

const productions = ["livre.fr", "livre.fr/*", "https://LIVRE.fr/*"];

test.each(productions)("rejects a production route on staging: %s", (route) => {
  const fault = `routes: ${route} is production's: set the environment's own`;
  for (const host of ["test.livre.fr", "livre.fr"])
    expect(routeErrors({ ...site(host, route), name: "staging" }, production)).toEqual([fault]);
});
