import { Response } from "miniflare";
import { expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { held } from "../../support/fakes";
import { attributes, element, pageText, receipt, texts } from "../../support/html";
import { lookupPages } from "../../support/pages";
import { plainHttp, sharedSite } from "../../support/site";
import { readStream } from "../../support/stream";

const site = await sharedSite(plainHttp);

async function visitSlowly(path: string) {
  const { partner, answer } = held();
  site.partner(partner);
  const response = await site.fetch(`${path}?session_id=cs_1`);
  const page = readStream(response);
  const before = await page.until("</footer>");
  answer(Response.json({ email: "lectrice@example.com" }));
  return { headers: response.headers, before, after: await page.rest() };
}

test.each(lookupPages)("streams %s while its look-up is slow", async (path) => {
  const { headers, before, after } = await visitSlowly(path);
  site.partner(() => Response.json({}));
  const quick = await site.page(`${path}?session_id=cs_1`);
  expect(texts(before, "[role=status]")).toEqual([orderLoading]);
  expect(before).not.toContain("lectrice@example.com");
  expect(texts(after, "h1")).toEqual(texts(quick.html, "h1"));
  expect(receipt(after)).toMatchObject({ [orderLabels.email]: "lectrice@example.com" });

  // For visitors without JavaScript: the whole page without the e-mail row.
  const fallback = element(before, "noscript");
  expect(pageText(fallback)).toBe(pageText(element(quick.html, "main")));
  expect(receipt(fallback)).not.toHaveProperty(orderLabels.email);
  expect(attributes(fallback, "form")).toEqual(attributes(quick.html, "main form"));

  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("ETag")).toBeNull();
  const policy = headers.get("Content-Security-Policy") ?? "";
  const [, nonce] =
    /script-src 'nonce-([^']{16,})'(?: 'strict-dynamic')?(?:;|$)/.exec(policy) ?? [];
  expect(nonce).toBeDefined();
  expect(attributes(before + after, "script").length).toBeGreaterThan(0);
  for (const script of attributes(before + after, "script")) expect(script).toEqual({ nonce });
  expect(before + after).not.toMatch(/\son[a-z]+="|javascript:|style="/);
  const again = await visitSlowly(path);
  expect(again.headers.get("Content-Security-Policy")).not.toBe(policy);
});

test("streams uncompressed so that the spinner appears at once", async () => {
  const { partner, answer } = held();
  site.partner(partner);
  const response = await fetch(new URL("/merci?session_id=cs_1", site.address), {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  expect(response.headers.get("Content-Encoding")).toBe("identity");
  expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
  const page = readStream(response);
  await page.until(orderLoading);
  answer(Response.json({ email: "a@b.fr" }));
  await page.leave();
});
