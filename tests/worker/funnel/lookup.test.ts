import { Response } from "miniflare";
import { expect, test } from "vitest";
import { orderLabels, orderLoading } from "~/content/funnel";
import { held, json } from "../../support/fakes";
import { attributes, element, pageText, receipt, texts } from "../../support/html";
import { lookupPages } from "../../support/pages";
import { openSite, plainHttp, sharedSite } from "../../support/site";
import { readStream } from "../../support/stream";
import { compressed, firstRoundTrip } from "../../support/weight";

const order = "https://hooks.test/order?token=s3cret";
const confirmation = "https://hooks.test/confirmation?token=s3cret";
const email = "lectrice@example.com";

const site = await sharedSite({
  vars: { ...plainHttp.vars, ORDER_WEBHOOK_URL: order, CONFIRMATION_WEBHOOK_URL: confirmation },
});

test.each([
  ["/merci?", order, undefined],
  ["/merci?prompt_pack=false&", confirmation, undefined],
  ["/merci?presale_course=true&", confirmation, "presale_course"],
  ["/confirmation-commande?", confirmation, undefined],
  ["/merci-masterclass?prompt_pack=true&", confirmation, "presale_course"],
  ["/merci-prompts?presale_course=true&", confirmation, "prompt_pack"],
])("looks up %s with its own automation", async (path, url, product) => {
  site.partner(json({ email }));
  await site.page(`${path}session_id=cs_1`);
  const body = JSON.stringify({ session_id: "cs_1", product });
  expect(site.calls).toMatchObject([{ url, body, request: { method: "POST" } }]);
});

test("shows and logs no e-mail of a huge answer", async () => {
  const headers = { "Content-Encoding": "gzip" };
  site.partner(() => new Response(`a@b.fr${" ".repeat(10_000_000)}`, { headers }));
  const page = await site.page("/merci?session_id=cs_1");
  expect(page.status).toBe(200);
  expect(page).toHide(orderLoading);
  expect(receipt(page.html)).not.toHaveProperty(orderLabels.email);
  expect(await site.logged()).toEqual(["Webhook call failed: answer over 64 KiB"]);
  expect(site.calls).toHaveLength(1);
});

async function visitSlowly(path: string) {
  const { partner, answer } = held();
  site.partner(partner);
  const response = await site.fetch(`${path}?session_id=cs_1`);
  const page = readStream(response);
  const before = await page.until("</footer>");
  answer(Response.json({ email }));
  return { headers: response.headers, before, after: await page.rest() };
}

test.each(lookupPages)("streams %s while its look-up is slow", async (path) => {
  const { headers, before, after } = await visitSlowly(path);
  site.partner(json({}));
  const quick = await site.page(`${path}?session_id=cs_1`);
  expect(texts(before, "[role=status]")).toEqual([orderLoading]);
  expect(before).not.toContain(email);
  expect(compressed(before)).toBeLessThanOrEqual(firstRoundTrip);
  expect(texts(after, "h1")).toEqual(texts(quick.html, "h1"));
  expect(receipt(after)).toMatchObject({ [orderLabels.email]: email });

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
  const scripts = attributes(before + after, "script");
  expect(scripts).toEqual(Array(scripts.length || 1).fill({ nonce }));
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
  answer(Response.json({ email }));
  await page.leave();
});

test("looks up thirty of fifty visits a minute from one network", async () => {
  // As `wrangler.toml` has it.
  await using limited = await openSite({ rateLimit: 60 });
  const visit = (query: string) => limited.page(`/merci?session_id=${query}`);
  // The limiter counts by the minute of the clock: the test begins within one.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
  limited.partner(json({ email }));
  const fifty = Array.from({ length: 50 }, (_, index) => visit(`anything${index}`));
  expect((await Promise.all(fifty)).map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(limited.calls).toHaveLength(30);

  const over = await visit("cs_1&prefilled_email=camille@example.com");
  expect(receipt(over.html)[orderLabels.email]).toBe("camille@example.com");
  expect(limited.calls).toHaveLength(30);
  expect(await limited.logged()).toEqual([]);
});
