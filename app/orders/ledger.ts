import type { LedgerEntry, Order } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { byUrgency, type Dispute, disputeAfter } from "./disputes";
import { type RefundNews, refundNews, refundTotal, sumGrowths } from "./refunds";

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
  /** The most urgent first. */
  disputes: readonly Dispute[];
}

/** A movement in another currency, which the provider did not convert: nothing counts it. */
export interface Uncounted extends Pick<LedgerEntry, "id" | "kind" | "at" | "received_at"> {
  cents: number;
  currency: string;
}

/**
 * The lines of an order, oldest first, and the state that follows from them.
 *
 * @param entries rows of its payment, in any order
 */
export function readLedger(
  { session_id, currency }: Pick<Order, "session_id" | "currency">,
  entries: readonly LedgerEntry[],
): {
  lines: Line[];
  outcome: LedgerOutcome;
  uncounted: Uncounted[];
  news: RefundNews;
} {
  const rows = sorted(entries);
  const payment = rows.find(({ kind, id }) => kind === "payment" && id === session_id);
  const lines = payment ? [lineOf("payment", payment, payment.amount_cents)] : [];
  const disputes = new Map<string, Dispute>();
  const seen: LedgerEntry[] = [];
  let refunded = 0;
  for (const row of rows) {
    const { amount_cents, taken_cents } = inCurrency(row, currency);
    const before = disputes.get(row.id);
    const after = disputeAfter(before, row, taken_cents);
    if (after) disputes.set(row.id, after);
    seen.push({ ...row, amount_cents });
    const total = after ? refunded : refundTotal(seen);
    const byRefund = refunded - total;
    const byDispute = after ? (before?.taken ?? 0) - after.taken : 0;
    refunded = total;
    lines.push(
      lineOf(byRefund < 0 ? "refund" : "refund returned", row, byRefund),
      lineOf(byDispute < 0 ? "dispute" : "dispute returned", row, byDispute),
    );
  }
  const all = [...disputes.values()].toSorted(byUrgency);
  return {
    lines: lines
      .filter(({ cents }) => cents !== 0)
      .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
    outcome: {
      refunds_cents: refunded,
      disputes: all,
      dispute: all[0]?.state ?? null,
      dispute_due_on: all[0]?.dueOn ?? null,
      disputed_cents: sumOf(all.map(({ lost }) => lost)),
    },
    uncounted: uncountedRows(rows, currency),
    news: refundNews(seen),
  };
}

/** A row's amounts in the payment's currency: as reported or, in another currency, as the balance has them, or else 0. */
function inCurrency(row: LedgerEntry, currency: string) {
  const { amount_cents, taken_cents, balance_cents, balance_currency } = row;
  if (row.currency === null || row.currency === currency) return { amount_cents, taken_cents };
  const cents = balance_currency === currency ? balance_cents : null;
  return { amount_cents: cents ?? 0, taken_cents: taken_cents === null ? null : (cents ?? 0) };
}

/** Kinds that move nothing beyond what other rows say. */
const still: readonly LedgerEntry["kind"][] = ["payment", "captured", "refund pending"];

/** The movements in another currency that no row of theirs converts, each once; of a sum only what no refund explains. */
function uncountedRows(rows: readonly LedgerEntry[], currency: string): Uncounted[] {
  const isForeign = (row: LedgerEntry) => row.currency !== null && row.currency !== currency;
  const counted = rows.filter((row) => !isForeign(row) || row.balance_currency === currency);
  const known = new Set(counted.map(({ id }) => id));
  const growths = sumGrowths(rows.filter(isForeign));
  return rows.flatMap((row) => {
    const { id, kind, at, received_at, amount_cents, taken_cents } = row;
    const growth = growths.get(row);
    const moved = isDisputeEntry(kind) ? taken_cents : (growth ?? amount_cents);
    if (!moved || still.includes(kind) || known.has(id)) return [];
    // A sum's id is its payment's: each growth is one movement.
    if (growth === undefined) known.add(id);
    return [{ id, kind, at, received_at, cents: moved, currency: row.currency ?? "" }];
  });
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
  "captured",
  "refund pending",
  "refund",
  "refund sum",
  "refund failed",
  "dispute open",
  "dispute lost",
  "dispute won",
];
const isDisputeEntry = (kind: LedgerEntry["kind"]) => kind.startsWith("dispute");

/** They define a total order, so that the order of arrival makes no difference. */
function sortKeys({ kind, at, taken_cents, amount_cents, due_on, id }: LedgerEntry): SortKeys {
  const rank = sequence.indexOf(kind);
  const ranks = isDisputeEntry(kind) ? [sequence.length, at, rank] : [rank, at, 0];
  return [parisDay(at), ...ranks, taken_cents ?? -1, amount_cents, due_on ?? "", id];
}

type SortKeys = readonly (string | number)[];

const sorted = (entries: readonly LedgerEntry[]) =>
  entries
    .map((row) => ({ row, keys: sortKeys(row) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ row }) => row);

function compare(a: SortKeys, b: SortKeys): number {
  const place = a.findIndex((key, index) => key !== b[index]);
  if (place < 0) return 0;
  return (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
}

export const sumOf = (cents: readonly number[]) => cents.reduce((sum, amount) => sum + amount, 0);
