import { sql } from "drizzle-orm";
import { deliverables } from "~/content/products";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { insertIf, type PendingEvent, record, type StoreContext } from "~/outbox/record";
import { connectPurchases } from "./buyer";
import { type NewOrder, newOrder, orderEvents } from "./order";
import type { PaymentEvent } from "./payment-event";
import { applyReversals, storeDispute, storeFailedRefund, storeRefund } from "./reversal";
import type { Shipping } from "./shipping";

/**
 * Stores what an event of the payment provider tells.
 *
 * @returns the outbox events to deliver
 * @throws what the database throws: the provider then repeats the event
 */
export async function storeEvent(
  context: StoreContext,
  event: Exclude<PaymentEvent, { kind: "malformed" }>,
): Promise<PendingEvent[]> {
  switch (event.kind) {
    case "paid":
      return storePayment(context, event.order, event.shipping);
    case "refunded":
      return storeRefund(context, event.refund);
    case "refundFailed":
      return storeFailedRefund(context, event.refund);
    case "disputed":
      return storeDispute(context, event.dispute);
    case "ignored":
      return [];
  }
}

const unknownShipping: Shipping = { name: null, address: null, dedication: null };

/**
 * Stores a payment with its parcel and its events, once however often the provider repeats it. A refund or
 * dispute that came before is applied.
 *
 * @returns the outbox events to deliver; none for a repetition
 */
export async function storePayment(
  context: StoreContext,
  paid: NewOrder,
  shipping = unknownShipping,
): Promise<PendingEvent[]> {
  const { db, mailed = false, now = Date.now } = context;
  const order = newOrder(paid);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM orders WHERE session_id = ${order.session_id})`;
  const parcel = insertIf(db, isNew, parcels, newParcel(order, shipping));
  const parcelOnce = parcel.onConflictDoNothing({ target: parcels.session_id });
  const { events } = await record(
    db,
    // The parcel first: with the order `isNew` is over.
    [
      ...(hasParcel(order) ? [parcelOnce] : []),
      insertIf(db, isNew, orders, order),
      connectPurchases(db, order),
    ],
    orderEvents("order.paid", order, mailed, now()),
    { when: isNew },
  );
  return [...events, ...(await applyReversals(context, order.payment_intent))];
}

/** Nothing is sent for a test payment. */
const hasParcel = ({ product, livemode }: Order) =>
  livemode && product !== "other" && deliverables[product].parcel;

export function newParcel({ session_id, created_at }: Order, shipping: Shipping): Parcel {
  const untouched = { dedicated_on: null, dedicated_times: null, sent_at: null };
  return { ...shipping, ...untouched, tracking_url: null, session_id, created_at };
}
