import * as z from "zod/mini";
import { type Product, productIds, products } from "~/content/products";
import type { Dispute, FailedRefund, Refund } from "~/db/schema";
import { acceptEmail, normalizeEmail } from "~/lib/email";
import { lazy } from "~/lib/lazy";
import type { NewOrder } from "./order";
import { readOrigin } from "./origin";
import { readCountry, readShipping, type Shipping } from "./shipping";

export type PaymentEvent =
  | { kind: "paid"; order: NewOrder; shipping: Shipping }
  | { kind: "refunded"; refund: Refund }
  | { kind: "refundFailed"; refund: FailedRefund }
  | { kind: "disputed"; dispute: Dispute }
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
    total_details: z.nullish(z.object({ amount_shipping: z.nullish(amount) })),
  });

  const charge = z.object({ payment_intent: z.nullish(reference), amount_refunded: amount });
  const refund = z.object({ id, payment_intent: z.nullish(reference), amount });
  const dispute = z.object({
    id,
    payment_intent: z.nullish(reference),
    amount,
    status: z.string(),
    evidence_details: z.nullish(z.object({ due_by: z.nullish(moment) })),
  });

  const test = z.object({ livemode: z.literal(false) });

  return { head, envelope, session, charge, refund, dispute, test };
});

/** How each event is read that tells something of a payment. */
const readers: Record<string, (object: unknown, event: EventFacts) => PaymentEvent> = {
  "checkout.session.completed": (object, event) => readSession(object, event, isPaid),
  "checkout.session.async_payment_succeeded": (object, event) => readSession(object, event),
  "charge.refunded": readRefund,
  "refund.failed": readFailedRefund,
  "charge.dispute.created": (object, event) => readDispute(object, event, false),
  "charge.dispute.closed": (object, event) => readDispute(object, event, true),
};

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
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) return { kind: "ignored" };

  const { data, error } = schemas().envelope.safeParse(event);
  if (error) return malformed("event", error);
  const { object } = data.data;
  const time = data.created ?? new Date(now).toISOString();
  // The provider marks an event and its object alike.
  const isTest = [event, object].some((part) => schemas().test.safeParse(part).success);
  return read(object, { time, livemode: !isTest || !onLiveSite });
}

interface EventFacts {
  /** ISO 8601 */
  time: string;
  livemode: boolean;
}

type SessionObject = z.infer<ReturnType<typeof schemas>["session"]>;

const isPaid = ({ payment_status }: SessionObject) =>
  ["paid", "no_payment_required"].includes(payment_status);

/** @param arrived whether the payment did; it always has where it settles later */
function readSession(
  object: unknown,
  { time, livemode }: EventFacts,
  arrived = (_: SessionObject) => true,
): PaymentEvent {
  const { data, error } = schemas().session.safeParse(object);
  if (error) return malformed("session", error);
  const { amount_total, currency } = data;
  if (!arrived(data) || amount_total === null || amount_total > maxAmount || currency === null)
    return { kind: "ignored" };
  return {
    kind: "paid",
    order: {
      session_id: data.id,
      payment_intent: data.payment_intent ?? null,
      product: productOf(data),
      amount_cents: amount_total,
      currency,
      ...readOrigin(data.client_reference_id),
      email: buyerEmail(data),
      created_at: time,
      livemode,
      country: readCountry(object),
      shipping_cents: data.total_details?.amount_shipping ?? null,
    },
    shipping: readShipping(object),
  };
}

function readRefund(object: unknown, { time: created_at }: EventFacts): PaymentEvent {
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

function readFailedRefund(object: unknown, { time: created_at }: EventFacts): PaymentEvent {
  const { data, error } = schemas().refund.safeParse(object);
  if (error) return malformed("refund", error);
  const { id: refund_id, payment_intent, amount: amount_cents } = data;
  if (!payment_intent || amount_cents > maxAmount) return { kind: "ignored" };
  return { kind: "refundFailed", refund: { refund_id, payment_intent, amount_cents, created_at } };
}

/** An inquiry (`warning_…`) is a dispute too: the bank asks, and may take the money. Only what is lost is taken. */
function readDispute(object: unknown, { time }: EventFacts, isClosed: boolean): PaymentEvent {
  const { data, error } = schemas().dispute.safeParse(object);
  if (error) return malformed("dispute", error);
  const { id: dispute_id, payment_intent, amount: amount_cents, status, evidence_details } = data;
  if (!payment_intent || amount_cents > maxAmount) return { kind: "ignored" };
  const closed = status === "lost" ? "lost" : "won";
  return {
    kind: "disputed",
    dispute: {
      dispute_id,
      payment_intent,
      amount_cents,
      state: isClosed ? closed : "open",
      // In UTC: the day in Paris may be the one after, when it is too late.
      due_on: evidence_details?.due_by?.slice(0, 10) ?? null,
      created_at: time,
      closed_at: isClosed ? time : null,
    },
  };
}

/** By the payment link's metadata, else by the price before discounts and shipping. */
function productOf({ metadata, amount_subtotal, currency }: SessionObject) {
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
function buyerEmail({ customer_details, customer_email }: SessionObject) {
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
