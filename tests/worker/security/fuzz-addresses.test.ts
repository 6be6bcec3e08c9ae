import fc from "fast-check";
import { Response } from "miniflare";
import { afterEach, expect, test } from "vitest";
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

test.each([
  ["pages", pages, 12],
  ["data", data, 4],
  ["files and the scripts' manifest", [...files, "/__manifest"], 10],
])("hostile queries of %s", async (_name, paths, numRuns) => {
  const visits = fc.tuple(anyQuery, hostileEmail);
  for (const path of paths)
    await forEachSample(visits, { seed, numRuns }, async ([search, email]) => {
      site.partner(json({ email }));
      expectNoInjection(await site.page(path + search));
    });
});

test("150 hostile states of the wizard", async () => {
  const states = fc.tuple(fc.integer({ min: 0, max: 7 }), spoilt(fieldsOf(answers)));
  const labels = everyStep.map((step) => progress(step).label);
  const seen = new Set<string>();
  await forEachSample(states, { seed, numRuns: 150 }, async ([step, fields]) => {
    const search = new URLSearchParams([["step", String(step)], ...fields]);
    const page = await site.page(`/diagnostic?${search}`);
    expect([200, 400]).toContain(page.status);
    expectNoInjection(page);
    seen.add(labels.find((label) => page.text.includes(label)) ?? "none");
  });
  expect([...seen].sort()).toEqual(labels);
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
