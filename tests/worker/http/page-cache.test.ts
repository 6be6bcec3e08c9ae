import { expect, test } from "vitest";
import { json } from "../../support/fakes";
import { funnelPages, offerPages } from "../../support/pages";
import { openSite, sharedSite } from "../../support/site";

const site = await sharedSite();

/* How long, and by what tag: `unit/http/page-cache`. By whatever ad they came: `kept-pages.test.ts`. */
test.each(offerPages)("serves %s to another browser, and 304 to one that has it", async (path) => {
  const { html, headers } = await site.page(path);
  const other = { Cookie: "a=b", "Accept-Language": "en", "User-Agent": "x" };
  expect((await site.page(path, { headers: other })).html).toBe(html);
  const tag = headers.get("ETag") ?? "";
  for (const method of ["GET", "HEAD"]) {
    const page = await site.page(path, { method, headers: { "If-None-Match": tag } });
    expect([page.status, page.html]).toEqual([304, ""]);
    for (const name of ["ETag", "Cache-Control", "Content-Security-Policy"])
      expect(page.headers.get(name), name).toBe(headers.get(name));
  }
});

test("serves the whole page after a first 304", async () => {
  await using fresh = await openSite();
  const first = await fresh.page("/commande", { headers: { "If-None-Match": "*" } });
  const second = await fresh.page("/commande");
  expect([first.status, first.html]).toEqual([304, ""]);
  expect([second.status, second.html.length > 1_000]).toEqual([200, true]);
});

test("shows a buyer's e-mail to no other visitor", async () => {
  for (const path of funnelPages) {
    site.partner(json({ email: "lectrice@example.com" }));
    await site.page(`${path}?session_id=cs_1&prefilled_email=lectrice@example.com`);
    site.partner(json({}));
    for (const query of ["", "?session_id=cs_2", "?utm_source=x", "?utm_source=fb"])
      expect((await site.page(path + query)).html, path + query).not.toContain("lectrice@");
  }
});
