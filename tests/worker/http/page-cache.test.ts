import { describe, expect, test } from "vitest";
import { json } from "../../support/fakes";
import { funnelPages, offerPages, pages } from "../../support/pages";
import { openSite, sharedSite } from "../../support/site";

const site = await sharedSite();

describe.each(offerPages)("%s", (path) => {
  /* By whatever ad they came: `kept-pages.test.ts`. */
  test("is the same bytes for every browser", async () => {
    const plain = await site.page(path);
    const other = await site.page(path, {
      headers: {
        Cookie: "a=b",
        "Accept-Language": "en",
        "User-Agent": "x",
        "Sec-Purpose": "prefetch",
      },
    });
    expect(other.html).toBe(plain.html);
  });

  test("answers 304 to whoever has it", async () => {
    const { headers } = await site.page(path);
    const tag = headers.get("ETag") ?? "";
    for (const method of ["GET", "HEAD"]) {
      const page = await site.page(path, { method, headers: { "If-None-Match": tag } });
      expect([page.status, page.html]).toEqual([304, ""]);
      for (const name of ["ETag", "Cache-Control", "Content-Security-Policy"])
        expect(page.headers.get(name), name).toBe(headers.get(name));
    }
  });
});

/** The others: `daily-pages.test.ts`. */
const sameEveryDay = offerPages.filter(
  (path) => !pages.some((page) => page.daily && page.path === path),
);

test.each(sameEveryDay)("%s may be kept, by browsers for a short while", async (path) => {
  const { headers } = await site.page(path);
  const [, seconds] = /^public, max-age=(\d+)\b/.exec(headers.get("Cache-Control") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThanOrEqual(3_600);
});

describe("in a fresh isolate", () => {
  test("a first 304 leaves the whole page to the next visitor", async () => {
    await using fresh = await openSite();
    const first = await fresh.page("/commande", { headers: { "If-None-Match": "*" } });
    const second = await fresh.page("/commande");
    expect([first.status, first.html]).toEqual([304, ""]);
    expect([second.status, second.html.length > 1_000]).toEqual([200, true]);
  });
});

describe("never kept", () => {
  test.each([
    "/merci?session_id=cs_1",
    "/merci?prefilled_email=a@b.fr",
    "/merci?prompt_pack=true",
    "/merci?utm_source=x&presale_course=true",
    "/confirmation-commande?session_id=cs_1&utm_source=x",
    "/merci-masterclass?session_id=cs_1",
    "/merci-prompts?session_id=cs_1",
    "/offre-speciale?session_id=cs_1&prefilled_email=a@b.fr",
    "/livre-augmente-fl?prefilled_email=a@b.fr",
    "/livre-augmente-fl?session_id=cs_1&utm_source=fb",
  ])("%s", async (path) => {
    site.partner(json({ email: "lectrice@example.com" }));
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await site.page(path, { method });
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toContain("no-store");
      expect(headers.get("ETag")).toBeNull();
    }
  });

  test("one buyer's e-mail for another buyer, or for nobody", async () => {
    for (const path of funnelPages) {
      site.partner(json({ email: "lectrice@example.com" }));
      await site.page(`${path}?session_id=cs_1&prefilled_email=lectrice@example.com`);
      site.partner(json({}));
      for (const query of ["", "?session_id=cs_2", "?utm_source=x", "?utm_source=fb"]) {
        const { html } = await site.page(path + query);
        expect(html, path + query).not.toContain("lectrice@example.com");
      }
    }
  });
});
