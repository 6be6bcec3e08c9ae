import type { LedgerEntry } from "~/db/schema";

/*
 * Refunds reach the ledger in two ways: each by its id, or as the sum that a payment's refunds have reached. Both are
 * one account: the refunds with an id, and the part of the latest sum that these do not explain.
 */

/** Milliseconds within which a sum and the refunds that it includes may be dated apart, or arrive apart. */
const namingTime = 5 * 60_000;

/** A refund that was reported by its id. */
interface NamedRefund {
  id: string;
  /** Its last step. */
  kind: LedgerEntry["kind"];
  cents: number;
  /** When it was asked for; empty if the provider did not say, and so before any sum. */
  begunAt: string;
  failedAt: string | null;
}

/** A refund goes through these steps, and never back, whatever the order of the reports. */
const steps: readonly LedgerEntry["kind"][] = ["refund pending", "refund", "refund failed"];

/**
 * The money that refunds returned.
 *
 * @param rows of one payment, in its currency
 */
export function refundTotal(rows: readonly LedgerEntry[]): number {
  const named = namedRefunds(rows);
  const made = named.flatMap(({ kind, cents }) => (kind === "refund" ? cents : []));
  return sum(made) + unexplained(sums(rows).at(-1), named);
}

function namedRefunds(rows: readonly LedgerEntry[]): NamedRefund[] {
  const byId = new Map<string, NamedRefund>();
  for (const { id, kind, at, begun_at, amount_cents: cents } of rows) {
    if (!steps.includes(kind)) continue;
    const known = byId.get(id);
    const isLater = !known || steps.indexOf(kind) > steps.indexOf(known.kind);
    byId.set(id, {
      id,
      kind: isLater ? kind : known.kind,
      // In another currency, only a report with the balance says how much it was.
      cents: (isLater ? cents || known?.cents : known.cents || cents) ?? 0,
      begunAt: earliest(known?.begunAt, begun_at) ?? "",
      failedAt: earliest(known?.failedAt, kind === "refund failed" ? at : null) ?? null,
    });
  }
  return [...byId.values()];
}

/** Skips what is empty. */
const earliest = (...moments: readonly (string | null | undefined)[]) =>
  moments.filter(Boolean).sort()[0];

/** The sums that refunds had reached, oldest first. */
const sums = (rows: readonly LedgerEntry[]) =>
  rows
    .filter(({ kind }) => kind === "refund sum")
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.amount_cents - b.amount_cents);

/** The part of a sum that belongs to refunds without an id: those that had begun by then, and had not failed before. */
function unexplained(reached: LedgerEntry | undefined, named: readonly NamedRefund[]): number {
  if (!reached) return 0;
  const end = later(reached.at);
  const included = named.filter(
    ({ begunAt, failedAt }) => begunAt <= end && !(failedAt !== null && failedAt < reached.at),
  );
  return Math.max(0, reached.amount_cents - sum(included.map(({ cents }) => cents)));
}

/** What each sum has beyond the refunds with an id and the sums before it: zero for a sum that these explain. */
export function sumGrowths(rows: readonly LedgerEntry[]): ReadonlyMap<LedgerEntry, number> {
  const named = namedRefunds(rows);
  let before = 0;
  return new Map(
    sums(rows).map((reached) => {
      const total = unexplained(reached, named);
      const growth = Math.max(0, total - before);
      before = total;
      return [reached, growth];
    }),
  );
}

const later = (moment: string) => new Date(Date.parse(moment) + namingTime).toISOString();

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/** What buyers are told of refunds. */
export interface RefundNews {
  /** Each is told once; `dueAt` (ISO 8601) may lie some minutes ahead. */
  told: readonly { id: string; dueAt: string }[];
  /** Ids that a refund's own report has replaced. */
  superseded: readonly string[];
}

/**
 * Buyers are told of each refund that succeeded, and of each growth of the sum that no refund has explained within five
 * minutes. A refund that is named after such a growth was told is not told again. Once something is due, no later row
 * takes it back. Rows of earlier versions, without a time of arrival, are old news.
 *
 * @param rows of one payment, in its currency
 */
export function refundNews(rows: readonly LedgerEntry[]): RefundNews {
  const growths = sums(rows).flatMap((reached) => {
    const { id, at, amount_cents, received_at } = reached;
    if (received_at === null) return [];
    const dueAt = later(received_at);
    const known = rows.filter((row) => (row.received_at ?? "") <= dueAt);
    const named = namedRefunds(known);
    const knownSums = sums(known);
    const previous = knownSums[knownSums.indexOf(reached) - 1];
    // A sum that arrives after a later one says nothing new: what was told of that one was the total.
    const isStale = knownSums.some(
      (other) => other.at > at && (other.received_at ?? "") < received_at,
    );
    const isGrowth = !isStale && unexplained(reached, named) > unexplained(previous, named);
    return [{ id: `${id}-${amount_cents}-${Date.parse(at)}`, dueAt, end: later(at), isGrowth }];
  });
  const told = growths.filter(({ isGrowth }) => isGrowth);
  const named = namedRefunds(rows).flatMap(({ id, kind, cents, begunAt }) => {
    const firstArrival = (kinds: readonly LedgerEntry["kind"][]) =>
      rows
        .filter((row) => row.id === id && kinds.includes(row.kind))
        .map(({ received_at }) => received_at ?? "")
        .sort()[0] ?? "";
    const [namedAt, dueAt] = [firstArrival(steps), firstArrival(["refund"])];
    const isTold = told.some((growth) => growth.dueAt <= namedAt && begunAt <= growth.end);
    return kind === "refund" && cents > 0 && dueAt !== "" && !isTold ? [{ id, dueAt }] : [];
  });
  return {
    told: [...told.map(({ id, dueAt }) => ({ id, dueAt })), ...named],
    superseded: growths.flatMap(({ id, isGrowth }) => (isGrowth ? [] : id)),
  };
}
