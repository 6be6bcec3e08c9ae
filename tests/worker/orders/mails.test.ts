import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orderMails } from "~/content/mails/order";
import { book } from "~/content/offers";
import { orderPage } from "~/content/order-page";
import { deliverables } from "~/content/products";
import { publisher } from "~/content/publisher";
import { orders, outboxEvents, parcels, refunds } from "~/db/schema";
import { amount } from "~/lib/money";
import { orderEvents } from "~/orders/store";
import { sharedLeadSite } from "../../support/lead-site";
import {
  chargeObject,
  orderRow,
  paymentEvent,
  sessionObject,
  signedPost,
} from "../../support/payments";
import { setting } from "../../support/settings";

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

test("a life of an order: paid, opened, refunded, each told once, whatever is repeated", async () => {
  const bucket = await site.miniflare.getR2Bucket("FILES");
  await bucket.put(deliverables.book.files[0]?.key ?? "", "%PDF");
  await refund(500);
  const session = { created: Math.floor(Date.now() / 1000) };
  await pay(session);
  await pay(session);
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
  const texts = orderMails;
  expect((await subjects()).sort()).toEqual(
    [
      texts.paid.subject(reference ?? ""),
      texts.opened.subject(reference ?? ""),
      texts.refunded.subject(reference ?? ""),
      texts.refunded.subject(reference ?? ""),
    ].sort(),
  );
  for (const { to, text } of site.mails) {
    expect(to).toBe("camille.roux@example.com");
    expect(text).toContain(`${setting("SITE_URL")}${path}`);
  }
  const opened = site.mails.find(
    ({ subject }) => subject === texts.opened.subject(reference ?? ""),
  );
  expect(plain(opened?.text ?? "")).toContain(plain(orderPage.digital.consent));
  expect((await site.page(path)).text).toContain(orderPage.digital.closed);
  expect(await site.logged()).toEqual([]);
});

test("the confirmation is the durable medium of the contract", async () => {
  await pay();
  await subjects();
  const { reference } = (await stored()) ?? {};
  const [mail] = site.mails;
  const delivery =
    "Votre exemplaire arrive par la poste sous 4\u00a0à\u00a07\u00a0jours ouvrés après le paiement.";
  // Lines are broken at spaces, never at a no-break one.
  for (const part of [mail?.html, mail?.text])
    expect(part?.replace(/[ \r\n]+/g, " ")).toContain(delivery);
  const text = plain(mail?.text ?? "");
  for (const part of [
    amount(book.cents),
    publisher.name,
    "Livre : satisfait ou remboursé",
    `/retractation?reference=${reference}`,
    "Je/nous (*) vous notifie/notifions (*)",
  ])
    expect(text).toContain(plain(part));
  const [terms] = mail?.attachments ?? [];
  expect(terms?.filename).toBe("conditions-generales-de-vente-2026-05-01.txt");
  // What the buyer came for, before what the law adds.
  expect(text.indexOf("/ma-commande/")).toBeLessThan(text.indexOf(orderMails.paid.seller));
});

test("who sent a parcel has its buyer told when, for whom and where to follow it", async () => {
  await pay();
  await subjects();
  site.mails.length = 0;
  const { session_id = "", reference = "", key } = (await stored()) ?? {};
  const tracking_url = "https://poste.example/suivi/8R42";
  const sent = { sent_at: "2026-05-04T22:30:00.000Z", tracking_url, dedication: "À Léa <3" };
  await site.db.update(parcels).set(sent).where(eq(parcels.session_id, session_id));
  const order = orderRow({ session_id, reference, key: key ?? null });
  const events = orderEvents("order.sent", order, true, Date.now());
  await site.db.insert(outboxEvents).values(events);
  await site.cron("* * * * *");
  expect(await subjects()).toEqual([orderMails.sent.subject(reference ?? "")]);
  const { text = "", html = "" } = site.mails[0] ?? {};
  expect(plain(text)).toContain(plain(orderMails.sent.lead("5 mai 2026")));
  expect(plain(text)).toContain(plain(orderMails.sent.dedication("À Léa <3")));
  expect(text).toContain(tracking_url);
  expect(html).toContain("À Léa &lt;3");
  expect(html).toContain(`href="${tracking_url}"`);
});

test("a test payment is mailed and opened like any other, without a parcel", async () => {
  await pay({}, { livemode: false });
  expect(await subjects()).toHaveLength(1);
  expect(await stored()).toMatchObject({ livemode: false });
  expect(await site.db.$count(parcels)).toBe(0);
});

test.each([
  ["without an address", {}, { name: null, address: null, dedication: null }],
  [
    "with all of it",
    {
      collected_information: {
        shipping_details: {
          name: "ليلى\u202E <b>R</b>",
          address: {
            line1: "1 rue\nBât. B",
            line2: "",
            postal_code: "75011",
            city: "Paris",
            state: null,
            country: "FR",
          },
        },
      },
      custom_fields: [{ key: "dedicace", text: { value: "À Léa\u0007" } }],
    },
    { name: "ليلى <b>R</b>", address: "1 rue\nBât. B\n75011 Paris\nFR", dedication: "À Léa" },
  ],
  [
    "of an older version",
    { shipping_details: { name: "Camille", address: { line1: "x".repeat(5_000) } } },
    { name: "Camille", address: "x".repeat(1_000), dedication: null },
  ],
  [
    "of another shape",
    {
      collected_information: 7,
      shipping_details: ["x"],
      custom_fields: [null, { key: "dedicace" }],
    },
    { name: null, address: null, dedication: null },
  ],
])("a parcel %s", async (_, session, parcel) => {
  await pay(session);
  expect((await site.db.select().from(parcels))[0]).toMatchObject(parcel);
});

test("nobody is written to without an address", async () => {
  await pay({ customer_details: null });
  expect(await subjects()).toEqual([]);
  expect(await site.db.select().from(outboxEvents)).toHaveLength(1);
});
