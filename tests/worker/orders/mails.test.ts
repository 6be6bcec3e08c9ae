import { beforeEach, expect, test } from "vitest";
import { book } from "~/content/offers";
import { orderPage } from "~/content/order-page";
import { deliverables } from "~/content/products";
import { orders, parcels, refunds } from "~/db/schema";
import { sharedLeadSite } from "../../support/lead-site";
import { chargeObject, paymentEvent, sessionObject, signedPost } from "../../support/payments";
import { setting } from "../../support/variables";

const site = await sharedLeadSite({
  mail: true,
  vars: { MAIL_FROM: "bonjour@site.test", LEADS_WEBHOOK_URL: "https://hooks.test/leads" },
});
beforeEach(() =>
  site.db.batch([site.db.delete(orders), site.db.delete(parcels), site.db.delete(refunds)]),
);

async function tell(type: string, object: unknown, overrides = {}) {
  const body = paymentEvent(type, object, overrides);
  const post = signedPost(body, setting("PAYMENT_WEBHOOK_SECRET"));
  expect((await site.fetch("/webhooks/payment", post)).status).toBe(200);
}
const pay = (session = {}, overrides = {}) =>
  tell("checkout.session.completed", sessionObject(session), overrides);
const refund = (amount_refunded: number) =>
  tell("charge.refunded", chargeObject({ amount_refunded }));

async function subjects() {
  await site.settled();
  return site.mails.map(({ subject }) => subject);
}
const stored = async () => (await site.db.select().from(orders))[0];
const plain = (text: string) => text.replace(/\s+/g, " ");

test("mails of an order paid, opened and refunded, whatever is repeated", async () => {
  const bucket = await site.miniflare.getR2Bucket("FILES");
  await bucket.put(deliverables.book.files[0]?.key ?? "", "%PDF");
  await refund(500);
  const moment = { created: Math.floor(Date.now() / 1000) };
  await pay({}, moment);
  await pay({}, moment);
  const { key, reference = "" } = (await stored()) ?? {};
  const path = `/ma-commande/${key}`;
  const fields: [string, string][] = [
    ["intent", "open"],
    ["immediateSupply", "on"],
  ];
  await site.submit(path, fields);
  await site.submit(path, fields);
  await refund(book.cents);
  await refund(book.cents);
  expect((await subjects()).sort()).toEqual([
    `Remboursement – commande ${reference}`,
    `Remboursement – commande ${reference}`,
    `Votre accès est ouvert – commande ${reference}`,
    `Votre commande ${reference}`,
  ]);
  for (const { to, text } of site.mails) {
    expect(to).toBe("camille.roux@example.com");
    expect(text).toContain(`${setting("SITE_URL")}${path}`);
  }
  const opened = site.mails.find(({ subject }) => subject.startsWith("Votre accès est ouvert"));
  expect(plain(opened?.text ?? "")).toContain(plain(orderPage.digital.consent));
  expect((await site.page(path)).text).toContain(orderPage.digital.closed);
  expect(await site.logged()).toEqual([]);
});
