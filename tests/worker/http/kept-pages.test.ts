import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { applyMigrations } from "../../support/database";
import { mark } from "../../support/injections";
import { pages, routePaths } from "../../support/pages";
import { openSite, origin, type Site } from "../../support/site";
import { nearlySpelled, spellingOf } from "../../support/spellings";

/** States of a page that have a key of their own: as it is, without the bar, with its form received. */
const states = ["", "utm_source=fb", "envoi=reussi", "envoi=reussi&utm_source=ig"];
const keptAddresses = pages.flatMap(({ path, carriesAd }) =>
  states
    .filter((state) => !(carriesAd && state.includes("utm_source")))
    .map((state) => ({ path, state })),
);

/** Parameters that belong to one visitor and, by the page cache's rule, to no page's key. */
const adParameters = fc
  .tuple(
    fc.subarray(
      "gclid fbclid msclkid ttclid gbraid wbraid utm_medium utm_campaign utm_content utm_id _gl".split(
        " ",
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.constantFrom(
      ...["first", `"><script>${mark}`, "/\\evil.test", "%22%20", "é&x=1", "{}", "x".repeat(500)],
    ),
    fc.uuid(),
  )
  .map(([names, text, id]) => new URLSearchParams(names.map((name) => [name, `${text}${id}`])));

async function answerOf(site: Site, address: string, method = "GET") {
  const response = await site.fetch(origin + address, { method });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const bodyOf = async (site: Site, address: string) => (await answerOf(site, address)).html;

/** A page with its tag, by which browsers that have it ask any isolate for it again. */
async function taggedBodyOf(site: Site, address: string) {
  const { headers, html } = await answerOf(site, address);
  return `${headers.get("ETag")} ${html}`;
}

/** One first visit of every kept page, each with a spelling and parameters of its own. */
async function firstVisits(site: Site, seed: number): Promise<string[]> {
  const queries = fc.sample(adParameters, { seed, numRuns: keptAddresses.length });
  const bodies: string[] = [];
  for (const [index, { path, state }] of keptAddresses.entries()) {
    const query = [state, String(queries[index])].filter(Boolean).join("&");
    const [spelling] = fc.sample(spellingOf(path), { seed: seed + index, numRuns: 1 });
    bodies.push(await taggedBodyOf(site, `${spelling}?${query}`));
  }
  return bodies;
}

const canonicalBodies = (site: Site, read = bodyOf) =>
  Promise.all(keptAddresses.map(({ path, state }) => read(site, `${path}?${state}`)));

const reference = await openSite();
const known = await publicBodies(reference);
afterAll(() => reference[Symbol.asyncDispose]());

test("serves the same bytes and tag whoever came first", async () => {
  await using second = await openSite();
  await using third = await openSite();
  const [plain, ...others] = await Promise.all([
    canonicalBodies(reference, taggedBodyOf),
    firstVisits(second, 1),
    firstVisits(third, 2),
  ]);
  for (const [index, { path, state }] of keptAddresses.entries()) {
    for (const bodies of others) expect(bodies[index] === plain[index], path + state).toBe(true);
  }
});

interface Visit {
  route: string;
  path: string;
  query: string;
  method: "GET" | "HEAD";
}

/** Any route, as it is, spelled in another way or nearly so; with an ad, a state or something personal. */
const visits: fc.Arbitrary<Visit> = fc
  .constantFrom(...routePaths, ...pages.map(({ path }) => path))
  .chain((route) =>
    fc.record({
      route: fc.constant(route),
      path: fc.oneof(
        fc.constant(route),
        ...[1, 2].map(() => spellingOf(route)),
        nearlySpelled(route),
      ),
      query: fc.oneof(
        ...[1, 2].map(() => fc.nat().map((id) => `utm_source=ad-${id}&utm_campaign=ad-${id}`)),
        fc.nat().map((id) => `utm%5fsource=ad-${id}`),
        fc.constantFrom(...states, "gclid=1", "prefilled_email=a@b.fr"),
      ),
      method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
    }),
  );

/** Bytes of every page that may be kept, and of the files and page data that are the same for everybody. */
async function publicBodies(site: Site): Promise<Set<string>> {
  const data = pages.map(({ path }) => `${path === "/" ? "/_root" : path}.data`);
  const others = [...routePaths, ...data].flatMap((path) =>
    states.map((state) => bodyOf(site, `${path}?${state}`)),
  );
  return new Set([...(await canonicalBodies(site)), ...(await Promise.all(others)), ""]);
}

/** `VISITS=4000` shows it over more of them. */
const manyVisits = Number(process.env.VISITS ?? 200);

test.each([1, 2])(
  "keeps only canonical pages, in any order of spellings and ads: %i",
  async (seed) => {
    await using site = await openSite();
    await applyMigrations(site.d1);
    const carrying = pages.filter(({ carriesAd }) => carriesAd).map(({ path }) => path);

    for (const visit of fc.sample(visits, { seed, numRuns: manyVisits })) {
      const address = `${visit.path}?${visit.query}`;
      const page = await answerOf(site, address, visit.method);
      const isPublic = !page.headers.get("Cache-Control")?.includes("no-store");
      if (visit.route !== "/healthz") expect(page.status, address).toBeLessThan(500);
      if (page.status >= 400) expectNotKept(page, address);
      if (isPublic) expect(known.has(page.html), `${visit.method} ${address}`).toBe(true);
      for (const [, ad] of page.html.matchAll(/\b(ad-\d+)\b/g)) {
        expect(carrying, address).toContain(visit.route);
        expect(visit.query, address).toContain(ad);
        expectNotKept(page, address);
      }
    }
    expect(await canonicalBodies(site)).toEqual(await canonicalBodies(reference));
  },
);

function expectNotKept({ headers }: Awaited<ReturnType<typeof answerOf>>, address: string) {
  expect(headers.get("Cache-Control"), address).toContain("no-store");
  expect(headers.get("ETag"), address).toBeNull();
}
