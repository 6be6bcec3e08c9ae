import type * as z from "zod/mini";
import type { LedgerEntry } from "~/db/schema";
import { type NewLedgerEntry, newLedgerEntry } from "../ledger-entries";
import type { PaymentEvent } from "../payment";
import { type DisputeObject, type EventFacts, type Malformed, malformed, schemas } from "./schemas";

type Read = PaymentEvent | Malformed;

export function readChargeRefunded(object: unknown, { time: at }: EventFacts): Read {
  return read("charge", schemas().charge, object, ({ amount_refunded, ...charge }) => ({
    ...entryBase({ ...charge, amount: amount_refunded }, at),
    kind: "refund sum",
  }));
}

const refundKinds: Readonly<Record<string, LedgerEntry["kind"]>> = {
  pending: "refund pending",
  requires_action: "refund pending",
  succeeded: "refund",
  failed: "refund failed",
  canceled: "refund failed",
};

/** @param failed the status that the event's type implies; it overrides the refund's own */
export function readRefund(object: unknown, { time: at }: EventFacts, failed?: "failed"): Read {
  return read("refund", schemas().refund, object, ({ status, ...refund }) => ({
    ...entryBase(refund, at),
    // Refunds of the API's early versions had no status and were made at once. An unknown status does not count as
    // refunded.
    kind: refundKinds[failed ?? status ?? "succeeded"] ?? "refund pending",
  }));
}

/** What the event's type says happened. */
type Step = "closed" | "withdrawn" | "reinstated";

export function readDispute(object: unknown, { time: at }: EventFacts, step?: Step): Read {
  return read("dispute", schemas().dispute, object, (dispute) => ({
    ...entryBase(dispute, at),
    ...outcomeOf(dispute, step),
    // In UTC. The day in Paris may be the next one, which is too late.
    due_on: dispute.evidence_details?.due_by?.slice(0, 10) ?? null,
  }));
}

/** An inquiry (`warning_…`) is a dispute too: the bank asks first, and may take the money later. */
const won = ["won", "warning_closed", "charge_refunded"];

/** A dispute's state, and the sum that it holds: from its balance transactions or, without any, from its state. */
function outcomeOf(
  dispute: DisputeObject,
  step: Step | undefined,
): Pick<NewLedgerEntry, "kind" | "taken_cents"> {
  const { status, amount } = dispute;
  const balance = balanceOf(dispute);
  const isReturned = balance.some((cents) => cents > 0);
  const held = Math.max(0, 0 - balance.reduce((sum, cents) => sum + cents, 0));
  const reported = balance.length > 0 ? held : null;
  if (status === "prevented")
    return { kind: held > 0 ? "dispute lost" : "dispute won", taken_cents: held };
  if (status === "lost") return { kind: "dispute lost", taken_cents: reported ?? amount };
  const returned = isReturned ? held : 0;
  if (step === "closed" || won.includes(status))
    return { kind: "dispute won", taken_cents: returned };
  if (step === "reinstated") return { kind: "dispute open", taken_cents: returned };
  return { kind: "dispute open", taken_cents: reported ?? (step === "withdrawn" ? amount : null) };
}

/**
 * The amounts of a dispute's balance transactions, negative if money left the seller's balance. None if one of them is
 * in another currency than the dispute.
 */
function balanceOf({ balance_transactions, currency: disputed }: DisputeObject): number[] {
  const all = balance_transactions ?? [];
  const isSame = all.every(({ currency }) => !currency || !disputed || currency === disputed);
  return isSame ? all.map(({ amount }) => amount) : [];
}

interface ProviderObject {
  id: string;
  payment_intent: string;
  amount: number;
  currency?: string | null | undefined;
}

const entryBase = (
  { id, payment_intent, amount, currency = null }: ProviderObject,
  at: string,
) => ({
  id,
  payment: payment_intent,
  amount_cents: amount,
  currency,
  at,
});

/**
 * Parses an object with its payment. Without a payment it did not come from a checkout and does not concern this site.
 */
function read<Schema extends z.core.$ZodType>(
  what: string,
  schema: Schema & { safeParse: (object: unknown) => z.core.util.SafeParseResult<z.infer<Schema>> },
  object: unknown,
  entryOf: (data: z.infer<Schema>) => Parameters<typeof newLedgerEntry>[0],
): Read {
  const { data: owner } = schemas().ofPayment.safeParse(object);
  if (owner && (owner.payment_intent ?? null) === null) return { kind: "ignored" };
  const { data, error } = schema.safeParse(object);
  if (error) return malformed(what, error);
  return { kind: "ledger", entry: newLedgerEntry(entryOf(data as z.infer<Schema>)) };
}
