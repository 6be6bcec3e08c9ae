import fc from "fast-check";
import { Response } from "miniflare";
import { afterEach, describe, expect, test } from "vitest";
import { forEachSample } from "../../support/concurrently";
import { held, json } from "../../support/fakes";
import { fieldsOf } from "../../support/fields";
import { hostileEmail, mark, spoilt } from "../../support/injections";
import { answers } from "../../support/lead-forms";
import { listedPages, lookupPages, unlistedPaths } from "../../support/pages";
import { sharedSite } from "../../support/site";
import { everyStep, progress } from "../../support/wizard";
import { anyQuery } from "./any-request";
import { expectNoInjection } from "./no-injection";

const seed = 20260501;

const site = await sharedSite();
afterEach(async () => {
  for (const line of await site.logged()) {
    expect(line).toBe("Webhook call failed: no e-mail address in the answer");
  }
});

const pages = [...listedPages.map(({ path }) => path), ...unlistedPaths];
/** Under each page lies the data that its scripts ask for, under the home page's own name. */
const data = pages.map((path) => `${path === "/" ? "/_root" : path}.data`);
const files = ["/robots.txt", "/sitemap.xml", "/blog/feed.xml", "/speculation-rules.json"];

describe.each([
  ["pages", pages, 25],
  ["data", data, 10],
  ["files and the scripts' manifest", [...files, "/__manifest"], 10],
])("queries of %s", (_name, paths, numRuns) => {
  test.each(paths)("%s", async (path) => {
    const visits = fc.tuple(anyQuery, hostileEmail);
    await forEachSample(visits, { seed, numRuns }, async ([search, email]) => {
      site.partner(json({ email }));
      expectNoInjection(await site.page(path + search));
    });
  });
});

test("300 states of the wizard", async () => {
  const states = fc.tuple(fc.integer({ min: 0, max: 7 }), spoilt(fieldsOf(answers)));
  const labels = everyStep.map((step) => progress(step).label);
  const seen = new Set<string>();
  await forEachSample(states, { seed, numRuns: 300 }, async ([step, fields]) => {
    const search = new URLSearchParams([["step", String(step)], ...fields]);
    const page = await site.page(`/diagnostic?${search}`);
    expect([200, 400]).toContain(page.status);
    expectNoInjection(page);
    seen.add(labels.find((label) => page.text.includes(label)) ?? "none");
  });
  expect([...seen].sort()).toEqual(labels);
});

describe("a page that is streamed while its look-up runs", () => {
  const email = `</script>"\\';${mark}();//&<!--<${mark}>@x`;

  test.each([
    ["by the webhook", "", { email }],
    ["by the address", `&prefilled_email=${encodeURIComponent(email)}`, {}],
  ])("an e-mail that is named %s", async (_name, search, answer) => {
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
});
