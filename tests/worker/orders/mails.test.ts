import { beforeEach, expect, test } from "vitest";
import { orderMails } from "~/content/mails/order";
import { orderPage } from "~/content/order-page";
import { publisher } from "~/content/publisher";
import { orders, outboxEvents, parcels, refunds } from "~/db/schema";
import { sharedLeadSite } from "../../support/lead-site";
import { chargeObject, paymentEvent, sessionObject, signedPost } from "../../support/payments";
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
  await refund(1990);
  await refund(1990);
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
  const text = plain(mail?.text ?? "");
  for (const part of [
    "19,90€",
    publisher.name,
    "4 à 7 jours ouvrés",
    "satisfait ou remboursé",
    `/retractation?reference=${reference}`,
    "Je/nous (*) vous notifie/notifions (*)",
  ])
    expect(text).toContain(plain(part));
  const [terms] = mail?.attachments ?? [];
  expect(terms?.filename).toBe("conditions-generales-de-vente-2026-05-01.txt");
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
