import type { LedgerEntry, Order } from "~/db/schema";
import { parisDay } from "~/lib/time";

/*
 * The ledger holds what the payment provider reported about money. This module sorts the rows of one payment by when
 * things happened, not by when they arrived:
 *
 * - A line is a change in the seller's money, dated by the row that caused it. A later row never changes the lines of
 *   an earlier day, so a closed month never changes.
 * - An order's refund and dispute are the state after the last row.
 *
 * The day is the provider's: the day on which the money moved. An event that arrives late, after an outage, has that
 * day too; `Line.received_at` shows that it was late.
 */

/** Money received or returned. */
export interface Line {
  kind: "payment" | "refund" | "refund returned" | "dispute" | "dispute returned";
  /** The provider's id of what caused it. */
  id: string;
  /** ISO 8601 */
  at: string;
  /** In the currency's smallest unit; negative if returned. */
  cents: number;
  /** When this site received the event; null in rows of earlier versions. */
  received_at: string | null;
}

/** The state of an order that follows from its ledger. */
interface LedgerOutcome extends Pick<Order, "dispute" | "dispute_due_on" | "disputed_cents"> {
  /** Refunds only, without disputes. */
  refunds_cents: number;
}

interface Dispute {
  state: NonNullable<Order["dispute"]>;
  /** How much of the payment the dispute holds. */
  taken: number;
  /** Lost, and not won since. On appeal a dispute is open again, but the money is still gone. */
  isLost: boolean;
  dueOn: string | null;
}

interface State {
  /** Refunds by id. */
  refunds: Record<string, Pick<LedgerEntry, "kind" | "amount_cents">>;
  /** The highest total of refunds reported. */
  sum: number;
  disputes: Record<string, Dispute>;
}

/**
 * The lines of an order, oldest first, and the state that follows from them.
 *
 * @param entries rows of its payment, in any order
 */
export function readLedger(
  { session_id }: Pick<Order, "session_id">,
  entries: readonly LedgerEntry[],
): { lines: Line[]; outcome: LedgerOutcome } {
  const state: State = { refunds: {}, sum: 0, disputes: {} };
  const rows = entries
    .map((row) => ({ row, keys: sortKeys(row) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ row }) => row);
  const payment = rows.find(({ kind, id }) => kind === "payment" && id === session_id);
  const lines = payment ? [lineOf("payment", payment, payment.amount_cents)] : [];
  for (const row of rows) {
    const [refunded, disputed] = [refundTotal(state), disputeTotal(state)];
    apply(state, row);
    const byRefund = refunded - refundTotal(state);
    const byDispute = disputed - disputeTotal(state);
    lines.push(
      lineOf(byRefund < 0 ? "refund" : "refund returned", row, byRefund),
      lineOf(byDispute < 0 ? "dispute" : "dispute returned", row, byDispute),
    );
  }
  return {
    lines: lines
      .filter(({ cents }) => cents !== 0)
      .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
    outcome: outcomeOf(state),
  };
}

const lineOf = (kind: Line["kind"], { id, at, received_at }: LedgerEntry, cents: number): Line => ({
  kind,
  id,
  at,
  cents,
  received_at,
});

/**
 * The order within a day: a pending refund before the total that includes it, a failure after the refund that fails;
 * disputes by time.
 */
const sequence: readonly LedgerEntry["kind"][] = [
  "payment",
  "refund pending",
  "refund",
  "refund sum",
  "refund failed",
  "dispute open",
  "dispute lost",
  "dispute won",
];
const isOfDispute = (kind: LedgerEntry["kind"]) => kind.startsWith("dispute");

/** They define a total order, so that the order of arrival makes no difference. */
function sortKeys({ kind, at, taken_cents, amount_cents, due_on, id }: LedgerEntry): SortKeys {
  const rank = sequence.indexOf(kind);
  const ranks = isOfDispute(kind) ? [sequence.length, at, rank] : [rank, at, 0];
  return [parisDay(at), ...ranks, taken_cents ?? -1, amount_cents, due_on ?? "", id];
}

type SortKeys = readonly (string | number)[];

function compare(a: SortKeys, b: SortKeys): number {
  const place = a.findIndex((key, index) => key !== b[index]);
  if (place < 0) return 0;
  return (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
}

function apply(state: State, row: LedgerEntry): void {
  const { kind, id, amount_cents } = row;
  if (kind === "payment") return;
  if (kind === "refund sum") state.sum = Math.max(state.sum, amount_cents);
  else if (isOfDispute(kind)) state.disputes[id] = disputeAfter(state.disputes[id], row);
  else {
    const before = state.refunds[id];
    // Steps of a refund may be reported with times out of order, but a refund never returns to an earlier step.
    if (!before || sequence.indexOf(before.kind) < sequence.indexOf(kind))
      state.refunds[id] = { kind, amount_cents };
  }
}

const disputeStates: Partial<Record<LedgerEntry["kind"], "won" | "lost">> = {
  "dispute won": "won",
  "dispute lost": "lost",
};

function disputeAfter(before: Dispute | undefined, row: LedgerEntry): Dispute {
  const { kind, taken_cents, due_on } = row;
  const state = disputeStates[kind] ?? "open";
  const dueOn = before?.dueOn ?? due_on;
  return {
    state,
    taken: taken_cents ?? before?.taken ?? 0,
    isLost: state === "lost" || (state === "open" && (before?.isLost ?? false)),
    dueOn: dueOn && due_on && due_on > dueOn ? due_on : dueOn,
  };
}

export const sumOf = (cents: readonly number[]) => cents.reduce((sum, amount) => sum + amount, 0);

/**
 * The sum that refunds returned: of the refunds known by id or, while none of them is pending or made, the provider's
 * total. That total includes refunds that failed later.
 */
function refundTotal({ refunds, sum }: State): number {
  const totalOf = (kind: LedgerEntry["kind"]) =>
    sumOf(
      Object.values(refunds).flatMap((refund) => (refund.kind === kind ? refund.amount_cents : [])),
    );
  const isNamed = Object.values(refunds).some(({ kind }) => kind !== "refund failed");
  return isNamed ? totalOf("refund") : Math.max(0, sum - totalOf("refund failed"));
}

const disputeTotal = ({ disputes }: State) =>
  sumOf(Object.values(disputes).map(({ taken }) => taken));

const byDeadline = (a: Dispute, b: Dispute) => ((a.dueOn ?? "~") < (b.dueOn ?? "~") ? -1 : 1);

/** Of several disputes, an open one comes first, then a lost one; of equal ones, the one with the earliest deadline. */
function outcomeOf(state: State): LedgerOutcome {
  const disputes = Object.values(state.disputes);
  const first = (["open", "lost", "won"] as const)
    .flatMap((wanted) => disputes.filter(({ state }) => state === wanted).toSorted(byDeadline))
    .at(0);
  return {
    refunds_cents: refundTotal(state),
    dispute: first?.state ?? null,
    dispute_due_on: first?.dueOn ?? null,
    disputed_cents: sumOf(disputes.map(({ isLost, taken }) => (isLost ? taken : 0))),
  };
}
