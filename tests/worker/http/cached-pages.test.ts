import fc from "fast-check";
import { expect, test } from "vitest";
import { notEmpty } from "../../support/counted";
import { applyMigrations } from "../../support/database";
import { json } from "../../support/fakes";
import { offerPages, pages, routePaths } from "../../support/pages";
import { openSite, origin, type Page, type Site, sharedSite } from "../../support/site";
import { nearlySpelled, spellingOf } from "../../support/spellings";

/** States of a page that have a key of their own: as it is, without the bar, with its form received. */
const states = ["", "utm_source=fb", "envoi=reussi", "envoi=reussi&utm_source=ig"];
const keptAddresses = pages.flatMap(({ path, carriesAd }) =>
  states
    .filter((state) => !(carriesAd && state.includes("utm_source")))
    .map((state) => ({ path, state })),
);

const bodyOf = async (site: Site, address: string) => (await site.fetch(address)).text();

const canonicalBodies = (site: Site) =>
  Promise.all(keptAddresses.map(({ path, state }) => bodyOf(site, `${path}?${state}`)));

const reference = await sharedSite();
const known = await publicBodies(reference);

/** Any route, as it is, spelled in another way or nearly so; with an ad, a state or something personal. */
const visits = fc.constantFrom(...routePaths, ...pages.map(({ path }) => path)).chain((route) =>
  fc.record({
    route: fc.constant(route),
    path: fc
      .oneof(fc.constant(route), ...[1, 2].map(() => spellingOf(route)), nearlySpelled(route))
      // After two slashes comes a host, which not every text is.
      .filter((path) => URL.canParse(path, origin)),
    query: fc.oneof(
      ...[1, 2].map(() => fc.nat().map((id) => `utm_source=ad-${id}&utm_campaign=ad-${id}`)),
      fc.nat().map((id) => `utm%5fsource=ad-${id}`),
      fc.constantFrom(...states, "gclid=1", "prefilled_email=a@b.fr", "session_id=cs_1"),
    ),
    method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  }),
);

/** Bytes of every page that may be kept, and of the files and page data that are the same for everybody. */
async function publicBodies(site: Site): Promise<Set<string>> {
  const data = pages.filter(({ hydrate }) => hydrate).map(({ path }) => `${path}.data`);
  const others = [...routePaths, ...data].flatMap((path) =>
    states.map((state) => bodyOf(site, `${path}?${state}`)),
  );
  return new Set([...(await canonicalBodies(site)), ...(await Promise.all(others)), ""]);
}

/** `VISITS=4000` shows it over more of them. */
const manyVisits = Number(process.env.VISITS ?? 200);

test.each([1, 2])(
  "caches only canonical pages whatever the spellings and ads: %i",
  async (seed) => {
    await using site = await openSite();
    await applyMigrations(site.d1);
    site.partner(json({ email: "lectrice@example.com" }));
    const carried: (string | undefined)[] = [];
    const carrying = pages.filter(({ carriesAd }) => carriesAd).map(({ path }) => path);

    for (const visit of notEmpty(fc.sample(visits, { seed, numRuns: manyVisits }))) {
      const address = `${visit.path}?${visit.query}`;
      const page = await site.page(address, { method: visit.method });
      const isPublic = !page.headers.get("Cache-Control")?.includes("no-store");
      const ads = [...page.html.matchAll(/\b(ad-\d+)\b/g)].map(([ad]) => ad);
      const isOwn = ads.length > 0;
      carried.push(...ads);
      expect(page.status < 500 || visit.route === "/healthz", address).toBe(true);
      const isKept = isPublic || page.headers.has("ETag");
      expect(isKept && (page.status >= 400 || isOwn), address).toBe(false);
      expect(isPublic && !known.has(page.html), `${visit.method} ${address}`).toBe(false);
      expect(isOwn && !carrying.includes(visit.route), address).toBe(false);
      const isFromQuery = (ad = "") => visit.query.includes(ad);
      expect(ads.every(isFromQuery), address).toBe(true);
    }
    expect(carried.length).toBeGreaterThan(0);
    expect(await canonicalBodies(site)).toEqual(await canonicalBodies(reference));
  },
);

test.each(["/healthz.data", "/webhooks/payment.data", "/faq.data", "/_root.data"])(
  "has nothing under %s",
  async (address) => {
    const page = await reference.page(address);
    expect(page.status).toBe(404);
    expectNotKept(page, address);
  },
);

function expectNotKept({ headers }: Page, address: string) {
  expect(headers.get("Cache-Control"), address).toContain("no-store");
  expect(headers.get("ETag"), address).toBeNull();
}

test.each(offerPages)("serves %s to another browser, and 304 to one that has it", async (path) => {
  const { html, headers } = await reference.page(path);
  const other = { Cookie: "a=b", "Accept-Language": "en", "User-Agent": "x" };
  expect((await reference.page(path, { headers: other })).html).toBe(html);
  const tag = headers.get("ETag") ?? "";
  for (const method of ["GET", "HEAD"]) {
    const page = await reference.page(path, { method, headers: { "If-None-Match": tag } });
    expect([page.status, page.html]).toEqual([304, ""]);
    for (const name of ["ETag", "Cache-Control", "Content-Security-Policy"])
      expect(page.headers.get(name), name).toBe(headers.get(name));
  }
});
