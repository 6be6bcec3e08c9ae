import { expect, test } from "vitest";
import { cachedPage, cachePage, pageKey } from "~/http/page-cache";
import { requestReader } from "~/http/request-path";
import { get } from "../../support/requests";

/** The cache is the isolate's: each page of these tests has a key of its own. */
async function keep(body = "page", init: ResponseInit = {}, request = get("/")) {
  const entry = { key: `/${crypto.randomUUID()}`, edition: "today", daily: false };
  const response = await cachePage(entry, request, new Response(body, init));
  return { entry, response };
}

const read = requestReader(new Set(["/", "/challenge", "/ad"]), new Set(["/challenge", "/ad"]));
const keyOf = (path: string) => {
  const address = read(get(path));
  return pageKey(address, address.path === "/ad");
};

test.each([
  ["/", "/"],
  ["/?", "/"],
  ["/challenge", "/challenge"],
  ["/Ch%61llenge//?", "/challenge"],
  ["/challenge?utm_campaign=x&fbclid=y", "/challenge"],
  ["/challenge?utm_source=fb", "/challenge?bare"],
  ["/challenge?envoi=reussi", "/challenge?success"],
  ["/challenge?utm_source=fb&envoi=reussi", "/challenge?success?bare"],
  ["/challenge?_data=root", "/challenge"],
  ["/challenge.data", "/challenge?data"],
])("caches %s under the key %s", (path, key) => {
  expect(keyOf(path)).toBe(key);
});

const unkept = "?envoi=autre ?x=1 ?utm_source=fb&x=1 /x %2f".split(" ");
const keyless = [
  ...unkept.map((end) => `/challenge${end}`),
  "/inconnu",
  "/%5c",
  "/ad?utm_medium=cpc",
];

test.each(keyless)("does not cache %s", (path) => {
  expect(keyOf(path)).toBeNull();
});

test.each(["/ad", "/AD/", "/%61d", "/ad.data"])("does not cache %s with an ad's source", (path) => {
  expect(keyOf(`${path}?utm_source=fb`)).toBeNull();
  expect(keyOf(`${path}?utm%5fsource=x&utm_campaign=y`)).toBeNull();
  expect(keyOf(`${path}?utm_source=%20&gclid=1`)).toBe(keyOf(path));
});

test("caches a complete page as public with its headers, bytes and ETag", async () => {
  const { entry, response } = await keep("page", { headers: { "X-Page": "1" } });
  for (const answer of [response, cachedPage(entry, get("/"))]) {
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toBe("page");
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      "cache-control": "public, max-age=60, stale-while-revalidate=600",
      etag: expect.stringMatching(/^"[\da-f]{24}"$/),
      "x-page": "1",
    });
  }
});

test("gives equal bytes the same ETag and different bytes another one", async () => {
  const tagOf = async (body: string) => (await keep(body)).response.headers.get("ETag");
  const [one, same, other] = await Promise.all(["a", "a", "b"].map(tagOf));
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test("answers HEAD for a complete page without bytes", async () => {
  const { entry, response } = await keep("page", {}, get("/", {}, "HEAD"));
  expect(response.body).toBeNull();
  expect(response.headers.has("ETag")).toBe(true);
  expect(await cachedPage(entry, get("/"))?.text()).toBe("page");
  expect(cachedPage(entry, get("/", {}, "HEAD"))?.body).toBeNull();
});

test.each<[string, (etag: string) => string, number]>([
  ["the page", (etag) => etag, 304],
  ["the page, after a proxy compressed it", (etag) => `W/${etag}`, 304],
  ["anything", () => "*", 304],
  ["another page", () => '"0123456789abcdef01234567"', 200],
  ["a tag that only holds it", (etag) => `"x${etag}"`, 200],
  ["a tag with a mark inside", (etag) => etag.replace('"', '"W/'), 200],
  ["nothing", () => "", 200],
  ["the page and others", (etag) => `"a" , ${etag}, W/"b"`, 304],
])("answers a browser that has %s with status $2", async (_name, known, status) => {
  const { entry, response } = await keep();
  const etag = response.headers.get("ETag") ?? "";
  const answer = cachedPage(entry, get("/", { "If-None-Match": known(etag) }));
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("ETag")).toBe(etag);
  expect(await answer?.text()).toBe(status === 304 ? "" : "page");
});

test("caches the whole page although the first answer is 304", async () => {
  const { entry, response } = await keep("page", {}, get("/", { "If-None-Match": "*" }));
  expect([response.status, await response.text()]).toEqual([304, ""]);
  expect(await cachedPage(entry, get("/"))?.text()).toBe("page");
});

test.each([404, 400, 500, 302, 399, 201])("does not cache a status of %i", async (status) => {
  const { entry, response } = await keep("page", { status });
  expect(cachedPage(entry, get("/"))).toBeUndefined();
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe(status >= 400 ? "no-store" : null);
  expect(await response.text()).toBe("page");
});

test("does not cache a page with its own Cache-Control", async () => {
  const { entry, response } = await keep("page", { headers: { "Cache-Control": "max-age=5" } });
  expect(cachedPage(entry, get("/"))).toBeUndefined();
  expect(response.headers.get("Cache-Control")).toBe("max-age=5");
  expect(response.headers.has("ETag")).toBe(false);
});

test("answers HEAD for an error without bytes and does not cache it", async () => {
  const { response } = await keep("page", { status: 404 }, get("/", {}, "HEAD"));
  expect(response.status).toBe(404);
  expect(response.body).toBeNull();
});

test("replaces a page by its next edition", async () => {
  const { entry } = await keep();
  const tomorrow = { ...entry, edition: "tomorrow" };
  expect(cachedPage(tomorrow, get("/"))).toBeUndefined();
  await cachePage(tomorrow, get("/"), new Response("new"));
  expect(await cachedPage(tomorrow, get("/"))?.text()).toBe("new");
  expect(cachedPage(entry, get("/"))).toBeUndefined();
});
