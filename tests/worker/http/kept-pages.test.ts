import fc from "fast-check";
import { expect, test } from "vitest";
import { mark } from "../../support/hostile";
import { pages } from "../../support/pages";
import { openSite, type Site } from "../../support/site";

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
    fc.uniqueArray(fc.constantFrom("gclid", "fbclid", "utm_campaign", "utm_content", "_gl"), {
      minLength: 1,
    }),
    fc.constantFrom("first", `"><script>${mark}`, "/\\evil.test", "%22%20", "é&x=1", "{}"),
    fc.uuid(),
  )
  .map(([names, text, id]) => new URLSearchParams(names.map((name) => [name, `${text}${id}`])));

/** One first visit of every kept page, each with parameters of its own. */
async function firstVisits(site: Site, seed: number): Promise<string[]> {
  const queries = fc.sample(adParameters, { seed, numRuns: keptAddresses.length });
  const bodies: string[] = [];
  for (const [index, { path, state }] of keptAddresses.entries()) {
    const query = [state, String(queries[index])].filter(Boolean).join("&");
    bodies.push((await site.page(`${path}?${query}`)).html);
  }
  return bodies;
}

test("no byte of a kept page depends on who came first", async () => {
  await using first = await openSite();
  await using second = await openSite();
  await using third = await openSite();
  const [plain, ...others] = await Promise.all([
    Promise.all(
      keptAddresses.map(async ({ path, state }) => (await first.page(`${path}?${state}`)).html),
    ),
    firstVisits(second, 1),
    firstVisits(third, 2),
  ]);
  for (const [index, { path, state }] of keptAddresses.entries()) {
    for (const bodies of others) expect(bodies[index] === plain?.[index], path + state).toBe(true);
  }
});
