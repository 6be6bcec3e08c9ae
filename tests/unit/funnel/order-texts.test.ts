/** What pages say of an order, by its state and its parcel. */
import { expect, test } from "vitest";
import {
  arrivalWords,
  type BookOrder,
  bookCard,
  copiesTitle,
  thankYouLead,
  thankYouSteps,
  unknownBook,
} from "~/content/book-order";
import { orderPage } from "~/content/order-page";
import { keptBook } from "~/content/order-status";
import { type ProductId, productIds, products } from "~/content/products";
import { type PurchaseStatus, unknownOrder } from "~/funnel/order";
import { statusText } from "~/ui/funnel/status-notice";
import { notEmpty } from "../../support/counted";

const plain = (text: string) => text.replace(/\s/g, " ");

const parcel = (sentOn: string | null) => ({ copies: 1, isNear: null, dedication: null, sentOn });
const bought = { ...unknownOrder, refunded: "19,90€", refundedOn: "2026-11-28" };

type State = PurchaseStatus["status"];
const states: [State, ProductId, string | null | undefined, string, string[], RegExp][] = [
  ["pending", "book", undefined, "Votre paiement est en cours", ["si le paiement"], /accès|colis/],
  ["failed", "training", undefined, "Votre paiement n’a pas abouti", ["Rien n’a été"], /accès/],
  ["disputed", "prompt-pack", undefined, "Votre paiement est contesté", ["suspendu."], /colis/],
  ["disputed", "book", null, "Votre paiement est contesté", ["et le colis attend"], /parti/],
  ["disputed", "book", "2026-11-27", "Votre paiement est contesté", ["suspendu."], /colis/],
  ["refunded", "prompt-pack", undefined, "Commande remboursée le 28", ["pack est fermé"], /livre/],
  ["refunded", "training", undefined, "Commande remboursée le 28", ["formation est"], /livre/],
  ["refunded", "book", null, "Commande remboursée le 28", ["ne partira pas"], /reçu est à vous/],
  ["refunded", "book", "2026-11-27", "Commande remboursée le 28", [keptBook], /ne part|ne partira/],
];

test.each(states)("says of a %s %s, sent on %s: %s", (status, product, sentOn, title, has, not) => {
  const shipped = sentOn === undefined ? null : parcel(sentOn);
  const text = statusText({ ...bought, product, status, parcel: shipped }, product);
  expect(plain(text?.title ?? "")).toContain(title);
  for (const words of notEmpty(has)) expect(plain(text?.text ?? "")).toContain(words);
  expect(text?.text).not.toMatch(not);
  const resume = { label: "Reprendre ma commande", to: products[product].page.to };
  expect(text?.resume).toEqual(status === "failed" ? resume : undefined);
  const returned = "19,90€ vous a été rendue le 28 novembre 2026";
  expect(plain(text?.text ?? "").includes(returned)).toBe(status === "refunded");
});

test("says nothing of a paid order's state", () => {
  for (const status of ["usual", "waiting"] as const)
    expect(statusText({ ...bought, product: "book", status }, "book")).toBeNull();
});

const near = "en 4 à 7 jours ouvrés";
const elsewhere = "dans le délai indiqué au paiement";

test.each([
  [true, `${near} en France métropolitaine`],
  [false, elsewhere],
  [null, `${near} en France métropolitaine, ${elsewhere} ailleurs`],
])("promises the delivery time of a destination near, %s: %s", (isNear, words) => {
  expect(plain(arrivalWords(isNear))).toBe(words);
  const { title, text } = thankYouSteps({ ...unknownBook, isNear })[2] ?? {};
  expect(title).toBe("Guettez votre boîte aux lettres");
  expect(plain(text ?? "")).toContain(words);
  expect(plain(orderPage.parcel.toSend(isNear)).replace(" après le paiement", "")).toContain(words);
});

const two = { copies: 2 };
const books: [string, Partial<BookOrder>, string[], RegExp][] = [
  ["as usual", {}, ["Votre exemplaire dédicacé va prendre", "Dédicacé pour vous"], /Vos|parti/],
  ["of two", two, ["Vos deux exemplaires dédicacés vont", "Dédicacés pour vous"], /Votre exempl/],
  ["of twenty", { copies: 20 }, ["Vos 20 exemplaires arrivent"], /Votre exempl/],
  ["abroad", { isNear: false }, [`Le livre arrive ${elsewhere}.`], /jours ouvrés/],
  ["of two abroad", { ...two, isNear: false }, [`exemplaires arrivent ${elsewhere}.`], /ouvrés/],
  ["dedicated", { dedication: "À Léa" }, ["Dédicacé « À Léa »"], /pour vous/],
  [
    "sent",
    { sentOn: "2026-11-27" },
    ["a pris la route le 27", "Le livre est parti le 27"],
    /arrive/,
  ],
  [
    "of two, sent",
    { ...two, sentOn: "2026-11-27" },
    ["ont pris la route", "sont partis"],
    /arrive/,
  ],
  ["not there yet", { isReadable: false }, ["en préparation"], /déjà ouverte|ce soir/],
];

test.each(books)("speaks of a book %s", (_, known, has, not) => {
  const book = { ...unknownBook, ...known };
  const steps = thankYouSteps(book).map(({ text }) => text);
  const said = plain([thankYouLead(book), ...Object.values(bookCard(book)), ...steps].join(" "));
  for (const words of notEmpty(has)) expect(said).toContain(words);
  expect(said.replace("avant l’arrivée", "")).not.toMatch(not);
});

test("asks for the names of several copies", () => {
  const { hint } = orderPage.dedication;
  expect(copiesTitle(2)).toBe("Vos deux exemplaires");
  expect(plain(hint(2))).toContain("Vos deux exemplaires : écrivez les deux noms.");
  expect(hint(1)).not.toContain("noms");
});

test.each(productIds)("states the rights of %s in a sentence beginning with its name", (id) => {
  const { rights } = products[id];
  expect(plain(rights)).toMatch(/^(Livre|Formation en ligne|Pack de Prompts IA pour Auteurs) : /);
  expect(rights).toMatch(/30.jours.* 14.jours.* remboursée? en entier/);
  expect(rights.endsWith("reste à vous.")).toBe(id === "book");
});
