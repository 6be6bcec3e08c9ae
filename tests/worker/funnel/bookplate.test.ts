import { Response } from "miniflare";
import { beforeEach, expect, test } from "vitest";
import { bookPlate, orderLabels, type Plate, plateLabels } from "~/content/funnel";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { orders } from "~/db/schema";
import { frenchDate, parisDay, unbroken } from "~/lib/time";
import { element, receipt, texts } from "../../support/html";
import { sharedLeadSite } from "../../support/lead-site";
import { lookupPages } from "../../support/pages";
import { held, json } from "../../support/partners";
import { newOrder } from "../../support/payments";
import { readStream } from "../../support/stream";

const site = await sharedLeadSite();
beforeEach(() => site.db.delete(orders));

const { session_id, created_at } = newOrder();
const order = { ...newOrder(), refunded_cents: 0, added_to: null };
const paid = [
  `${plateLabels.paid} ${unbroken(frenchDate(parisDay(created_at)))}`,
  `${plateLabels.reference} ${session_id}`,
];

const plates: Record<string, Plate> = {
  "/merci": bookPlate,
  "/confirmation-commande": bookPlate,
  "/merci-masterclass": trainingThanksPage.plate,
  "/merci-prompts": promptPackThanksPage.plate,
};

/** What stands under the recap, less the seller's line. */
function lines(html: string): string[] {
  return texts(element(html, ".plate"), "li").slice(0, -1);
}

test.each(lookupPages)("%s says for whom, when it was paid and when it comes", async (path) => {
  await site.db.insert(orders).values(order);
  site.partner(json({ email: "lectrice@example.com" }));
  const { html } = await site.page(`${path}?session_id=${session_id}`);
  const plate = plates[path];
  expect(texts(html, ".dedication")).toEqual([plate?.dedication]);
  expect(lines(html)).toEqual([...paid, plate?.arrival]);
  expect(receipt(html)[orderLabels.email]).toBe("lectrice@example.com");
});

test.each(lookupPages)("%s has no date and no reference of an unknown order", async (path) => {
  site.partner(json({ email: "lectrice@example.com" }));
  for (const query of ["", "?session_id=cs_unknown"]) {
    const { html } = await site.page(path + query);
    expect(lines(html)).toEqual([plates[path]?.arrival]);
  }
});

test("a payment told while the page waits for the buyer is on it", async () => {
  const { partner, answer } = held();
  site.partner(partner);
  const page = readStream(await site.fetch(`/merci?session_id=${session_id}`));
  await page.until("</footer>");
  await site.db.insert(orders).values(order);
  answer(Response.json({ email: "lectrice@example.com" }));
  expect(lines(await page.rest())).toEqual([...paid, bookPlate.arrival]);
});
