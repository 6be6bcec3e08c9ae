import {
  deliverables,
  type Product,
  type ProductId,
  productIds,
  products,
} from "~/content/products";
import { acceptEmail, normalizeEmail, unwrapEmail } from "~/lib/email";
import { findTerritory } from "~/lib/territory";
import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";
import type { Destination } from "../address";
import { readClientReference } from "../client-reference";
import { cleanDedication, maxDedication } from "../dedication";
import { keptOffer } from "../order-row";
import type { PaidOrder, PaymentEvent, Shipping } from "../payment";
import { type EventFacts, type Malformed, malformed, type SessionObject, schemas } from "./schemas";

/** What the event's type says about the payment. */
type PaymentStep = "arrived" | "failed";

const isPaid = ({ payment_status }: SessionObject) =>
  ["paid", "no_payment_required"].includes(payment_status);

/** Reads a checkout. Without a step, its status says whether the payment has arrived or is pending. */
export function readSession(
  object: unknown,
  { time, livemode }: EventFacts,
  step?: PaymentStep,
): PaymentEvent | Malformed {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
  const hasArrived = step === "arrived" || (step === undefined && isPaid(data));
  const purchase = readPurchase(data, object, { time, livemode });
  if (hasArrived) return purchase ? { kind: "paid", ...purchase } : { kind: "ignored" };
  return {
    kind: "pending",
    session_id: data.id,
    created_at: time,
    failed: step === "failed",
    purchase: step === "failed" ? null : purchase,
  };
}

/** The order and its parcel; null for a session without a payment. */
function readPurchase(
  session: SessionObject,
  object: unknown,
  { time, livemode }: EventFacts,
): PaidOrder | null {
  const { amount_total, currency } = session;
  if (amount_total === null || currency === null) return null;
  const product = productOf(session);
  const quantity = quantityOf(session, product);
  return {
    order: {
      session_id: session.id,
      payment_intent: session.payment_intent ?? null,
      product,
      ...keptOffer(product),
      quantity,
      ...readAmounts(session, amount_total, quantity),
      currency,
      ...readClientReference(session.client_reference_id),
      email: buyerEmail(session),
      created_at: time,
      livemode,
      country: readTerritory(object, product !== "other" && deliverables[product].parcel),
    },
    shipping: readShipping(object),
  };
}

/** What was paid for what: one at its price, delivery, and what a promotion took off, whatever it applied to. */
function readAmounts(session: SessionObject, amount_cents: number, quantity: number) {
  const { amount_subtotal, total_details } = session;
  const beyond = Math.max(0, amount_cents - (amount_subtotal ?? amount_cents));
  const shipping_cents = total_details?.amount_shipping ?? beyond;
  const missing = (amount_subtotal ?? 0) + shipping_cents - amount_cents;
  const discount_cents = Math.max(0, total_details?.amount_discount ?? 0, missing);
  const price = amount_cents - shipping_cents + discount_cents;
  return {
    amount_cents,
    shipping_cents,
    discount_cents,
    unit_cents: Math.round(price / quantity),
  };
}

/**
 * Finds the product by the name in the payment link's metadata or, if that is missing or unknown, by the price.
 * Subscriptions belong to another shop.
 */
function productOf(session: SessionObject): ProductId | "other" {
  if (session.mode === "subscription") return "other";
  const { metadata } = session;
  const subtotal = subtotalInEuros(session);
  const found =
    productIds.find((id) => id === metadata?.product) ??
    productIds.find((id) => pricesOf(products[id]).some((price) => price === subtotal));
  return found ?? "other";
}

/** How many were bought at one of the product's prices; 1 unless that gives a whole number from 1 to 99. */
function quantityOf(session: SessionObject, product: ProductId | "other"): number {
  if (product === "other") return 1;
  const subtotal = subtotalInEuros(session) ?? 0;
  const counts = pricesOf(products[product]).map((price) => subtotal / price);
  return counts.find((count) => Number.isInteger(count) && count >= 1 && count <= 99) ?? 1;
}

/** Before discounts and delivery; for a converted price, the amount before conversion. */
function subtotalInEuros({ amount_subtotal, currency, currency_conversion }: SessionObject) {
  if (currency_conversion?.source_currency === "eur") return currency_conversion.amount_subtotal;
  return currency === "eur" ? amount_subtotal : null;
}

/** The highest price first: a few at a high price are likelier than many at a low one. */
const pricesOf = ({ cents, listCents }: Product) => (listCents ? [listCents, cents] : [cents]);

/** Normalised, so that the operator's commands and unsubscriptions find it. */
function buyerEmail({ customer_details, customer_email }: SessionObject) {
  const email =
    acceptEmail(unwrapEmail(customer_details?.email)) ?? acceptEmail(unwrapEmail(customer_email));
  return email && normalizeEmail(email);
}

/** The limit of each field in code points and lines: more than a label holds. */
const maxField = 200;
const maxLines = 5;

/** A JSON value of unknown shape: `?.` is undefined on anything but an object. */
type Unknown = { readonly [name: string]: Unknown } | null | undefined;

/** Empty for anything but text. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Shipping details, where the API versions put them: now, from 2022-08-01 to 2025-03-31, and before. */
const detailsIn = (session: Unknown) =>
  session?.collected_information?.shipping_details ??
  session?.shipping_details ??
  session?.shipping;

/** Reads and sanitizes what the payment page asked for. Never throws: no input is a reason to lose a payment. */
export function readShipping(object: unknown): Shipping {
  const session = object as Unknown;
  const details = detailsIn(session);
  const fields: unknown = session?.custom_fields;
  const dedications = (Array.isArray(fields) ? (fields as Unknown[]) : [])
    .filter((field) => textOf(field?.key) === "dedicace")
    .map((field) => textOf(field?.text?.value));
  return {
    name: lineOf(details?.name),
    company: companyOf(session),
    ...addressOf(details?.address),
    dedication: cut(cleanDedication(dedications.find(Boolean) ?? "") ?? "", maxDedication),
  };
}

/**
 * The territory of a sale: of goods where they go, of what is digital the buyer's; the other one if that is unknown. Null
 * if no address names a country. Never throws.
 */
export function readTerritory(object: unknown, isSent: boolean): string | null {
  const session = object as Unknown;
  const [buyer, parcel] = [session?.customer_details?.address, detailsIn(session)?.address];
  const found = (isSent ? [parcel, buyer] : [buyer, parcel]).find((address) =>
    /^[A-Z]{2}$/.test(textOf(address?.country)),
  );
  if (!found) return null;
  const territory = findTerritory(textOf(found.country), textOf(found.postal_code));
  // Northern Ireland is in the VAT area for goods alone.
  return territory === "XI" && !isSent ? "GB" : territory;
}

/** As the buyer typed it. A street field with several lines keeps them. */
const addressOf = (address: Unknown): Omit<Destination, "name" | "company"> => ({
  line1: linesOf(address?.line1),
  line2: linesOf(address?.line2),
  postal_code: lineOf(address?.postal_code),
  city: lineOf(address?.city),
  state: lineOf(address?.state),
  country: lineOf(address?.country),
});

/** The company that the payment page asked for, under the names of two of its versions. */
const companyOf = (session: Unknown) =>
  lineOf(session?.collected_information?.business_name) ??
  lineOf(session?.customer_details?.business_name);

const lineOf = (value: unknown) => cut(sanitizeLine(textOf(value)), maxField);
const linesOf = (value: unknown) =>
  cut(sanitizeLines(textOf(value)).slice(0, maxLines).join("\n"), maxField);

function cut(line: string, length: number): string | null {
  return Array.from(line).slice(0, length).join("") || null;
}
