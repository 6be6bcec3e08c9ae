import { type ProductId, products } from "~/content/products";
import type { CountRow, SaleRow } from "./queries";

export type Rate = NonNullable<ReturnType<typeof rate>>;

type Reported = Extract<(typeof products)[ProductId], { report: object }>["report"];

/** The products counted as additions to an order of the book, in catalogue order. */
export const addedProducts: readonly (Reported & { id: string })[] = Object.entries(
  products,
).flatMap(([id, product]) => ("report" in product ? [{ id, ...product.report }] : []));

type Added = Reported["name"];

export type Funnel = ReturnType<typeof makeFunnel>;

/**
 * The funnel from view to payment of one page, one source or the whole site. Money is in euro cents.
 *
 * @param name slug or source; empty for the whole site
 */
export function makeFunnel(name: string, counts: readonly CountRow[], sales: readonly SaleRow[]) {
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
    /** Orders started: the visitor was sent to the checkout. */
    begun,
    /** Orders paid. Additions to them inside the funnel are counted by product. */
    paid,
    ...added,
    /** Revenue of all these orders, before refunds. */
    revenue_cents,
    refunded_cents,
    /** Orders with a full or partial refund. */
    refunds,
    /** Revenue per hundred visits, after refunds; null without visits. */
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

/** A proportion with its 95 % confidence interval; null if `total` is 0 or less than `count`. */
export function rate(count: number, total: number) {
  if (total === 0 || count > total) return null;
  return { count, of: total, share: count / total, ...wilson(count, total) };
}

/** Standard deviations that cover 95 % of a normal distribution. */
const z = 1.959964;

/**
 * Wilson's score interval of a proportion. Unlike the normal approximation, it holds for the low rates and small
 * samples of sales. E. B. Wilson, "Probable inference…", Journal of the American Statistical Association 22 (1927).
 */
export function wilson(count: number, total: number) {
  const share = count / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  const middle = share + (z * z) / (2 * total);
  return {
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** Which page sells best, as far as the figures can tell. */
export type Comparison =
  | { kind: "nothing" }
  /** Only one page was seen. */
  | { kind: "alone"; name: string }
  | { kind: "best"; name: string; rate: Rate }
  /** The best page so far, and the first page whose interval overlaps with it. */
  | { kind: "open"; names: [string, string] };

/**
 * Compares sales per visit. The best page is the one whose interval lies above all others. This is stricter than
 * testing the difference: if all pages are equal, hardly one report in a hundred names a winner.
 */
export function compare(funnels: readonly Funnel[]): Comparison {
  const [best, ...rivals] = funnels
    .flatMap(({ name, rates }) => (rates.paid ? [{ name, rate: rates.paid }] : []))
    .sort((a, b) => b.rate.share - a.rate.share);
  if (!best || best.rate.count === 0) return { kind: "nothing" };
  if (rivals.length === 0) return { kind: "alone", name: best.name };
  const rival = rivals.find(({ rate }) => rate.high >= best.rate.low);
  return rival ? { kind: "open", names: [best.name, rival.name] } : { kind: "best", ...best };
}

function sum<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
