import { expect, test } from "vitest";
import { products } from "~/content/products";
import { knownDetails, publisher, seller } from "~/content/publisher";
import {
  afterWithdrawal,
  keepTheBook,
  productLabels,
  withdrawalPage,
  withdrawalProducts,
} from "~/content/withdrawal-page";
import type { Withdrawal } from "~/db/schema";
import { validate } from "~/forms/post";
import * as form from "~/withdrawals/form";
import { declarationEntries, receiptEntries } from "~/withdrawals/receipt";
import { declaration } from "../../support/withdrawals";

const { labels, receipt } = withdrawalPage;
const [first, second] = ["book", "training"] as const;

function read(changes: Record<string, unknown> = {}) {
  return validate(form.withdrawalSchema(), { ...declaration, ...changes });
}

const fields = { ...form.toRow(declaration), products: [first, second] };
const stored = {
  id: "1a2b3c4d-0000-4000-8000-000000000000",
  created_at: "2026-06-19T22:30:00.000Z",
};
const declared: Withdrawal = { ...fields, ...stored, submission_key: "key", answered_at: null };

test("reads a declaration as typed and makes its row", () => {
  const result = read();
  if (!("value" in result)) throw new Error("refused");
  expect(result.value).toEqual(declaration);
  const { firstName: first_name, lastName: last_name, product: products, ...same } = declaration;
  expect(form.toRow(result.value)).toEqual({ first_name, last_name, products, ...same });
  expect(form.withdrawalFieldNames()).toEqual(Object.keys(declaration));
});

test.each([
  ["one name of one letter", { firstName: "É" }, { firstName: "É" }],
  ["all products", { product: withdrawalProducts.toReversed() }, { product: withdrawalProducts }],
  ["one product twice", { product: [first, first] }, { product: [first] }],
  ["blanks", { reference: "", message: undefined }, { reference: null, message: null }],
  ["one product alone", { product: second }, { product: [second] }],
])("accepts a declaration with %s", (_name, changes, value) => {
  expect(read(changes)).toMatchObject({ value });
});

test.each([
  [{ firstName: "" }, { firstName: ["Indiquez votre prénom"] }],
  [{ product: undefined }, { product: ["Choisissez au moins un produit"] }],
  [{ product: [first, "car"] }, { product: ["Choisissez au moins un produit"] }],
  [{ reference: "a".repeat(255) }, { reference: ["Référence trop longue"] }],
  [{ reference: ["a", "b"] }, { reference: ["Référence illisible"] }],
  [{ message: "a".repeat(2001) }, { message: ["Message trop long"] }],
])("rejects a declaration with %j", (changes, error) => {
  expect(read(changes)).toEqual({ error });
});

test("lists the declaration line by line, without empty fields and notes", () => {
  const short = declarationEntries({ ...declared, reference: null, message: null });
  expect(short.map(({ label }) => label)).toEqual([labels.product, receipt.name, labels.email]);
  expect(declarationEntries(declared)).toEqual([
    { label: labels.product, values: [productLabels[first], productLabels[second]] },
    { label: receipt.name, values: ["Camille Roux"] },
    { label: labels.email, values: [declared.email] },
    { label: labels.reference.split(" (")[0], values: [declaration.reference] },
    { label: labels.message.split(" (")[0], values: ["Première ligne.", "Deuxième ligne."] },
  ]);
});

test("puts contract, number, moment in Paris and addressee on the receipt", () => {
  const [contract, ...declaration] = declarationEntries(declared);
  const moment = expect.stringMatching(/^20\sjuin\s2026 .*0[:h\s].*30.* \(.+\)$/);
  expect(receiptEntries(declared)).toEqual([
    contract,
    { label: receipt.number, values: ["R-20260620-1A2B3C4D"] },
    { label: receipt.received, values: [moment] },
    { label: receipt.addressee, values: knownDetails(seller, publisher.address) },
    ...declaration,
  ]);
});

test("says after a withdrawal what follows for the declared products alone", () => {
  const said = afterWithdrawal(["training", "prompt-pack"]);
  expect(said).toHaveLength(4);
  expect(said.slice(0, 2)).toEqual([products.training.rights, products["prompt-pack"].rights]);
  expect(said.join()).not.toMatch(/livre|renvo/i);
  expect(afterWithdrawal(["book"]).slice(0, 2)).toEqual([products.book.rights, keepTheBook]);
});

test("fills in an order's number from a link, and no other words", () => {
  const filledIn = (reference: string) => form.linkedReference(new URLSearchParams({ reference }));
  expect(filledIn("C-20260501-1A2B3C4D")).toBe("C-20260501-1A2B3C4D");
  for (const words of [
    "Appelez le 0899123456",
    "C-20260501-1A2B3C4D, appelez",
    "ou C-20260501-1A2B3C4D",
    "",
  ])
    expect(filledIn(words)).toBe("");
});
