import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalRequest, requestReader } from "~/http/request-path";
import { acceptedPosts, listPages } from "~/http/routing";
import { hidesNavigation, isPublicParameter, showsSuccess, successUrl } from "~/shared/address";
import { pageConfig } from "~/shared/page-config";
import { notEmpty } from "../../support/counted";
import { get, origin, post } from "../../support/requests";
import { spellingOf } from "../../support/spellings";

test("finds the pages among the routes", () => {
  const action = () => null;
  const blog = { sheet: "page", modified: "2026-06-01" };
  const each = [{ path: "/blog/a", modified: "2026-05-01" }, { path: "/blog/b" }];
  const routes = [
    { module: { handle: {}, action } },
    { path: "faq", module: { handle: { hydrate: true, modified: "2026-05-01" } } },
    { path: "blog/:slug", module: { handle: { ...blog, pages: each } } },
    { path: "healthz", module: {} },
  ];
  expect(listPages(routes)).toEqual([
    { path: "/", takesForm: true },
    { path: "/faq", takesForm: false, hydrate: true, modified: "2026-05-01" },
    { path: "/blog/a", takesForm: false, sheet: "page", modified: "2026-05-01" },
    { path: "/blog/b", takesForm: false, sheet: "page", modified: "2026-06-01" },
  ]);
});

test("takes a page's configuration from its deepest route", () => {
  const page = { hydrate: true };
  expect(pageConfig([{ handle: { hydrate: false } }, { handle: page }, {}])).toBe(page);
  expect(pageConfig([{}, {}])).toEqual({});
});

test("routes posts to each known address", () => {
  const action = () => null;
  const routes = [
    { path: "hook", module: { rawBody: { maxBytes: 9 }, action } },
    { path: "form", module: { action } },
    { path: "faq", module: {} },
    { module: {} },
    { path: "blog/:slug", module: { handle: { pages: [{ path: "/blog/a" }] } } },
    { path: "ma-commande/:key", module: { action } },
    { path: "*", module: { action } },
  ];
  const accepted = { "/hook": { maxBytes: 9 }, "/form": "form", "/faq": "nothing" };
  const others = { "/": "nothing", "/blog/a": "nothing" };
  expect(Object.fromEntries(acceptedPosts(routes))).toEqual({ ...accepted, ...others });
});

const known = ["/", "/faq", "/blog/premier", "/robots.txt", "/pack-prompt-ia"];
const read = requestReader(new Set(known), new Set(["/faq"]));

test("reduces spellings of an address to one", () => {
  const spellings = fc
    .constantFrom(...known)
    .chain((path) => fc.tuple(fc.constant(path), spellingOf(path)));
  fc.assert(
    fc.property(spellings, ([path, spelling]) => {
      expect(read(get(spelling))).toMatchObject({ path, isKnown: true, isData: false });
    }),
  );
});

test("recognises no path outside the site", () => {
  for (const path of ["/faq/x", "//faq", "/blog//premier", "/blog%2fpremier", "/faq%2f", "/faqs"])
    expect(read(get(path)).isKnown, path).toBe(false);
});

test("reads the data suffix only of a page that hydrates", () => {
  expect(read(get("/FAQ/.data"))).toMatchObject({ path: "/faq", isKnown: true, isData: true });
  for (const path of ["/_root.data", "/robots.txt.data", "/pack-prompt-ia.data"])
    expect(read(get(path)), path).toMatchObject({ isKnown: false, isData: true });
  for (const path of ["/faq.DATA", "/faq.data/", "/faq.data/x", "/f.dataaq", "/faqxdata"])
    expect(read(get(path)).isKnown, path).toBe(false);
});

test.each([
  ["/%C3%89t%C3%A9/", "/été"],
  ["/a%20b", "/a b"],
  ["/faq%2F", "/faq%2f"],
  ["/faq%3fx", "/faq%3fx"],
  ["/%252", "/%2"],
  ...["/%5c", "/a%5Cb", "/%09/", "/%00", "/%c2%85", "/%", "/%zz", "/%ff", "/a%0"].map(
    (path): [string, null] => [path, null],
  ),
])("finds the canonical path of %s, or none: %s", (given, path) => {
  expect(read(get(given))).toMatchObject({ path, isKnown: false });
});

const seen = (request: Request) => canonicalRequest(request, read(request));

test.each([
  ["/FAQ//?a=1", "/faq?a=1"],
  ["/FAQ.data", "/faq.data"],
  ["/faq?a=1&_data=root&b=2", "/faq?a=1&b=2"],
  ["/Inconnu/%C3%89/", "/Inconnu/%C3%89/"],
  ["/desinscription/ABC", "/desinscription/ABC"],
  ["/%5c", "/%5c"],
])("shows routes %s as %s", (path, canonical) => {
  const { url, headers } = seen(get(path, { Accept: "text/html" }));
  expect([url, headers.get("Accept")]).toEqual([origin + canonical, "text/html"]);
});

test.each(["/faq?a=1", "/faq?a=%20b"])("shows routes %s as it came", (path) => {
  const request = get(path);
  expect(seen(request)).toBe(request);
});

test("hands routes a whole post", async () => {
  const request = seen(post("/FAQ/?_data=x", "a=b", { "X-A": "1" }));
  expect([request.url, request.method]).toEqual([`${origin}/faq`, "POST"]);
  expect(request.headers.get("X-A")).toBe("1");
  expect(await request.text()).toBe("a=b");
});

test("hides the bar for fb and ig only, as the first source", () => {
  const near = fc.constantFrom("fb", "ig", "FB", "fb2", " fb", "");
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: "binary" })), (source) => {
      const exact = source === "fb" || source === "ig";
      const search = new URLSearchParams({ utm_source: source });
      expect(hidesNavigation(search)).toBe(exact);
      search.append("utm_source", exact ? "x" : "fb");
      expect(hidesNavigation(search)).toBe(exact);
    }),
  );
});

test("tells advertisers' parameters from others", () => {
  const isPublic = (name: string) => isPublicParameter(name, "x");
  const known =
    "utm_source utm_campaign fbclid gclid gad_source gad_campaignid msclkid ttclid igsh mc_cid";
  const others =
    "session_id prefilled_email prompt_pack _data index xfbclid fbclid2 my_utm_source utm_source[]";
  expect(notEmpty(known.split(" ")).filter((name) => !isPublic(name))).toEqual([]);
  expect([...others.split(" "), "utm_source\n", ""].filter(isPublic)).toEqual([]);
});

test.each([
  ["/challenge", "/challenge?envoi=reussi"],
  ["/challenge?envoi=reussi", "/challenge?envoi=reussi"],
  ["/challenge?x=1&utm_source=fb&gclid=a%26b", "/challenge?envoi=reussi&utm_source=fb&gclid=a%26b"],
])("leads to the success address after %s: %s", (from, to) => {
  expect(successUrl(`https://site.test${from}`)).toBe(to);
});

test("shows success for a received form only, as a public parameter", () => {
  const shown = (search: string) => showsSuccess(new URLSearchParams(search));
  expect(shown(new URL(successUrl("https://site.test/x"), "https://site.test").search)).toBe(true);
  expect(shown("")).toBe(false);
  expect(shown("envoi=autre")).toBe(false);
  expect(isPublicParameter("envoi", "reussi")).toBe(true);
  expect(isPublicParameter("envoi", "autre")).toBe(false);
  expect(isPublicParameter("autre", "reussi")).toBe(false);
});
