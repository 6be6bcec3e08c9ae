import type { ProductId } from "~/content/products";
import type { Order } from "~/db/schema";
import { type Access, accessOf } from "~/orders/access";
import { breakDown } from "~/orders/money";

/** What a page shows of the payment with its `session_id`; only the e-mail if the payment is unknown. */
export interface OrderLookup extends PurchaseStatus {
  email: string | null;
  /** The e-mail to order with next: none once the walk after the payment is over. */
  prefill: string | null;
  /** Day of the payment in Paris, YYYY-MM-DD. */
  paidOn: string | null;
  /** The order's number for buyer and seller. */
  reference: string | null;
  orderPath: string | null;
  /** This purchase and the others of its chain. */
  paid: PaidProduct[];
  /** Digital content that waits for the buyer's request. */
  openable: OpenableContent[];
}

export interface PurchaseStatus {
  /** Null if the payment is unknown. */
  product: Order["product"] | null;
  status: OrderStatus;
  /** The day on which the refund became complete, YYYY-MM-DD. */
  refundedOn: string | null;
}

/**
 * The state of a purchase: `opened` if its digital content is open, `pending` while its payment is not confirmed.
 */
export type OrderStatus = "usual" | "opened" | "pending" | "failed" | "disputed" | "refunded";

const statuses = {
  waiting: "usual",
  open: "opened",
  suspended: "disputed",
  closed: "refunded",
} as const satisfies Record<Access, OrderStatus>;

/** @param now in milliseconds since the epoch */
export function purchaseStatus(order: Order, now: number): PurchaseStatus {
  const status = statuses[accessOf(order, now)];
  return { product: order.product, status, refundedOn: null };
}

type PaidProduct = PurchaseStatus & ReturnType<typeof paidFor>;

export interface OpenableContent {
  /** The order number of its purchase. */
  reference: string | null;
  product: Order["product"];
  /** The day on which it opens by itself, YYYY-MM-DD. */
  opensOn: string;
}

/** What was paid for a product, by its name of that day. */
export function paidFor(order: Order) {
  const { product, product_name, quantity, currency } = order;
  return { product, product_name, quantity, currency, ...breakDown(order) };
}

export const unknownOrder: OrderLookup = {
  email: null,
  prefill: null,
  paidOn: null,
  reference: null,
  orderPath: null,
  paid: [],
  openable: [],
  product: null,
  status: "usual",
  refundedOn: null,
};

/** A line of an order's recap. */
interface PricedItem {
  product: ProductId;
  /** Its price, in euro cents. */
  cents: number;
}

export interface Money {
  cents: number;
  currency: string;
}

/** A recap's lines, and its sums per currency. A product counts with what was paid or, if unknown, with its price. */
export function sumsOf(items: readonly PricedItem[], paid: readonly PaidProduct[]) {
  const priced = items.map(({ product, cents }) => {
    const purchase = paid.find((candidate) => candidate.product === product);
    const unknown = { quantity: 1, product_name: null, currency: "eur" };
    const parts = { price: cents, discount: 0, delivery: 0, total: cents };
    return { ...unknown, ...parts, ...purchase, product };
  });
  const sum = (part: "discount" | "delivery" | "total") =>
    sums(priced.map(({ currency, [part]: cents }) => ({ cents, currency })));
  return {
    lines: priced.map(({ price: cents, ...line }) => ({ ...line, cents })),
    discount: sum("discount").filter(({ cents }) => cents > 0),
    delivery: sum("delivery").filter(({ cents }) => cents > 0),
    total: sum("total"),
  };
}

function sums(amounts: readonly Money[]): Money[] {
  const byCurrency = new Map<string, number>();
  for (const { cents, currency } of amounts)
    byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + cents);
  return [...byCurrency].map(([currency, cents]) => ({ currency, cents }));
}
