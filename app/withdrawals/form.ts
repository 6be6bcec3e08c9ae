import * as z from "zod/mini";
import { withdrawalProducts } from "~/content/withdrawal-page";
import type { WithdrawalFields } from "~/db/schema";
import {
  browserEmail,
  email,
  emailMissing,
  optionalFreeText,
  optionalLine,
  textLine,
} from "~/forms/fields";
import { lazy } from "~/lib/lazy";

/*
 * Uses the lead forms' fields without their bot protection: nothing may stand between a person and this declaration.
 * A name may have a single letter.
 */

const productRequired = "Choisissez au moins un produit";

/** The products of the ticked boxes, each once, in the order of the page. */
const products = () =>
  z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
    z.pipe(
      z.array(z.enum(withdrawalProducts, productRequired)),
      z.transform((chosen) => withdrawalProducts.filter((product) => chosen.includes(product))),
    ),
  );

const name = (required: string, tooLong: string) =>
  textLine({ min: 1, max: 100, required, tooLong });

/** `/retractation`. The keys are the names of the HTML fields. Created on first use, like the lead forms' schemas. */
export const withdrawalSchema = lazy(() =>
  z.object({
    firstName: name("Indiquez votre prénom", "Prénom trop long"),
    lastName: name("Indiquez votre nom", "Nom trop long"),
    email: email(browserEmail, emailMissing),
    product: products(),
    reference: optionalLine({
      max: 254,
      required: "Référence illisible",
      tooLong: "Référence trop longue",
    }),
    message: optionalFreeText({ max: 2000, tooLong: "Message trop long" }),
  }),
);

type WithdrawalForm = z.output<ReturnType<typeof withdrawalSchema>>;

export const withdrawalFieldNames = () => Object.keys(withdrawalSchema().shape);

/** The row that a declaration adds to its table; the store adds the rest. */
export function toRow(form: WithdrawalForm): WithdrawalFields {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    email: form.email,
    products: form.product,
    reference: form.reference,
    message: form.message,
  };
}

/** The inverse of `toRow`: the confirmation page carries the declaration in hidden fields. */
export function toFields(declared: WithdrawalFields): [name: string, value: string][] {
  const { first_name, last_name, email, products, reference, message } = declared;
  return [
    ["firstName", first_name],
    ["lastName", last_name],
    ["email", email],
    ...products.map((product): [string, string] => ["product", product]),
    ["reference", reference ?? ""],
    ["message", message ?? ""],
  ];
}

/** The order number in a buyer's link. Anybody can write that URL, so nothing else in it is shown. */
export function linkedReference(query: URLSearchParams): string {
  return /^C-\d{8}-[\dA-F]{8}$/i.exec(query.get("reference") ?? "")?.[0] ?? "";
}

/** The field that says which button of the confirmation page was pressed. */
export const stepField = { name: "step", confirm: "confirm", change: "change" } as const;

/** The field that distinguishes declarations with the same words. */
export const tokenField = "declaration";
