import { expect, test } from "vitest";
import { withdrawalForm } from "~/content/legal/terms";
import { orderPage } from "~/content/order-page";
import { products } from "~/content/products";
import { knownDetails, publisher } from "~/content/publisher";
import { type Order, type OutboxEvent, orders, parcels } from "~/db/schema";
import { leftOut, numberLeftOut } from "~/mail/typed-text";
import { orderMails } from "~/orders/mails";
import { seeOrder, whyOrderMail } from "~/orders/mails/order";
import { money } from "~/orders/money";
import { newParcel } from "~/orders/payment";
import { productName } from "~/orders/view";
import { counted, notEmpty } from "../../support/counted";
import { makeEnv } from "../../support/env";
import { orderCents, orderRow, shippingTo } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();
const env = makeEnv();
const { session_id, reference, key } = orderRow();
const name = productName("book");

const write = (type: string, subject_id = session_id) =>
  orderMails[type]?.({ subject_id } as OutboxEvent, { db, env }, Date.now()) ?? null;
const plain = (text = "") => text.replace(/\s+/g, " ");

async function mailOf(type: string, overrides: Partial<Order> = {}) {
  await db.insert(orders).values(orderRow(overrides));
  const mail = await write(type);
  expect(mail?.to).toBe(orderRow().email);
  const text = plain(mail?.text);
  expect(text).toContain(`${seeOrder} : ${env.SITE_URL}/ma-commande/${key}`);
  expect(text).toContain(plain(whyOrderMail));
  expect(mail?.headers).not.toHaveProperty("List-Unsubscribe");
  return { ...mail, text, html: mail?.html ?? "" };
}

const opening = "Votre contenu numérique est déjà ouvert";
const parcel = "Votre colis arrive par la poste";
const trial = "Paiement d’essai";

const { characteristics, withdrawal } = products["prompt-pack"];
const onRequest = "Il s’ouvre dès que vous le demandez, sinon le 16 mai 2026";
const posted = { amount_cents: orderCents + 300, shipping_cents: 300 };
const francs = { product: "other", currency: "chf" } as const;
const nowhere = [parcel, "accès", "undefined", "null"];
const itsDay = ["Votre accès s’ouvre le", ...products.training.characteristics];

test.each<[string, Partial<Order>, string[], string[]]>([
  ["a book", {}, [parcel, opening, ...products.book.characteristics], [trial]],
  ["a pack", { product: "prompt-pack" }, [onRequest, withdrawal, ...characteristics], [parcel]],
  ["a book with delivery", posted, [parcel, `Livraison : ${money(300, "eur")}`], [trial]],
  ["a test payment", { livemode: false }, [trial, opening], [parcel]],
  ["the training", { product: "training" }, itsDay, [parcel, opening]],
  ["what is not sold here", francs, [orderPage.other, money(orderCents, "chf")], nowhere],
])("confirms %s on a durable medium", async (_, order, has, hasNot) => {
  const { product = "book", currency = "eur", amount_cents = orderCents } = order;
  const { text, html, subject, attachments } = await mailOf("order.paid", order);
  expect(subject).toBe(`Votre commande ${reference}`);
  const inOrder = [
    "Ce que vous avez acheté, comment le recevoir, et vos droits.",
    "Votre commande est confirmée",
    `Référence : ${reference}`,
    "Payé le : 1er mai 2026",
    `${productName(product)} : ${money(orderCents, currency)}`,
    `Montant TTC : ${money(amount_cents, currency)}`,
    // What the buyer came for, before what the law adds.
    "/ma-commande/",
    "Votre vendeur",
    knownDetails(publisher.registration, env.CONTACT_EMAIL, env.CONTACT_PHONE).join(" ; "),
    "Vos garanties",
    "La garantie légale de conformité et celle des vices cachés",
    "Votre droit de rétractation",
    "Vous avez 14 jours pour vous rétracter, sans motif",
    `${env.SITE_URL}/retractation?reference=${reference}`,
    withdrawalForm.instruction,
    ...withdrawalForm.lines(env.CONTACT_EMAIL),
    withdrawalForm.note,
    `${orderPage.rights.terms} : ${env.SITE_URL}/conditions-generales-de-vente?version=2026-05-01`,
    "jointes en entier",
  ].map((part) => plain(part).toLowerCase());
  const places = inOrder.map((part) => text.toLowerCase().indexOf(part));
  expect(notEmpty(inOrder).filter((_, i) => places[i] === -1)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const part of notEmpty(has)) expect(text).toContain(plain(part));
  for (const part of notEmpty(hasNot)) expect(text).not.toContain(plain(part));
  expect(html.includes(parcel)).toBe(has.includes(parcel));
  const filename = "conditions-generales-de-vente-2026-05-01.txt";
  expect(attachments).toMatchObject([{ filename, type: "text/plain" }]);
  for (const part of [env.CONTACT_PHONE, env.CONTACT_EMAIL])
    expect(attachments?.[0]?.text).toContain(part);
});

test("confirms an opening with the sentence that was ticked", async () => {
  const order = { opened_at: "2026-05-03T22:30:00.000Z", opened_consent: "Je demande." };
  const { text, subject } = await mailOf("order.opened", order);
  expect(subject).toBe(`Votre accès est ouvert – commande ${reference}`);
  const parts = ["Le 4 mai 2026", name, "« Je demande. »", "article L. 221-28, 13°"];
  for (const part of counted(4, parts)) expect(text).toContain(plain(part));
});

const label = shippingTo({ dedication: "À Léa <3" });
const tracking_url = "https://poste.example/suivi/8R42";
const sentParcel = { sent_at: "2026-05-04T22:30:00.000Z", tracking_url };

test("repeats neither link nor number that a buyer typed", async () => {
  const name = "Cadeau sur https://evil.example/x";
  const typed = { ...label, name, dedication: "www.evil.com, 0899123456" };
  await db.insert(parcels).values(newParcel(orderRow(), typed));
  await db.insert(orders).values(orderRow());
  for (const [type, shown] of [
    ["order.paid", `Cadeau sur ${leftOut}, `],
    ["order.sent", `«\u00a0${leftOut} ${numberLeftOut}\u00a0»`],
  ] as const) {
    const mail = await write(type);
    expect(plain(mail?.text)).toContain(plain(shown));
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/evil|0899/);
  }
});

test("announces a parcel with and without dedication and tracking", async () => {
  await db.insert(parcels).values({ ...newParcel(orderRow(), label), ...sentParcel });
  const { text, html, subject } = await mailOf("order.sent");
  expect(subject).toBe(`Votre livre est parti – commande ${reference}`);
  for (const part of ["remis au transporteur le 5 mai 2026", "Il est dédicacé : « À Léa <3 »"])
    expect(text).toContain(plain(part));
  expect(text).toContain(`Suivre le colis : ${tracking_url}`);
  expect(html).toContain("À Léa &lt;3");
  expect(html).toContain(`href="${tracking_url}"`);

  await db.update(parcels).set({ dedication: null, tracking_url: null });
  const bare = (await write("order.sent"))?.text ?? "";
  expect(bare).not.toContain("dédicacé :");
  expect(bare).not.toContain("Suivre le colis");
});

test.each([
  [orderCents, `${money(orderCents, "eur")}, soit la totalité`],
  [500, `${money(500, "eur")} en tout, sur ${money(orderCents, "eur")}`],
])("confirms a refund of %d cents", async (refunded_cents, words) => {
  const { text, subject } = await mailOf("order.refunded", { refunded_cents });
  expect(subject).toBe(`Remboursement – commande ${reference}`);
  for (const part of [words, "en quelques jours"]) expect(text).toContain(plain(part));
});

test("writes no mail without an order, an address or a page", async () => {
  const unnamed = { payment_intent: null, key: null, reference: null };
  const old = orderRow({ session_id: "cs_old", ...unnamed });
  await db.insert(orders).values([orderRow({ email: null }), old]);
  for (const id of ["cs_unknown", session_id, "cs_old"])
    expect(await write("order.paid", id)).toBeNull();
});
