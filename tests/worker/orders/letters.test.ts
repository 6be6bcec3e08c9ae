import { expect, test } from "vitest";
import { withdrawalForm } from "~/content/legal/terms";
import { orderMails } from "~/content/mails/order";
import { book } from "~/content/offers";
import { orderPage } from "~/content/order-page";
import { publisher, said } from "~/content/publisher";
import { type Order, type OutboxEvent, orders, parcels } from "~/db/schema";
import { orderRenderers } from "~/orders/mails";
import { guaranteeOf, money, productName } from "~/orders/view";
import { makeEnv } from "../../support/env";
import { orderRow } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase(orders, parcels);
const env = makeEnv();
const { paid, opened, sent, refunded } = orderMails;
const { session_id, reference, key } = orderRow();
const name = productName("book");

const write = (type: string, subject_id = session_id) =>
  orderRenderers(db, env)[type]?.({ subject_id } as OutboxEvent, Date.now()) ?? null;
const plain = (text = "") => text.replace(/\s+/g, " ");

/** The mail of this type about an order, in one line. */
async function mailOf(type: string, overrides: Partial<Order> = {}) {
  await db.insert(orders).values(orderRow(overrides));
  const mail = await write(type);
  expect(mail?.to).toBe(orderRow().email);
  const text = plain(mail?.text);
  expect(text).toContain(`${orderMails.see} : ${env.SITE_URL}/ma-commande/${key}`);
  expect(text).toContain(plain(orderMails.why));
  expect(mail?.headers).not.toHaveProperty("List-Unsubscribe");
  return { ...mail, text, html: mail?.html ?? "" };
}

const opening = paid.digital("16 mai 2026");

test.each<[string, Partial<Order>, string[], string[]]>([
  ["a book", {}, [paid.parcel, opening, guaranteeOf("book") ?? ""], [paid.test]],
  ["a test payment of it", { livemode: false }, [paid.test, opening], [paid.parcel]],
  [
    "what is not sold here",
    { product: "other", currency: "chf" },
    [orderPage.other, money(book.cents, "chf")],
    [paid.parcel, paid.digital("").slice(0, 40), "undefined", "null"],
  ],
])("confirmation of %s, the durable medium of the contract", async (_, order, has, hasNot) => {
  const { product = "book", currency = "eur" } = order;
  const { text, html, subject, attachments } = await mailOf("order.paid", order);
  expect(subject).toBe(paid.subject(reference ?? ""));
  const inOrder = [
    paid.preheader,
    paid.title,
    paid.lead,
    `${paid.labels.reference} : ${reference}`,
    `${paid.labels.paid} : 1er mai 2026`,
    `${productName(product)} : ${money(book.cents, currency)}`,
    `${paid.labels.total} : ${money(book.cents, currency)}`,
    paid.receive,
    paid.keep,
    // What the buyer came for, before what the law adds.
    "/ma-commande/",
    paid.seller,
    said(publisher.registration, env.CONTACT_EMAIL, env.CONTACT_PHONE).join(" ; "),
    paid.guarantees,
    paid.legal,
    paid.withdrawal,
    paid.withdrawalText,
    `${paid.withdraw} : ${env.SITE_URL}/retractation?reference=${reference}`,
    withdrawalForm.instruction,
    ...withdrawalForm.lines(env.CONTACT_EMAIL),
    withdrawalForm.note,
    `${orderPage.rights.terms} : ${env.SITE_URL}/conditions-generales-de-vente?version=2026-05-01`,
    paid.attached,
  ].map((part) => plain(part).toLowerCase());
  const places = inOrder.map((part) => text.toLowerCase().indexOf(part));
  expect(inOrder.filter((_, i) => places[i] === -1)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const part of has) expect(text).toContain(plain(part));
  for (const part of hasNot) expect(text).not.toContain(plain(part));
  // Lines are broken at spaces, never at a no-break one.
  if (has.includes(paid.parcel)) expect(html.replace(/[ \r\n]+/g, " ")).toContain(paid.parcel);
  expect(attachments).toEqual([
    {
      filename: "conditions-generales-de-vente-2026-05-01.txt",
      type: "text/plain",
      text: expect.stringContaining(env.CONTACT_PHONE),
    },
  ]);
  expect(attachments?.[0]?.text).toContain(env.CONTACT_EMAIL);
});

test("mail of an opening, with the sentence that was ticked", async () => {
  const order = { opened_at: "2026-05-03T22:30:00.000Z", opened_consent: "Je demande." };
  const { text, subject } = await mailOf("order.opened", order);
  expect(subject).toBe(opened.subject(reference ?? ""));
  const parts = [opened.lead(name, "4 mai 2026"), "« Je demande. »", opened.confirmation];
  for (const part of [...parts, opened.guarantee]) expect(text).toContain(plain(part));
});

const parcel = {
  session_id,
  name: "Camille",
  address: "1 rue",
  dedication: "À Léa <3",
  sent_at: "2026-05-04T22:30:00.000Z",
  tracking_url: "https://poste.example/suivi/8R42",
  created_at: orderRow().created_at,
};

test("mail of a parcel, with and without dedication and tracking", async () => {
  await db.insert(parcels).values(parcel);
  const { text, html, subject } = await mailOf("order.sent");
  expect(subject).toBe(sent.subject(reference ?? ""));
  for (const part of [sent.lead("5 mai 2026"), sent.dedication("À Léa <3")])
    expect(text).toContain(plain(part));
  expect(text).toContain(`${sent.tracking} : ${parcel.tracking_url}`);
  expect(html).toContain("À Léa &lt;3");
  expect(html).toContain(`href="${parcel.tracking_url}"`);

  await db.update(parcels).set({ dedication: null, tracking_url: null });
  const bare = (await write("order.sent"))?.text ?? "";
  expect(bare).not.toContain(sent.dedication("").slice(0, 10));
  expect(bare).not.toContain(sent.tracking);
});

test.each([
  [book.cents, refunded.full(money(book.cents, "eur"))],
  [500, refunded.part(money(500, "eur"), money(book.cents, "eur"))],
])("mail of a refund of %d cents", async (refunded_cents, words) => {
  const { text, subject } = await mailOf("order.refunded", { refunded_cents });
  expect(subject).toBe(refunded.subject(reference ?? ""));
  for (const part of [words, refunded.delay]) expect(text).toContain(plain(part));
});

test("no mail of an unknown order, of one without an address or without a page", async () => {
  await db
    .insert(orders)
    .values([
      orderRow({ email: null }),
      orderRow({ session_id: "cs_old", payment_intent: null, key: null, reference: null }),
    ]);
  for (const id of ["cs_unknown", session_id, "cs_old"])
    expect(await write("order.paid", id)).toBeNull();
});
