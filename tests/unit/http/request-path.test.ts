import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalRequest, requestReader } from "~/http/request-path";
import { canonicalPath } from "~/shared/address";
import { get, origin, post } from "../../support/requests";
import { spellingOf } from "../../support/spellings";

const known = ["/", "/faq", "/blog/premier", "/robots.txt", "/pack-prompt-ia"];
const read = requestReader(new Set(known));

test("nothing but slashes is the home page", () => {
  expect(["", "/", "//"].map(canonicalPath)).toEqual(["/", "/", "/"]);
});

test("every spelling of an address of the site is that address", () => {
  const spellings = fc
    .constantFrom(...known)
    .chain((path) => fc.tuple(fc.constant(path), spellingOf(path)));
  fc.assert(
    fc.property(spellings, ([path, spelling]) => {
      expect(read(get(spelling))).toMatchObject({ path, isKnown: true, isData: false });
    }),
  );
});

describe("an address of the site", () => {
  test("is none by another path", () => {
    for (const path of ["/faq/x", "//faq", "/blog//premier", "/blog%2fpremier", "/faq%2f", "/faqs"])
      expect(read(get(path)).isKnown, path).toBe(false);
  });

  test("has data under its own suffix", () => {
    const data = (path: string) => ({ path, isKnown: true, isData: true });
    expect(read(get("/FAQ/.data"))).toMatchObject(data("/faq"));
    expect(read(get("/_root.data"))).toMatchObject(data("/"));
    expect(read(get("/_root"))).toMatchObject({ path: "/_root", isKnown: false, isData: false });
    for (const path of ["/faq.DATA", "/faq.data/", "/faq.data/x", "/f.dataaq", "/faqxdata"])
      expect(read(get(path)).isKnown, path).toBe(false);
  });

  test("brings its query along", () => {
    expect([...read(get("/faq?a=1&b=%26")).query]).toEqual([
      ["a", "1"],
      ["b", "&"],
    ]);
    expect(read(get("/faq")).query.size).toBe(0);
    expect(read(get("/faq?")).query.size).toBe(0);
  });
});

test.each(["/%5c", "/a%5Cb", "/%09/", "/%00", "/%c2%85", "/%", "/%zz", "/%ff", "/a%0"])(
  "no router could read %s",
  (path) => {
    expect(read(get(path))).toMatchObject({ path: null, isKnown: false });
  },
);

test.each([
  ["/%C3%89t%C3%A9/", "/été"],
  ["/a%20b", "/a b"],
  ["/faq%2F", "/faq%2f"],
  ["/faq%3fx", "/faq%3fx"],
  ["/%252", "/%2"],
])("%s is readable", (path, canonical) => {
  expect(read(get(path)).path).toBe(canonical);
});

describe("routes see", () => {
  const seen = (request: Request) => canonicalRequest(request, read(request));

  test.each([
    ["/FAQ//?a=1", "/faq?a=1"],
    ["/FAQ.data", "/faq.data"],
    ["/.data", "/_root.data"],
    ["/faq?a=1&_data=root&b=2", "/faq?a=1&b=2"],
    ["/Inconnu/%C3%89/", "/Inconnu/%C3%89/"],
    ["/desinscription/ABC", "/desinscription/ABC"],
    ["/%5c", "/%5c"],
  ])("%s as %s", (path, canonical) => {
    expect(seen(get(path, { Accept: "text/html" })).url).toBe(origin + canonical);
    expect(seen(get(path, { Accept: "text/html" })).headers.get("Accept")).toBe("text/html");
  });

  test("a request that is canonical as it came", () => {
    const request = get("/faq?a=1");
    expect(seen(request)).toBe(request);
  });

  test("the whole of a post", async () => {
    const request = seen(post("/FAQ/?_data=x", "a=b", { "X-A": "1" }));
    expect([request.url, request.method]).toEqual([`${origin}/faq`, "POST"]);
    expect(request.headers.get("X-A")).toBe("1");
    expect(await request.text()).toBe("a=b");
  });
});
