import { expect, test } from "vitest";
import { errorText } from "~/content/errors";
import { attributes, count } from "../../support/html";
import { origin, sharedSite } from "../../support/site";
import { exchange } from "./wire";

const site = await sharedSite();
const cookie = "session=zqx7";
const headers = {
  "Content-Type": "application/x-www-form-urlencoded",
  Origin: origin,
  Cookie: cookie,
};

/* Which method is whose: `unit/http/request-guard`, `unit/http/routing`. */
test.each([
  ["/challenge", ["PUT", "OPTIONS", "TRACE"], "GET, HEAD, POST"],
  ["/faq", ["PUT", "TRACE", "POST"], "GET, HEAD"],
  ["/faq?index&_method=PUT", ["POST"], "GET, HEAD"],
  ["/robots.txt", ["PUT", "POST"], "GET, HEAD"],
])(
  "refuses on %s the methods %j with a page that says what is allowed",
  async (path, methods, allowed) => {
    for (const method of methods) {
      const page =
        method === "TRACE"
          ? await exchange(site.address, path, { method, headers })
          : await site.page(path, { method, headers, body: "_method=PUT" });
      expect(page.status).toBe(405);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        allow: allowed,
        "content-type": "text/html; charset=utf-8",
        "cache-control": expect.stringContaining("no-store"),
      });
      expect(attributes(page.html, "html")).toEqual([{ lang: "fr" }]);
      expect(count(page.html, "h1")).toBe(1);
      expect(page).toShow(errorText(405).title, errorText(405).text);
      expect(page.html).not.toContain(cookie);
    }
    // No refusal is a matter for the log.
    expect(await site.logged()).toEqual([]);
  },
);

test.each([
  "/faq",
  "/blog/choisir-son-sujet-signature",
  "/diagnostic/resultat/x",
  "/ma-commande/x/y",
  "/nowhere",
])("names no route when posting to the data of %s", async (path) => {
  for (const end of ["", ".data", ".data?_routes=root"]) {
    const page = await site.page(path + end, { method: "POST", headers, body: "a=b" });
    expect(page.html, path + end).not.toMatch(/routes\/|did not provide/);
    expect([404, 405]).toContain(page.status);
  }
});
