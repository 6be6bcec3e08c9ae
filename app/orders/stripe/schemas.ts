import * as z from "zod/mini";
import { lazy } from "~/lib/lazy";

/** Created on the first event, so that the Worker starts faster. */
export const schemas = lazy(() => {
  const amount = z.int().check(z.nonnegative());
  const id = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
  /** A provider object, as its id or expanded. */
  const reference = z.pipe(
    z.union([id, z.object({ id })]),
    z.transform((value) => (typeof value === "string" ? value : value.id)),
  );
  /** Seconds since the epoch, up to the year 9999. */
  const moment = z.pipe(
    z.int().check(z.nonnegative(), z.maximum(253_402_300_799)),
    z.transform((seconds) => new Date(seconds * 1000).toISOString()),
  );
  const currency = z.string().check(z.regex(/^[a-z]{3}$/));

  const head = z.object({ type: z.string() });
  const envelope = z.object({
    created: z.optional(moment),
    data: z.object({ object: z.unknown() }),
  });

  const session = z.object({
    id,
    mode: z.optional(z.unknown()),
    payment_status: z.string(),
    payment_intent: z.nullish(reference),
    amount_subtotal: z.nullish(amount),
    /** Null for a session without a payment, such as one that saves a card. */
    amount_total: z.nullable(amount),
    currency: z.nullable(currency),
    /** Set if the session's prices were converted to the buyer's currency. */
    currency_conversion: z.nullish(
      z.object({ amount_subtotal: z.nullish(amount), source_currency: z.optional(z.unknown()) }),
    ),
    client_reference_id: z.optional(z.unknown()),
    customer_email: z.optional(z.unknown()),
    customer_details: z.nullish(z.object({ email: z.optional(z.unknown()) })),
    metadata: z.nullish(z.object({ product: z.optional(z.unknown()) })),
    total_details: z.nullish(
      z.object({ amount_shipping: z.nullish(amount), amount_discount: z.nullish(amount) }),
    ),
  });

  /** The payment that an object belongs to; events of older API versions name none. */
  const ofPayment = z.object({ payment_intent: z.nullish(z.unknown()) });
  const charge = z.object({
    id,
    payment_intent: reference,
    amount_refunded: amount,
    currency: z.nullish(currency),
  });
  /** A charge, or the payment that it belongs to. */
  const captured = z.union([
    z.object({ payment_intent: reference, amount_captured: amount, currency }),
    z.object({ id, object: z.literal("payment_intent"), amount_received: amount, currency }),
  ]);
  const balanceTransaction = z.object({ amount: z.int(), currency: z.nullish(currency) });
  const refund = z.object({
    id,
    payment_intent: reference,
    amount,
    currency: z.nullish(currency),
    status: z.nullish(z.string()),
    created: z.catch(z.nullish(moment), null),
    /** Null if it is an id, not expanded. */
    balance_transaction: z.catch(z.nullish(balanceTransaction), null),
  });
  const dispute = z.object({
    id,
    payment_intent: reference,
    amount,
    currency: z.nullish(currency),
    status: z.string(),
    evidence_details: z.nullish(z.object({ due_by: z.nullish(moment) })),
    balance_transactions: z.nullish(z.array(balanceTransaction)),
  });

  const test = z.object({ livemode: z.literal(false) });

  return { head, envelope, session, ofPayment, charge, captured, refund, dispute, test };
});

type Schemas = ReturnType<typeof schemas>;
export type SessionObject = z.infer<Schemas["session"]>;
export type DisputeObject = z.infer<Schemas["dispute"]>;
export type BalanceTransaction = NonNullable<DisputeObject["balance_transactions"]>[number];

/** An event that does not match the provider's documentation. */
export interface Malformed {
  kind: "malformed";
  error: string;
}

/** Names the invalid fields but no values, since this is logged. */
export function malformed(what: string, { issues }: z.core.$ZodError): Malformed {
  const fields = issues.map(({ path }) => path.join(".") || "not an object");
  return { kind: "malformed", error: `${what}: ${fields.join(", ")}` };
}

/** What an event says besides its object. */
export interface EventFacts {
  /** ISO 8601 */
  time: string;
  livemode: boolean;
}
