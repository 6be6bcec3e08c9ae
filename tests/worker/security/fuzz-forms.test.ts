import fc from "fast-check";
import { afterAll, afterEach, expect, test } from "vitest";
import { forEachSample } from "../../support/concurrently";
import { fieldsOf } from "../../support/fields";
import { hostileText, mark, spoilt } from "../../support/injections";
import { challenge, chapter, diagnostic, leadForms, resources } from "../../support/lead-forms";
import { openLeadSite, received } from "../../support/lead-site";
import { orderForms } from "../../support/order-forms";
import { origin, type Page } from "../../support/site";
import { anyQuery } from "./any-request";
import { expectNoInjection } from "./no-injection";

const seed = 20260501;

const site = await openLeadSite({ rateLimit: 100_000 });
site.partner(received);
afterEach(async () => {
  expect(await site.logged()).toEqual([]);
});
afterAll(() => site[Symbol.asyncDispose]());

/** A form's page, or the data that its scripts ask for, at any address of theirs. */
const addressOf = (path: string) =>
  fc
    .tuple(fc.constantFrom("", "", ".data"), anyQuery)
    .map(([suffix, query]) => path + suffix + query);

/** Makes that many posts and looks at each answer; tells which statuses there were and how often they echoed. */
async function fuzz(
  numRuns: number,
  posts: fc.Arbitrary<{ path: string; body: string; type?: string }>,
) {
  const statuses = new Set<number>();
  let echoes = 0;
  const post = async ({ path, body, type = "application/x-www-form-urlencoded" }: Post) => {
    const headers = { "Content-Type": type, Origin: origin };
    const page: Page = await site.page(path, { method: "POST", headers, body });
    expectNoInjection(page);
    statuses.add(page.status);
    if (page.html.toLowerCase().includes(mark)) echoes += 1;
  };
  await forEachSample(posts, { seed, numRuns }, post);
  return { statuses: [...statuses].sort(), echoes };
}

interface Post {
  path: string;
  body: string;
  type?: string;
}

const encoded = (fields: [string, string][]) => new URLSearchParams(fields).toString();

test.each([
  { ...chapter, statuses: [202, 303, 400] },
  { ...challenge, statuses: [202, 303, 400] },
  { ...resources, statuses: [200, 400] },
  { ...diagnostic, statuses: [202, 303, 400] },
])("100 hostile posts to $path", async ({ path, valid, statuses }) => {
  const posts = fc.record({ path: addressOf(path), body: spoilt(fieldsOf(valid)).map(encoded) });
  const outcome = await fuzz(100, posts);
  expect(outcome.statuses).toEqual(statuses);
  // What was typed is shown again, so there was something to escape.
  expect(outcome.echoes).toBeGreaterThan(10);
});

test.each(orderForms)("40 hostile posts to $path", async ({ path, fields }) => {
  const posts = fc.record({ path: addressOf(path), body: spoilt(fields).map(encoded) });
  expect((await fuzz(40, posts)).statuses).toEqual([202, 303]);
});

test("150 posts of anything at all, to both kinds of form", async () => {
  const paths = [...leadForms, ...orderForms].map(({ path }) => path);
  const multipart = fc
    .array(fc.constantFrom("--x", "--x--", "Content-Disposition: form-data; name=email", "", mark))
    .map((lines) => lines.join("\r\n"));
  const posts = fc.record({
    path: fc.constantFrom(...paths),
    body: fc.oneof(hostileText, multipart),
    type: fc.constantFrom(
      "application/x-www-form-urlencoded",
      "application/x-www-form-urlencoded; charset=utf-16",
      "multipart/form-data; boundary=x",
      "multipart/form-data; boundary=\"x\"; filename*=UTF-8''y",
    ),
  });
  const { statuses } = await fuzz(150, posts);
  expect(statuses).toEqual(expect.arrayContaining([303, 400]));
  expect(statuses.filter((status) => status < 300)).toEqual([]);
});

test("an event of every lead after all of it", async () => {
  const { leads, events } = await site.stored();
  expect(leads).toBeGreaterThan(0);
  expect(events).toBe(leads);
});
