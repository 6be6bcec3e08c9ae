/** Changes to orders. All are idempotent except `resend`, which sends one more mail. */
import { randomUUID } from "node:crypto";
import { and, eq, exists, isNull, notExists, sql } from "drizzle-orm";
import type { ProductId } from "~/content/products";
import type { Database } from "~/db/client";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { isFullyRefunded } from "~/orders/access";
import { giftPrefix, newOrder, orderEvents } from "~/orders/order";
import { newParcel } from "~/orders/payment";
import { insertIf, mailEvent, record } from "~/outbox/record";
import { CommandError } from "../kit/errors";
import { databaseNow, type Session } from "../kit/session";
import { formatTime } from "../kit/table";

/** @throws {CommandError} if no order has the reference */
export async function findOrder(db: Database, reference: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.reference, reference));
  if (!order) throw new CommandError(`No order has the reference ${reference}`);
  return order;
}

interface Sending {
  reference: string;
  tracking: string | null;
  /** Whether the site sends mail. */
  mailed: boolean;
}

function obstacleTo(order: Order): string | null {
  if (order.dispute === "open") return "is disputed: its parcel waits until the dispute is settled";
  return isFullyRefunded(order) ? "was refunded: do not send its parcel" : null;
}

/**
 * Marks a parcel as sent and announces that to the buyer, once.
 *
 * @throws {CommandError} if there is no such parcel, or its payment is disputed or was refunded
 */
export async function markSent(session: Session, { reference, tracking, mailed }: Sending) {
  const { db, terminal } = session;
  const order = await findOrder(db, reference);
  const obstacle = obstacleTo(order);
  const sent = { sent_at: new Date().toISOString(), tracking_url: tracking };
  const events = orderEvents("order.sent", { ...order, ...sent }, mailed, Date.parse(sent.sent_at));
  const isItsParcel = eq(parcels.session_id, order.session_id);
  const isWaiting = and(isItsParcel, isNull(parcels.sent_at), obstacle ? sql`false` : undefined);
  const selectParcel = db.select().from(parcels).where(isItsParcel);
  const { events: announced, results } = await record(
    db,
    [selectParcel, db.update(parcels).set(sent).where(isWaiting)],
    events,
    { when: exists(db.select().from(parcels).where(isWaiting)), dueAt: databaseNow },
  );
  const [before] = results[0];
  if (!before) throw new CommandError(`${reference} has no parcel`);
  if (obstacle && !before.sent_at) throw new CommandError(`${reference} ${obstacle}`);
  if (announced.length === 0) {
    const where = before.tracking_url ? `, ${before.tracking_url}` : "";
    return terminal.print(`${reference}: déjà, sent ${formatTime(String(before.sent_at))}${where}`);
  }
  const mail = events.some(({ destination }) => destination === "mail");
  terminal.print(`${reference}: sent, ${mail ? "its buyer is told" : "no mail"}`);
  if (!mail) noteNoMail(session, order, mailed);
}

/**
 * Sends the mail that confirms an order again.
 *
 * @throws {CommandError} if mail is off, the address was erased, or the order has no page
 */
export async function resend(session: Session, reference: string, mailed: boolean): Promise<void> {
  const { db, terminal } = session;
  const { session_id: id, email, key } = await findOrder(db, reference);
  if (!mailed) throw new CommandError("Mail is off: set MAIL_FROM, and the binding EMAIL");
  if (email === null) throw new CommandError(`The e-mail address of ${reference} was erased`);
  if (key === null) throw new CommandError(`${reference} has no page, so it has no confirmation`);
  const created_at = new Date().toISOString();
  const event = mailEvent({ type: "order.paid", table: "orders", id, email, created_at });
  await record(db, [], [event], { dueAt: databaseNow });
  terminal.print(`${reference}: its confirmation is sent again by the next run, within a minute`);
}

interface Gift {
  email: string;
  product: ProductId;
  /** The parcel's destination as far as it is known; null if nothing is shipped. */
  parcel: Pick<Parcel, "name" | "address"> | null;
  mailed: boolean;
}

/** Stores an order of 0 cents, with its parcel and its announcement; one per address and product. */
export async function give(
  session: Session,
  { email, product, parcel, mailed }: Gift,
): Promise<void> {
  const { db, terminal } = session;
  const created_at = new Date().toISOString();
  const order = newOrder({
    session_id: `${giftPrefix}${randomUUID()}`,
    payment_intent: null,
    product,
    quantity: 1,
    amount_cents: 0,
    currency: "eur",
    landing: null,
    source: null,
    campaign: null,
    email,
    created_at,
    after_session: null,
    livemode: true,
    country: null,
    shipping_cents: null,
  });
  const given = db
    .select({ reference: orders.reference })
    .from(orders)
    .where(
      and(
        eq(sql`lower(${orders.email})`, email.toLowerCase()),
        eq(orders.product, product),
        sql`${orders.session_id} GLOB ${`${giftPrefix}*`}`,
      ),
    );
  const isNew = notExists(given);
  const events = orderEvents("order.paid", order, mailed, Date.parse(created_at));
  const { results } = await record(
    db,
    [
      ...(parcel
        ? [insertIf(db, isNew, parcels, newParcel(order, { ...parcel, dedication: null }))]
        : []),
      insertIf(db, isNew, orders, order),
      given,
    ],
    events,
    { when: isNew, dueAt: databaseNow },
  );
  const [{ reference } = order] = results.at(-1) as Pick<Order, "reference">[];
  if (reference !== order.reference) {
    return terminal.print(`${reference}: déjà, ${product} was given to ${email}`);
  }
  terminal.print(`${reference}: ${product} given to ${email}`);
  if (!mailed) noteNoMail(session, order, mailed);
}

export function noteNoMail({ terminal }: Session, { reference, email }: Order, mailed: boolean) {
  const why = mailed || email === null ? "its e-mail address was erased" : "mail is off";
  terminal.note(`${reference}: ${why}, so only the webhook is told`);
}
