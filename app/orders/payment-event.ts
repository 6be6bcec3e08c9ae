import * as z from "zod/mini";
import { type Product, productIds, products } from "~/content/products";
import type { Refund } from "~/db/schema";
import { acceptEmail, normalizeEmail } from "~/lib/email";
import { lazy } from "~/lib/lazy";
import type { NewOrder } from "./order";
import { parseReference } from "./reference";
import { readCountry, readShipping, type Shipping } from "./shipping";

export type PaymentEvent =
  | { kind: "paid"; order: NewOrder; shipping: Shipping }
  | { kind: "refunded"; refund: Refund }
  /** Nothing to store. */
  | { kind: "ignored" }
  | { kind: "malformed"; error: string };

/**
 * In the currency's smallest unit, more than anything sold here. Events of the account's other products beyond it are
 * ignored, since the provider would repeat a refused one for days.
 */
const maxAmount = 99_999_999;
/** Made at the first event, so that the Worker starts faster. */
const schemas = lazy(() => {
  const amount = z.number().check(
    z.nonnegative(),
    z.refine((value) => value > maxAmount || Number.isInteger(value)),
  );
  const id = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
  /** An object of the provider, by its id or whole. */
  const reference = z.pipe(
    z.union([id, z.object({ id })]),
    z.transform((value) => (typeof value === "string" ? value : value.id)),
  );
  /** Seconds since the epoch, until the year 9999. */
  const moment = z.pipe(
    z.int().check(z.nonnegative(), z.maximum(253_402_300_799)),
    z.transform((seconds) => new Date(seconds * 1000).toISOString()),
  );

  const head = z.object({ type: z.string() });
  const envelope = z.object({
    created: z.optional(moment),
    data: z.object({ object: z.unknown() }),
  });

  const session = z.object({
    id,
    payment_status: z.string(),
    payment_intent: z.nullish(reference),
    amount_subtotal: z.nullish(amount),
    /** Null for a session that takes no payment, such as one that keeps a card. */
    amount_total: z.nullable(amount),
    currency: z.nullable(z.string().check(z.regex(/^[a-z]{3}$/))),
    client_reference_id: z.optional(z.unknown()),
    customer_email: z.optional(z.unknown()),
    customer_details: z.nullish(z.object({ email: z.optional(z.unknown()) })),
    metadata: z.nullish(z.object({ product: z.optional(z.unknown()) })),
  });

  const charge = z.object({ payment_intent: z.nullish(reference), amount_refunded: amount });

  const test = z.object({ livemode: z.literal(false) });

  return { head, envelope, session, charge, test };
});

/**
 * Reads a body with a valid signature. Never throws.
 *
 * @param now in milliseconds since the epoch, for an event without a time
 * @param onLiveSite whether test payments are marked as such
 */
export function readPaymentEvent(body: string, now: number, onLiveSite: boolean): PaymentEvent {
  const event = parseJson(body);
  const head = schemas().head.safeParse(event);
  if (head.error) return malformed("event", head.error);
  const { type } = head.data;
  const isRefund = type === "charge.refunded";
  const settled = type === "checkout.session.async_payment_succeeded";
  if (!isRefund && !settled && type !== "checkout.session.completed") return { kind: "ignored" };

  const { data, error } = schemas().envelope.safeParse(event);
  if (error) return malformed("event", error);
  const { object } = data.data;
  const time = data.created ?? new Date(now).toISOString();
  if (isRefund) return readRefund(object, time);
  // The provider marks an event and its object alike.
  const isTest = [event, object].some((part) => schemas().test.safeParse(part).success);
  return readSession(object, { time, settled, livemode: !isTest || !onLiveSite });
}

interface Circumstances {
  /** ISO 8601 */
  time: string;
  /** Whether the event's type means that the payment arrived. */
  settled: boolean;
  livemode: boolean;
}

function readSession(object: unknown, { time, settled, livemode }: Circumstances): PaymentEvent {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
  const paid = settled || ["paid", "no_payment_required"].includes(data.payment_status);
  const { amount_total, currency } = data;
  if (!paid || amount_total === null || amount_total > maxAmount || currency === null)
    return { kind: "ignored" };
  return {
    kind: "paid",
    order: {
      session_id: data.id,
      payment_intent: data.payment_intent ?? null,
      product: productOf(data),
      amount_cents: amount_total,
      currency,
      ...parseReference(data.client_reference_id),
      email: buyerEmail(data),
      created_at: time,
      livemode,
      country: readCountry(object),
    },
    shipping: readShipping(object),
  };
}

function readRefund(object: unknown, created_at: string): PaymentEvent {
  const { data, error } = schemas().charge.safeParse(object);
  if (error) return malformed("charge", error);
  const { payment_intent, amount_refunded } = data;
  // A charge that was not made by a checkout is no order of this site.
  if (!payment_intent || amount_refunded > maxAmount) return { kind: "ignored" };
  return {
    kind: "refunded",
    refund: { payment_intent, refunded_cents: amount_refunded, created_at },
  };
}

/** By the payment link's metadata, else by the price before discounts and shipping. */
function productOf({
  metadata,
  amount_subtotal,
  currency,
}: z.infer<ReturnType<typeof schemas>["session"]>) {
  const isNamed = typeof metadata?.product === "string" && metadata.product !== "";
  const found = productIds.find((id) =>
    isNamed
      ? id === metadata.product
      : currency === "eur" && pricesOf(products[id]).includes(amount_subtotal ?? Number.NaN),
  );
  return found ?? "other";
}

const pricesOf = ({ cents, listCents }: Product) => [cents, ...(listCents ? [listCents] : [])];

/** In the form by which the operator's commands and unsubscriptions find it. */
function buyerEmail({
  customer_details,
  customer_email,
}: z.infer<ReturnType<typeof schemas>["session"]>) {
  const email = acceptEmail(customer_details?.email) ?? acceptEmail(customer_email);
  return email && normalizeEmail(email);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the wrong fields, never a value: this is logged. */
function malformed(what: string, { issues }: z.core.$ZodError): PaymentEvent {
  const fields = issues.map(({ path }) => path.join(".") || "not an object");
  return { kind: "malformed", error: `${what}: ${fields.join(", ")}` };
}
