import { expect, test } from "vitest";
import { withdrawalForm } from "~/content/legal/terms";
import { orderPage } from "~/content/order-page";
import { keptBook } from "~/content/order-status";
import { products } from "~/content/products";
import { knownDetails, publisher } from "~/content/publisher";
import { type Order, type OutboxEvent, orders, parcels } from "~/db/schema";
import { leftOut, numberLeftOut } from "~/mail/typed-text";
import { orderMails } from "~/orders/mails";
import { seeOrder, whyOrderMail } from "~/orders/mails/order";
import { money } from "~/orders/money";
import { newParcel } from "~/orders/payment";
import { productName } from "~/orders/view";
import { notEmpty } from "../../support/counted";
import { makeEnv } from "../../support/env";
import { orderCents, orderRow, shippingTo } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();
const env = makeEnv();
const { session_id, reference, key } = orderRow();

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

const { characteristics, rights } = products["prompt-pack"];
const posted = { amount_cents: orderCents + 300, shipping_cents: 300 };
const francs = { product: "other", currency: "chf" } as const;
const nowhere = [parcel, "accès", "undefined", "null"];
const itsDay = ["Votre accès s’ouvre au lancement", ...products.training.characteristics];

test.each<[string, Partial<Order>, string[], string[]]>([
  ["a book", {}, [parcel, opening, ...products.book.characteristics], [trial]],
  ["a pack", { product: "prompt-pack" }, [opening, rights, ...characteristics], [parcel]],
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
    "Il s’exerce sans motif",
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

const label = shippingTo({ dedication: "À Léa <3" });
const tracking_url = "https://poste.example/suivi/8R42";
const sentParcel = { sent_at: "2026-05-04T22:30:00.000Z", tracking_url };

test("repeats neither link nor number that a buyer typed", async () => {
  const name = "Cadeau sur https://evil.example/x";
  const typed = { ...label, name, dedication: "www.evil.com, 0899123456" };
  await db.insert(parcels).values({ ...newParcel(orderRow(), typed), ...sentParcel });
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

const all = { refunded_cents: orderCents };
const whole = `${money(orderCents, "eur")}, soit la totalité`;
const closedBook = "La version numérique est fermée";

test.each<[string, Partial<Order>, string[], RegExp]>([
  ["a book", all, [whole, `${closedBook} et le colis ne partira pas.`], /est à vous|son contenu/],
  ["a book that was sent", all, [whole, `${closedBook}. ${keptBook}`], /partira|ne part/],
  ["a pack", { ...all, product: "prompt-pack" }, ["L’accès au pack est fermé."], /livre|colis/],
  ["the training", { ...all, product: "training" }, ["à la formation est fermé."], /livre|colis/],
  ["a part", { refunded_cents: 500 }, [`${money(500, "eur")} en tout, sur`], /fermé|à vous/],
])("confirms a refund of %s", async (what, order, has, not) => {
  const { sent_at } = sentParcel;
  if (what.endsWith("sent"))
    await db.insert(parcels).values({ ...newParcel(orderRow(), label), sent_at });
  const { text, subject } = await mailOf("order.refunded", order);
  expect(subject).toBe(`Remboursement – commande ${reference}`);
  for (const part of [...has, "en quelques jours"]) expect(text).toContain(plain(part));
  expect(text).not.toMatch(not);
});

const abroad = { postal_code: "1000", city: "Bruxelles", country: "BE" };

test.each<[Partial<Order>, Partial<typeof label>, string[], string[]]>([
  [{}, { dedication: "Jeanne" }, ["Le livre sera dédicacé « Jeanne »"], ["à qui dédicacer"]],
  [{}, {}, ["à qui dédicacer le livre"], ["sera dédicacé"]],
  [{ quantity: 2 }, {}, ["Vos deux exemplaires arrivent", "dédicacer les livres"], ["Votre colis"]],
  [{}, abroad, ["arrive par la poste dans le délai indiqué"], ["jours ouvrés"]],
])("says how the book arrives: %j, %j", async (order, changes, has, hasNot) => {
  const parcel = { ...label, dedication: null, ...changes };
  await db.insert(parcels).values(newParcel(orderRow(), parcel));
  const { text } = await mailOf("order.paid", order);
  for (const part of notEmpty(has)) expect(text).toContain(plain(part));
  for (const part of notEmpty(hasNot)) expect(text).not.toContain(plain(part));
});

test("writes no mail without an order, an address or a page", async () => {
  const unnamed = { payment_intent: null, key: null, reference: null };
  const old = orderRow({ session_id: "cs_old", ...unnamed });
  await db.insert(orders).values([orderRow({ email: null }), old]);
  for (const id of ["cs_unknown", session_id, "cs_old"])
    expect(await write("order.paid", id)).toBeNull();
});
