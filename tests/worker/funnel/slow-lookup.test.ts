import { Response } from "miniflare";
import { describe, expect, test } from "vitest";
import { orderLabels, orderLoading, thankYouPage } from "~/content/funnel";
import { book } from "~/content/offers";
import { amount, price } from "~/lib/money";
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

describe.each(lookupPages)("%s while its look-up is slow", async (path) => {
  const { headers, before, after } = await visitSlowly(path);
  site.partner(() => Response.json({}));
  const quick = await site.page(`${path}?session_id=cs_1`);

  test("shows the spinner, then the page with the e-mail", () => {
    expect(texts(before, "[role=status]")).toEqual([orderLoading]);
    expect(before).not.toContain("lectrice@example.com");
    expect(texts(after, "h1")).toEqual(texts(quick.html, "h1"));
    expect(receipt(after)).toMatchObject({ [orderLabels.email]: "lectrice@example.com" });
  });

  test("has the whole page without the e-mail row for visitors without JavaScript", () => {
    const fallback = element(before, "noscript");
    expect(pageText(fallback)).toBe(pageText(element(quick.html, "main")));
    expect(receipt(fallback)).not.toHaveProperty(orderLabels.email);
    expect(attributes(fallback, "form")).toEqual(attributes(quick.html, "main form"));
  });

  test("is personal, and allows its own scripts alone", () => {
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(headers.get("ETag")).toBeNull();
    const policy = headers.get("Content-Security-Policy") ?? "";
    const [, nonce] =
      /script-src 'nonce-([^']{16,})'(?: 'strict-dynamic')?(?:;|$)/.exec(policy) ?? [];
    expect(nonce).toBeDefined();
    expect(attributes(before + after, "script").length).toBeGreaterThan(0);
    for (const script of attributes(before + after, "script")) expect(script).toEqual({ nonce });
    expect(before + after).not.toMatch(/\son[a-z]+="|javascript:|style="/);
  });
});

test("each streamed page has a nonce of its own", async () => {
  const policies = new Set<string | null>();
  for (const session of ["cs_1", "cs_2"]) {
    const { partner, answer } = held();
    const page = await watch(`/merci?session_id=${session}`, partner);
    policies.add(page.headers.get("Content-Security-Policy"));
    answer(Response.json({ email: "a@b.fr" }));
    await page.rest();
  }
  expect(policies.size).toBe(2);
});

test("a browser that takes compressed pages gets the spinner at once", async () => {
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

test("a slow failure ends the spinner: no e-mail row, one log line", async () => {
  const { partner, answer } = held();
  const page = await watch("/merci?session_id=cs_1", partner);
  await page.until("</footer>");
  answer(new Response("lectrice@example.com", { status: 500 }));
  const rest = await page.rest();
  expect(receipt(rest)).toEqual({
    [orderLabels.product]: book.title,
    [orderLabels.price]: price(book.cents),
    [orderLabels.total]: amount(book.cents),
  });
  expect(await site.logged()).toEqual(["Webhook call failed: status 500"]);
});

test("a slow failure shows the e-mail of the address, in the row and in the form", async () => {
  const { partner, answer } = held();
  const page = await watch("/merci?session_id=cs_1&prefilled_email=a@b.fr", partner);
  await page.until("</footer>");
  answer(new Response(null, { status: 500 }));
  const rest = await page.rest();
  expect(receipt(rest)).toMatchObject({ [orderLabels.email]: "a@b.fr" });
  expect(attributes(rest, "form input")).toContainEqual(
    expect.objectContaining({ name: "prefilled_email", value: "a@b.fr" }),
  );
});

test("a partner that hangs, or never ends its answer, costs five seconds and one line", async () => {
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
