import type * as z from "zod/mini";
import type { LedgerEntry } from "~/db/schema";
import { type NewLedgerEntry, newLedgerEntry } from "../ledger-entries";
import type { PaymentEvent } from "../payment";
import {
  type BalanceTransaction,
  type DisputeObject,
  type EventFacts,
  type Malformed,
  malformed,
  schemas,
} from "./schemas";

type Read = PaymentEvent | Malformed;

export function readChargeRefunded(object: unknown, { time: at }: EventFacts): Read {
  return read("charge", schemas().charge, object, ({ amount_refunded, ...charge }) => ({
    ...entryBase({ ...charge, amount: amount_refunded }, at),
    kind: "refund sum",
  }));
}

/** A payment that was reserved at the checkout and charged later. Other payments have no such event, or one too many. */
export function readCaptured(object: unknown, { time: at }: EventFacts): Read {
  const { data } = schemas().captured.safeParse(object);
  if (!data) return { kind: "ignored" };
  const [payment, amount_cents] =
    "payment_intent" in data
      ? [data.payment_intent, data.amount_captured]
      : [data.id, data.amount_received];
  const entry = { id: payment, payment, amount_cents, currency: data.currency, at };
  return { kind: "captured", entry: newLedgerEntry({ ...entry, kind: "captured" }) };
}

const refundKinds: Readonly<Record<string, LedgerEntry["kind"]>> = {
  pending: "refund pending",
  requires_action: "refund pending",
  succeeded: "refund",
  failed: "refund failed",
  canceled: "refund failed",
};

/** @param step what the event's type says: a failure overrides the refund's own status */
export function readRefund(
  object: unknown,
  { time: at }: EventFacts,
  step?: "created" | "failed",
): Read {
  return read("refund", schemas().refund, object, ({ status, created, ...refund }) => ({
    ...entryBase(refund, at),
    ...balanceFields(sumBalance([refund.balance_transaction]), refund.currency),
    begun_at: created ?? (step === "created" ? at : null),
    // Refunds of the API's early versions had no status and were made at once. An unknown status does not count as
    // refunded.
    kind: refundKinds[step === "failed" ? step : (status ?? "succeeded")] ?? "refund pending",
  }));
}

/** What the event's type says happened. */
type Step = "closed" | "withdrawn" | "reinstated";

export function readDispute(object: unknown, { time: at }: EventFacts, step?: Step): Read {
  return read("dispute", schemas().dispute, object, (dispute) => ({
    ...entryBase(dispute, at),
    ...outcomeOf(dispute, step),
    ...balanceFields(sumBalance(dispute.balance_transactions ?? []), dispute.currency),
    // In UTC. The day in Paris may be the next one, which is too late.
    due_on: dispute.evidence_details?.due_by?.slice(0, 10) ?? null,
  }));
}

/** An inquiry (`warning_…`) is a dispute too: the bank asks first, and may take the money later. */
const won = ["won", "warning_closed", "charge_refunded"];

/** A dispute's state, and the sum that it holds: from its balance transactions or, without any, from its state. */
function outcomeOf(
  { status, amount, currency, balance_transactions }: DisputeObject,
  step: Step | undefined,
): Pick<NewLedgerEntry, "kind" | "taken_cents"> {
  const balance = sumBalance(balance_transactions ?? []);
  // The balance may be in another currency than the dispute.
  const known = balance && (!currency || !balance.currency || balance.currency === currency);
  const held = known ? balance.cents : 0;
  const reported = known ? held : null;
  if (status === "prevented")
    return { kind: held > 0 ? "dispute lost" : "dispute won", taken_cents: held };
  if (status === "lost") return { kind: "dispute lost", taken_cents: reported ?? amount };
  const returned = known && balance.isReturned ? held : 0;
  if (step === "closed" || won.includes(status))
    return { kind: "dispute won", taken_cents: returned };
  if (step === "reinstated") return { kind: "dispute open", taken_cents: returned };
  return { kind: "dispute open", taken_cents: reported ?? (step === "withdrawn" ? amount : null) };
}

interface Balance {
  /** What left the seller's balance and has not come back. */
  cents: number;
  currency: string | null;
  isReturned: boolean;
}

/** The sum of balance transactions, which are negative if money left; null without any, or in several currencies. */
function sumBalance(
  transactions: readonly (BalanceTransaction | null | undefined)[],
): Balance | null {
  const all = transactions.filter((one) => one !== null && one !== undefined);
  const [first] = all;
  if (!first || all.some(({ currency }) => currency !== first.currency)) return null;
  const left = all.reduce((sum, { amount }) => sum - amount, 0);
  const isReturned = all.some(({ amount }) => amount > 0);
  return { cents: Math.max(0, left), currency: first.currency ?? null, isReturned };
}

/** What the balance says, where it is in another currency than the refund or dispute. */
function balanceFields(balance: Balance | null, currency: string | null | undefined) {
  const isOther = balance?.currency && balance.currency !== currency;
  return {
    balance_cents: isOther ? balance.cents : null,
    balance_currency: isOther ? balance.currency : null,
  };
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
