import { Response } from "miniflare";
import { beforeEach, expect, test } from "vitest";
import { bookCard, orderCardLabels, orderLabels } from "~/content/funnel";
import { orders } from "~/db/schema";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { held, json } from "../../support/fakes";
import { element, receipt, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { lookupPages } from "../../support/pages";
import { newOrder, orderRow } from "../../support/payments";
import { readStream } from "../../support/stream";

const site = await sharedLeadSite();
beforeEach(() => site.db.delete(orders));

const { session_id, created_at } = newOrder();
const order = orderRow();
const paid = [
  `${orderCardLabels.paid} ${unbroken(frenchDate(parisDay(created_at)))}`,
  `${orderCardLabels.reference} ${order.reference}`,
];

/** What does not depend on the order. */
const titles = "main h1, main ol h3";

const when = expect.stringMatching(/\.$/);

function lines(html: string): string[] {
  return texts(element(html, ".order-card"), "li").slice(0, -1);
}

const ways = [orderCardLabels.see, orderCardLabels.receipt];

test.each(lookupPages)("shows the order card on %s", async (path) => {
  await site.db.insert(orders).values(order);
  site.partner(json({ email: "lectrice@example.com" }));
  const { html } = await site.page(`${path}?session_id=${session_id}`);
  expect(texts(html, ".dedication")).toEqual([expect.stringMatching(/ pour vous$/)]);
  expect(lines(html)).toEqual([...paid, when, ...ways]);
  expect(html).toContain(`href="/ma-commande/${order.key}"`);
  expect(html).toContain(`href="/ma-commande/${order.key}/recu"`);
  expect(receipt(html)[orderLabels.email]).toBe("lectrice@example.com");
});

test.each(lookupPages)("shows the usual page for an unknown order on %s", async (path) => {
  await site.db.insert(orders).values(order);
  site.partner(json({ email: "lectrice@example.com" }));
  const known = await site.page(`${path}?session_id=${session_id}`);
  for (const query of ["", "?session_id=cs_unknown"]) {
    const { html } = await site.page(path + query);
    expect(lines(html)).toEqual([when]);
    expect(texts(html, titles)).toEqual(texts(known.html, titles));
  }
});

test("shows a payment that arrives while the look-up is pending", async () => {
  const { partner, answer } = held();
  site.partner(partner);
  const page = readStream(await site.fetch(`/merci?session_id=${session_id}`));
  await page.until("</footer>");
  await site.db.insert(orders).values(order);
  answer(Response.json({ email: "lectrice@example.com" }));
  expect(lines(await page.rest())).toEqual([...paid, bookCard.arrival, ...ways]);
});
