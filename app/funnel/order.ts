import { type BookOrder, unknownBook } from "~/content/book-order";
import type { ProductId } from "~/content/products";
import type { Order } from "~/db/schema";
import { parisDay } from "~/lib/time";
import { type Access, accessTo } from "~/orders/access";
import type { Purchase } from "~/orders/buyer";
import { copiesToSend } from "~/orders/copies";
import { breakDown } from "~/orders/money";
import { isInDeliveryArea } from "~/orders/parcels";
import { refundOf } from "~/orders/view";

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
}

export interface PurchaseStatus {
  /** Null if the payment is unknown. */
  product: Order["product"] | null;
  status: OrderStatus;
  /** The sum refunded, if that is all of it. */
  refunded: string | null;
  /** The day on which the refund became complete, YYYY-MM-DD. */
  refundedOn: string | null;
  parcel: ParcelStatus | null;
}

/**
 * The state of a purchase: `waiting` before its content opens, `pending` while its payment is not confirmed.
 */
export type OrderStatus = "usual" | "waiting" | "pending" | "failed" | "disputed" | "refunded";

interface ParcelStatus {
  copies: number;
  /** Whether it goes to the area of the usual delivery time; null if unknown. */
  isNear: boolean | null;
  dedication: string | null;
  /** YYYY-MM-DD */
  sentOn: string | null;
}

const statuses = {
  waiting: "waiting",
  open: "usual",
  suspended: "disputed",
  closed: "refunded",
} as const satisfies Record<Access, OrderStatus>;

/** @param now in milliseconds since the epoch */
export function purchaseStatus({ order, parcel }: Purchase, now: number): PurchaseStatus {
  const status = statuses[accessTo(order, now)];
  return {
    product: order.product,
    status,
    refunded: status === "refunded" ? refundOf(order) : null,
    refundedOn: null,
    parcel: parcel && {
      copies: copiesToSend(order),
      isNear: isInDeliveryArea(parcel),
      dedication: parcel.dedication,
      sentOn: parcel.sent_at && parisDay(parcel.sent_at),
    },
  };
}

type PaidProduct = PurchaseStatus &
  ReturnType<typeof paidFor> & {
    /** The path of its PDF, if it can be opened; absent if that could not be read. */
    file?: string | null;
  };

/** Whether a purchase's content is open; undefined if the purchase is unknown. */
export function isContentOpen(product: ProductId, { paid }: OrderLookup): boolean | undefined {
  const found = paid.find((purchase) => purchase.product === product);
  return found && found.status === "usual";
}

/** What the pages say of a book, from its purchase if that is known. */
export function readBookOrder(order: OrderLookup): BookOrder {
  const paid = order.paid.find(({ product }) => product === "book");
  if (!paid) return unknownBook;
  const { quantity: copies, parcel, file } = paid;
  return { ...unknownBook, copies, ...parcel, isReadable: file !== null };
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
  product: null,
  status: "usual",
  refunded: null,
  refundedOn: null,
  parcel: null,
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
