import { type Interval, type Sample, wilson } from "./intervals";
import type { CountRow, SaleRow } from "./queries";

/** A share of something counted, with the 95 % interval in which the true one lies. */
export interface Rate extends Sample, Interval {
  share: number;
}

/** From seen to paid, of one page, one source or all. Money is in euro cents. */
export interface Funnel {
  /** Slug or source; empty for none. */
  name: string;
  views: number;
  /** Orders begun: the visitor was sent on to the checkout. */
  begun: number;
  /** Orders paid, what was added to them left out. */
  paid: number;
  /** What the buyers added inside the funnel. */
  training: number;
  pack: number;
  /** Of all these orders, before refunds. */
  revenue_cents: number;
  refunded_cents: number;
  /** Orders of which something went back. */
  refunds: number;
  /** What stays of a hundred visits once refunds are made; null without visits. */
  per_hundred_cents: number | null;
  rates: {
    begun: Rate | null;
    paid: Rate | null;
    training: Rate | null;
    pack: Rate | null;
    refunds: Rate | null;
  };
}

export function funnelOf(
  name: string,
  counts: readonly CountRow[],
  sales: readonly SaleRow[],
): Funnel {
  const views = sum(counts, "views");
  const begun = sum(counts, "orders");
  const added = (product: SaleRow["product"]) =>
    sum(
      sales.filter((sale) => sale.added && sale.product === product),
      "orders",
    );
  const paid = sum(
    sales.filter((sale) => !sale.added),
    "orders",
  );
  const [training, pack] = [added("training"), added("prompt-pack")];
  const [revenue_cents, refunded_cents] = [
    sum(sales, "amount_cents"),
    sum(sales, "refunded_cents"),
  ];
  const refunds = sum(sales, "refunds");
  return {
    name,
    views,
    begun,
    paid,
    training,
    pack,
    revenue_cents,
    refunded_cents,
    refunds,
    per_hundred_cents:
      views > 0 ? Math.round((100 * (revenue_cents - refunded_cents)) / views) : null,
    rates: {
      begun: rate(begun, views),
      paid: rate(paid, views),
      training: rate(training, paid),
      pack: rate(pack, paid),
      refunds: rate(refunds, sum(sales, "orders")),
    },
  };
}

/** Null where there is nothing to share, or where less was counted than came of it. */
export function rate(count: number, of: number): Rate | null {
  if (of === 0 || count > of) return null;
  return { count, of, share: count / of, ...wilson({ count, of }) };
}

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
