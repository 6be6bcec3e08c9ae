import * as z from "zod/mini";
import { lazy } from "~/lib/lazy";

/** Made at the first event, so that the Worker starts faster. */
export const schemas = lazy(() => {
  const amount = z.int().check(z.nonnegative());
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
    /** Null for a session that takes no payment, such as one that keeps a card. */
    amount_total: z.nullable(amount),
    currency: z.nullable(currency),
    /** Of a session whose prices were converted to the buyer's currency. */
    currency_conversion: z.nullish(
      z.object({ amount_subtotal: z.nullish(amount), source_currency: z.optional(z.unknown()) }),
    ),
    client_reference_id: z.optional(z.unknown()),
    customer_email: z.optional(z.unknown()),
    customer_details: z.nullish(z.object({ email: z.optional(z.unknown()) })),
    metadata: z.nullish(z.object({ product: z.optional(z.unknown()) })),
    total_details: z.nullish(z.object({ amount_shipping: z.nullish(amount) })),
  });

  /** What belongs to a payment of this site; events of the API's older versions name none. */
  const ofPayment = z.object({ payment_intent: z.nullish(z.unknown()) });
  const charge = z.object({
    id,
    payment_intent: reference,
    amount_refunded: amount,
    currency: z.nullish(currency),
  });
  const refund = z.object({
    id,
    payment_intent: reference,
    amount,
    currency: z.nullish(currency),
    status: z.nullish(z.string()),
  });
  const dispute = z.object({
    id,
    payment_intent: reference,
    amount,
    currency: z.nullish(currency),
    status: z.string(),
    evidence_details: z.nullish(z.object({ due_by: z.nullish(moment) })),
    balance_transactions: z.nullish(
      z.array(z.object({ amount: z.int(), currency: z.nullish(currency) })),
    ),
  });

  const test = z.object({ livemode: z.literal(false) });

  return { head, envelope, session, ofPayment, charge, refund, dispute, test };
});

type Schemas = ReturnType<typeof schemas>;
export type SessionObject = z.infer<Schemas["session"]>;
export type DisputeObject = z.infer<Schemas["dispute"]>;

/** An event that is not as the provider describes it. */
export interface Malformed {
  kind: "malformed";
  error: string;
}

/** Names the wrong fields, never a value: this is logged. */
export function malformed(what: string, { issues }: z.core.$ZodError): Malformed {
  const fields = issues.map(({ path }) => path.join(".") || "not an object");
  return { kind: "malformed", error: `${what}: ${fields.join(", ")}` };
}

/** What an event says beside its object. */
export interface EventFacts {
  /** ISO 8601 */
  time: string;
  livemode: boolean;
}
