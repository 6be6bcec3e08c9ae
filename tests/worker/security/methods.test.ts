import { afterEach, describe, expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { attributes, count } from "../../support/html";
import { allPaths, pages } from "../../support/pages";
import { origin, type Page, sharedSite } from "../../support/site";
import { exchange, head } from "./wire";

const site = await sharedSite();
/* No refusal is a matter for the log. */
afterEach(async () => {
  expect(await site.logged()).toEqual([]);
});

const files = ["/robots.txt", "/sitemap.xml", "/blog/feed.xml", "/speculation-rules.json"];
const everything = [...allPaths, ...files, "/healthz"];
const forms = pages.filter(({ takesForm }) => takesForm).map(({ path }) => path);

const methods = ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE", "SEARCH", "LOCK"];

/** Refused on a readable French page that says what is possible instead. */
function expectRefused(page: Page) {
  expect(page.status).toBe(405);
  expect(page.headers.get("Allow")).toMatch(/^GET, HEAD\b/);
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(attributes(page.html, "html")).toEqual([{ lang: "fr" }]);
  expect(count(page.html, "h1")).toBe(1);
  expect(page).toShow(errorText(405).title, errorText(405).text);
}

function send(path: string, method: string, body?: string): Promise<Page> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  return site.page(path, { method, headers, body });
}

describe.each(everything)("%s", (path) => {
  test("takes no other method", async () => {
    const allowed = forms.includes(path) ? "GET, HEAD, POST" : "GET, HEAD";
    for (const method of methods) {
      const page = await send(path, method);
      expectRefused(page);
      expect(page.headers.get("Allow")).toBe(allowed);
    }
  });

  test("takes no TRACE, which would repeat a visitor's cookies", async () => {
    const secret = { Cookie: "session=zqx7" };
    const page = await exchange(site.address, [head("TRACE", path, secret)]);
    expectRefused(page);
    expect(page.html).not.toContain("zqx7");
  });
});

test.each(everything.filter((path) => !forms.includes(path)))("%s takes no post", async (path) => {
  for (const page of [
    await send(path, "POST", "a=b"),
    await send(path, "POST"),
    await send(`${path}?index&_method=PUT`, "POST", "_method=PUT"),
  ]) {
    expectRefused(page);
    expect(page.headers.get("Allow")).toBe("GET, HEAD");
  }
});

test.each(["/Challenge", "/challenge/", "/ch%61llenge"])("%s takes a form", async (path) => {
  const { headers } = await send(path, "PUT");
  expect(headers.get("Allow")).toBe("GET, HEAD, POST");
});

test.each(["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])(
  "%s makes no other method of a post or a visit",
  async (name) => {
    for (const method of ["GET", "POST"]) {
      const headers = { Origin: origin, [name]: "DELETE" };
      const { status } = await site.page("/livre-augmente-fl", { method, headers });
      expect(status).toBe(method === "GET" ? 200 : 303);
    }
  },
);
