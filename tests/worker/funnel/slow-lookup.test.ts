import { Response } from "miniflare";
import { expect, test } from "vitest";
import { orderLabels, orderLoading, thankYouPage } from "~/content/funnel";
import { chunks, hang, held } from "../../support/fakes";
import { attributes, element, pageText, receipt, texts } from "../../support/html";
import { lookupPages } from "../../support/pages";
import { type Partner, plainHttp, sharedSite } from "../../support/site";
import { readStream } from "../../support/stream";

const site = await sharedSite(plainHttp);

/** Opens a page while the partner answers so. */
async function watch(path: string, partner: Partner) {
  site.partner(partner);
  const response = await site.fetch(path);
  return { headers: response.headers, ...readStream(response) };
}

/** What a visitor gets before the partner has answered, and after. */
async function visitSlowly(path: string) {
  const { partner, answer } = held();
  const page = await watch(`${path}?session_id=cs_1`, partner);
  const before = await page.until("</footer>");
  answer(Response.json({ email: "lectrice@example.com" }));
  return { headers: page.headers, before, after: await page.rest() };
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

test("gives up on a hanging partner after five seconds and logs one line", async () => {
  const started = performance.now();
  const partners = [hang, chunks(["lectrice@example.com"], { open: true })];
  const pages = await Promise.all(
    partners.map(async (partner, index) => {
      const page = await watch(`/merci?session_id=cs_${index}`, partner);
      await page.until("</footer>");
      return page;
    }),
  );
  const ends = await Promise.all(pages.map((page) => page.rest()));
  const seconds = (performance.now() - started) / 1000;

  expect(seconds).toBeGreaterThan(4.8);
  expect(seconds).toBeLessThan(5.5);
  for (const rest of ends) {
    expect(texts(rest, "h1")).toEqual([thankYouPage.title]);
    expect(receipt(rest)).not.toHaveProperty(orderLabels.email);
  }
  const lines = await site.logged();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^Webhook call failed: [^@]*$/);
});
