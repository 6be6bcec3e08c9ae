import { type ProductId, products } from "~/content/products";
import { type Interval, type Sample, wilson } from "./intervals";
import type { CountRow, SaleRow } from "./queries";

/** A share of something counted, with the 95 % interval in which the true one lies. */
export interface Rate extends Sample, Interval {
  share: number;
}

type Reported = Extract<(typeof products)[ProductId], { report: object }>["report"];

/** What is counted as added to an order of the book, in the order of the list of products. */
export const addedProducts: readonly (Reported & { id: string })[] = Object.entries(
  products,
).flatMap(([id, product]) => ("report" in product ? [{ id, ...product.report }] : []));

type Added = Reported["name"];

/** From seen to paid, of one page, one source or all. Money is in euro cents. */
export interface Funnel extends Record<Added, number> {
  /** Slug or source; empty for none. */
  name: string;
  views: number;
  /** Orders begun: the visitor was sent on to the checkout. */
  begun: number;
  /** Orders paid. What was added to them inside the funnel is counted by product. */
  paid: number;
  /** Of all these orders, before refunds. */
  revenue_cents: number;
  refunded_cents: number;
  /** Orders of which something went back. */
  refunds: number;
  /** What stays of a hundred visits once refunds are made; null without visits. */
  per_hundred_cents: number | null;
  rates: Record<"begun" | "paid" | Added | "refunds", Rate | null>;
}

export function funnelOf(
  name: string,
  counts: readonly CountRow[],
  sales: readonly SaleRow[],
): Funnel {
  const views = sum(counts, "views");
  const begun = sum(counts, "orders");
  const paid = ordersOf(sales.filter(({ added }) => !added));
  const added = byAdded(({ id }) =>
    ordersOf(sales.filter((sale) => sale.added && sale.product === id)),
  );
  const revenue_cents = sum(sales, "amount_cents");
  const refunded_cents = sum(sales, "refunded_cents");
  const refunds = sum(sales, "refunds");
  return {
    name,
    views,
    begun,
    paid,
    ...added,
    revenue_cents,
    refunded_cents,
    refunds,
    per_hundred_cents:
      views > 0 ? Math.round((100 * (revenue_cents - refunded_cents)) / views) : null,
    rates: {
      begun: rate(begun, views),
      paid: rate(paid, views),
      ...byAdded(({ name }) => rate(added[name], paid)),
      refunds: rate(refunds, ordersOf(sales)),
    },
  };
}

const ordersOf = (sales: readonly SaleRow[]) => sum(sales, "orders");

function byAdded<Value>(measure: (product: (typeof addedProducts)[number]) => Value) {
  const entries = addedProducts.map((product) => [product.name, measure(product)]);
  return Object.fromEntries(entries) as Record<Added, Value>;
}

/** Null if `of` is 0, or if fewer views were counted than came of them. */
export function rate(count: number, of: number): Rate | null {
  if (of === 0 || count > of) return null;
  return { count, of, share: count / of, ...wilson({ count, of }) };
}

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
