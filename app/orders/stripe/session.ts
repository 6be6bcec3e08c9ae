import { type Product, type ProductId, productIds, products } from "~/content/products";
import { acceptEmail, normalizeEmail } from "~/lib/email";
import { readClientReference } from "../client-reference";
import type { PaymentEvent } from "../payment";
import { type EventFacts, type Malformed, malformed, type SessionObject, schemas } from "./schemas";
import { readCountry, readShipping } from "./shipping";

const isPaid = ({ payment_status }: SessionObject) =>
  ["paid", "no_payment_required"].includes(payment_status);

/** Reads a completed checkout, whose payment has arrived or is pending. */
export function readCompleted(object: unknown, event: EventFacts): PaymentEvent | Malformed {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
  if (isPaid(data)) return readSession(object, event);
  return { kind: "pending", session_id: data.id, created_at: event.time, failed: false };
}

/** Reads a checkout whose pending payment failed. */
export function readFailed(object: unknown, event: EventFacts): PaymentEvent | Malformed {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
  return { kind: "pending", session_id: data.id, created_at: event.time, failed: true };
}

/** Reads a checkout whose payment has arrived. */
export function readSession(
  object: unknown,
  { time, livemode }: EventFacts,
): PaymentEvent | Malformed {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
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
const pricesOf = ({ cents, listCents }: Product) => [...(listCents ? [listCents] : []), cents];

/** In the normalised form by which the operator's commands and unsubscriptions find it. */
function buyerEmail({ customer_details, customer_email }: SessionObject) {
  const email = acceptEmail(customer_details?.email) ?? acceptEmail(customer_email);
  return email && normalizeEmail(email);
}
