import { afterEach, expect, test } from "vitest";
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

/* Which method is which route's: `unit/http/fetch`. */
test.each(everything)("other methods of %s", async (path) => {
  const allowed = forms.includes(path) ? "GET, HEAD, POST" : "GET, HEAD";
  const refused = [
    await send(path, "PUT"),
    await send(path, "OPTIONS"),
    // It would repeat a visitor's cookies.
    await exchange(site.address, [head("TRACE", path, { Cookie: "session=zqx7" })]),
  ];
  if (!forms.includes(path)) {
    refused.push(await send(path, "POST", "a=b"));
    refused.push(await send(`${path}?index&_method=PUT`, "POST", "_method=PUT"));
  }
  for (const page of refused) {
    expectRefused(page);
    expect(page.headers.get("Allow")).toBe(allowed);
    expect(page.html).not.toContain("zqx7");
  }
});
