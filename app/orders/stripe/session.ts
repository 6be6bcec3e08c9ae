import { type Product, type ProductId, productIds, products } from "~/content/products";
import { acceptEmail, normalizeEmail } from "~/lib/email";
import { sanitizeLine, sanitizeLines } from "~/mail/sanitize";
import type { Destination } from "../address";
import { readClientReference } from "../client-reference";
import { cleanDedication, maxDedication } from "../dedication";
import type { PaymentEvent, Shipping } from "../payment";
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
  if (!hasArrived)
    return { kind: "pending", session_id: data.id, created_at: time, failed: step === "failed" };
  const { amount_total, currency } = data;
  if (amount_total === null || currency === null) return { kind: "ignored" };
  const product = productOf(data);
  return {
    kind: "paid",
    order: {
      session_id: data.id,
      payment_intent: data.payment_intent ?? null,
      product,
      quantity: quantityOf(data, product),
      amount_cents: amount_total,
      currency,
      ...readClientReference(data.client_reference_id),
      email: buyerEmail(data),
      created_at: time,
      livemode,
      country: readCountry(object),
      shipping_cents: data.total_details?.amount_shipping ?? null,
    },
    shipping: readShipping(object),
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
  const email = acceptEmail(customer_details?.email) ?? acceptEmail(customer_email);
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

/** Two letters, from the card's address or else the parcel's; null if neither has one. Never throws. */
export function readCountry(object: unknown): string | null {
  const session = object as Unknown;
  const addresses = [session?.customer_details?.address, detailsIn(session)?.address];
  return (
    addresses
      .map((address) => textOf(address?.country))
      .find((country) => /^[A-Z]{2}$/.test(country)) ?? null
  );
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
