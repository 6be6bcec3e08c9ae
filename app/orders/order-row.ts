import { and, eq, exists, type SQL } from "drizzle-orm";
import { products } from "~/content/products";
import { type Order, type OutboxEvent, orders } from "~/db/schema";
import { randomHex } from "~/lib/ids";
import { parisDay } from "~/lib/time";
import {
  type EventTiming,
  mailEvent,
  type PendingEvent,
  record,
  type StoreContext,
  webhookEvent,
} from "~/outbox/record";

/** An order as its payment describes it. */
export type NewOrder = Omit<Order, keyof typeof initialState | "key" | "reference">;

/** Initial values of the fields that change later. */
export const initialState = {
  refunded_cents: 0,
  previous_session: null,
  opened_at: null,
  opened_consent: null,
  dispute: null,
  dispute_due_on: null,
  disputed_cents: 0,
  downloads: 0,
  first_download_at: null,
  last_download_at: null,
} satisfies Partial<Order>;

/** Adds the order number and the key of the buyer's page; another shop's product has no key. */
export function newOrder(paid: NewOrder): Order {
  const key = paid.product === "other" ? null : newKey();
  return { ...paid, ...initialState, key, reference: newReference(paid.created_at) };
}

/** What an order keeps of an offer, as it stands on the day of the payment: later offers change no order. */
export function keptOffer(product: Order["product"]) {
  if (product === "other") return { product_name: null, rights: null, characteristics: null };
  const { name, rights, characteristics } = products[product];
  return { product_name: name, rights, characteristics };
}

/** What the id of a gift from the operator begins with. */
export const giftPrefix = "given_";

export type OrderEventType = MailedEventType | "order.disputed";
/** Events that are mailed to the buyer. */
export type MailedEventType = "order.paid" | "order.sent" | "order.refunded";

/**
 * The outbox rows that announce an order. The webhook's `data` is the row, its `timestamp` the moment at which this
 * site learned of it. A mail goes to the buyer, except about disputes, which the bank reports, and about products of
 * another shop, which that shop confirms.
 *
 * @param mailed whether this site sends mail
 * @param time in milliseconds since the epoch
 */
export function orderEvents(
  type: OrderEventType,
  order: Order,
  mailed: boolean,
  time: number,
  timing: EventTiming = {},
): OutboxEvent[] {
  const subject = {
    ...timing,
    type,
    table: "orders",
    id: order.session_id,
    email: order.email ?? "",
    created_at: new Date(time).toISOString(),
  } as const;
  const { opened_at: _, opened_consent: __, ...data } = order;
  const webhook = webhookEvent(subject, data);
  const isOurs = order.product !== "other";
  const isMailed = mailed && isOurs && order.email !== null && type !== "order.disputed";
  return isMailed ? [webhook, mailEvent(subject)] : [webhook];
}

/**
 * Changes an order and announces the change, all or nothing. Does nothing if the condition does not hold.
 *
 * @returns the outbox events to deliver
 */
export async function changeOrder(
  { db, mailed = false, now = Date.now }: StoreContext,
  types: readonly OrderEventType[],
  order: Order,
  change: Partial<Order>,
  condition: SQL | undefined,
): Promise<PendingEvent[]> {
  const isThisOrder = and(eq(orders.session_id, order.session_id), condition);
  const changed = { ...order, ...change };
  const { events } = await record(
    db,
    [db.update(orders).set(change).where(isThisOrder)],
    types.flatMap((type) => orderEvents(type, changed, mailed, now())),
    { when: exists(db.select({ id: orders.session_id }).from(orders).where(isThisOrder)) },
  );
  return events;
}

/** 128 random bits. */
const newKey = () => randomHex(16);

/** `C-20260501-1A2B3C4D`, the day in Paris. */
const newReference = (created_at: string) =>
  `C-${parisDay(created_at).replaceAll("-", "")}-${randomHex(4).toUpperCase()}`;
