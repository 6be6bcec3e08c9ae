import type { LedgerEntry, Order } from "~/db/schema";

/** A dispute after all that was reported of it. */
export interface Dispute {
  id: string;
  state: NonNullable<Order["dispute"]>;
  /** The sum in dispute, as the bank states it. */
  cents: number;
  currency: string | null;
  /** How much of the payment it holds. */
  taken: number;
  /** How much of that is gone: what it holds once it is closed, or what it took before an appeal opened it again. */
  lost: number;
  /** The day (UTC) by which the bank wants an answer. */
  dueOn: string | null;
}

const states: Partial<Record<LedgerEntry["kind"], Dispute["state"]>> = {
  "dispute open": "open",
  "dispute won": "won",
  "dispute lost": "lost",
};

/**
 * @param before undefined for the first row
 * @param row as it was reported
 * @param taken how much of the payment the dispute holds, in the payment's currency; null if the provider did not say
 * @returns undefined if the row is not about a dispute
 */
export function disputeAfter(
  before: Dispute | undefined,
  { id, kind, amount_cents, currency, due_on }: LedgerEntry,
  taken_cents: number | null,
): Dispute | undefined {
  const state = states[kind];
  if (!state) return undefined;
  const taken = taken_cents ?? before?.taken ?? 0;
  const isAppeal = state === "open" && before?.state !== "won" && (before?.lost ?? 0) > 0;
  return {
    id,
    state,
    cents: amount_cents,
    currency,
    taken,
    lost: state !== "open" || isAppeal ? taken : 0,
    dueOn: due_on ?? before?.dueOn ?? null,
  };
}

/** Of several disputes, an open one comes first, then a lost one; of equal ones, the one with the earliest deadline. */
export function byUrgency(a: Dispute, b: Dispute): number {
  const order = ["open", "lost", "won"];
  return (
    order.indexOf(a.state) - order.indexOf(b.state) ||
    ((a.dueOn ?? "~") < (b.dueOn ?? "~") ? -1 : 1)
  );
}
