import { getTableName } from "drizzle-orm";
import { Response } from "miniflare";
import { afterAll, expect, test, vi } from "vitest";
import { outboxEvents, pageCounts } from "~/db/schema";
import { forEachSample } from "../../support/concurrently";
import { held } from "../../support/fakes";
import { fieldsOf } from "../../support/fields";
import { mark } from "../../support/injections";
import { leadForms } from "../../support/lead-forms";
import { openLeadSite } from "../../support/lead-site";
import { lookupPages, routePaths } from "../../support/pages";
import { origin } from "../../support/site";
import { setting } from "../../support/variables";
import { type AnyRequest, anyRequest } from "./any-request";
import { expectSound, soundTables } from "./db-invariants";
import { expectNoInjection } from "./no-injection";

/** `FUZZ_REQUESTS=10000` is the whole run: it takes minutes, and says what it found. */
const { FUZZ_REQUESTS } = process.env;
const requests = Number(FUZZ_REQUESTS ?? 1_500);

function report(counts: Record<string, number>) {
  if (FUZZ_REQUESTS) console.log(JSON.stringify(counts));
}

const site = await openLeadSite({ rateLimit: 1_000_000, mail: true });
afterAll(() => site[Symbol.asyncDispose]());

/** Look-ups are told an address that breaks out of whatever does not escape it. */
site.partner(({ url }) =>
  url === setting("LEADS_WEBHOOK_URL")
    ? new Response(null, { status: 204 })
    : Response.json({ email: `"'><${mark}>@x` }),
);

test(`${requests} requests of any kind to every route`, {
  timeout: 60_000 + requests * 100,
}, async () => {
  for (const { path, valid } of leadForms) await site.submit(path, fieldsOf(valid));
  const ids = (await site.settled()).map(({ subject_id }) => subject_id);

  const statuses: Record<string, number> = {};
  const reached = new Set<string>();
  let echoes = 0;
  const visit = async ({ route, path, init }: AnyRequest) => {
    const page = await site.page(path, init);
    // Refused signatures, some of which are sent, alarm there.
    const isAlarm = route === "/healthz" && page.status === 503;
    expectNoInjection({ ...page, status: isAlarm ? 200 : page.status });
    statuses[page.status] = (statuses[page.status] ?? 0) + 1;
    reached.add(route);
    if (page.html.toLowerCase().includes(mark)) echoes += 1;
  };
  await forEachSample(anyRequest(origin, ids), { seed: 20260619, numRuns: requests }, visit);

  const seen = Object.keys(statuses).map(Number);
  expect(seen).toEqual(expect.arrayContaining([200, 302, 303, 400, 403, 404, 405, 415]));
  expect([...reached]).toEqual(expect.arrayContaining([...routePaths]));
  // What was typed is shown again, so there was something to escape.
  expect(echoes).toBeGreaterThan(50);
  report(statuses);
});

test("rows of every table after all of it", async () => {
  await site.settled();
  // Counts are written some seconds after the last view.
  await vi.waitFor(async () => expect(await site.rows(pageCounts)).not.toEqual([]), 10_000);
  const rows: Record<string, number> = {};
  for (const table of soundTables) {
    const found = await site.rows(table);
    for (const row of found) expectSound(table, row);
    rows[getTableName(table)] = found.length;
  }
  expect(Object.values(rows)).not.toContain(0);
  report(rows);

  const { results } = await site.d1
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>();
  const own = results.map(({ name }) => name).filter((name) => !/^(_cf_|sqlite_)/.test(name));
  expect(own.sort()).toEqual([...soundTables, outboxEvents].map(getTableName).sort());
});

test("the log of all of it", async () => {
  const lines = await site.logged();
  expect(lines.join("\n").toLowerCase()).not.toContain(mark);
  const known = /^(Webhook call failed|Payment event malformed|Payment event refused): /;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
});

const email = `</script>"\\';${mark}();//&<!--<${mark}>@x`;

test.each([
  ["the webhook", "", { email }],
  ["the address", `&prefilled_email=${encodeURIComponent(email)}`, {}],
])("a hostile e-mail of %s on streamed pages", async (_name, search, answer) => {
  const partner = held();
  site.partner(partner.partner);
  const visits = lookupPages.map((path) => site.fetch(`${path}?session_id=cs_1${search}`));
  const responses = await Promise.all(visits);
  partner.answer(Response.json(answer));
  for (const { status, headers, body } of responses) {
    const html = await new Response(body).text();
    expect(html.includes("&lt;/script&gt;&quot;")).toBe(search === "");
    expectNoInjection({ status, headers, html });
  }
});
