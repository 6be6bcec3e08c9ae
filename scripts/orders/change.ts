/** Changes of orders. Each is idempotent but `resend`, which sends one more mail. */
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { ProductId } from "~/content/products";
import type { Database } from "~/db/client";
import { Expression, insertWhere, prepare } from "~/db/insert-where";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { givenPrefix, newOrderKey, newOrderReference, orderEvents } from "~/orders/store";
import { mailEvent } from "~/outbox/event";
import { CommandError } from "../kit/errors";
import { insertEvent, type Session } from "../kit/session";
import { formatTime } from "../kit/table";

/** @throws {CommandError} when no order has the reference */
async function findOrder(db: Database, reference: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.reference, reference));
  if (!order) throw new CommandError(`No order of ${reference}`);
  return order;
}

interface Sending {
  reference: string;
  tracking: string | null;
  /** Whether the site sends mail. */
  mailed: boolean;
}

/**
 * Marks a parcel as sent and announces it to the buyer, the first time.
 *
 * @throws {CommandError} when there is no such parcel
 */
export async function markSent(session: Session, { reference, tracking, mailed }: Sending) {
  const { db, terminal } = session;
  const order = await findOrder(db, reference);
  const sent = { sent_at: new Date().toISOString(), tracking_url: tracking };
  const events = orderEvents("order.sent", { ...order, ...sent }, mailed, Date.parse(sent.sent_at));
  const isWaiting = new Expression(
    "EXISTS (SELECT 1 FROM parcels WHERE session_id = ? AND sent_at IS NULL)",
    [order.session_id],
  );
  const isItsParcel = eq(parcels.session_id, order.session_id);
  const [found, announced] = await db.$client.batch<Parcel>([
    prepare(db, db.select().from(parcels).where(isItsParcel)),
    ...events.map((event) => insertEvent(db, event, isWaiting)),
    prepare(
      db,
      db
        .update(parcels)
        .set(sent)
        .where(and(isItsParcel, isNull(parcels.sent_at))),
    ),
  ]);
  const [before] = found?.results ?? [];
  if (!before) throw new CommandError(`${reference} has no parcel`);
  if (announced?.results.length === 0) {
    const where = before.tracking_url ? `, ${before.tracking_url}` : "";
    return terminal.print(`${reference}: déjà, sent ${formatTime(String(before.sent_at))}${where}`);
  }
  const mail = events.some(({ destination }) => destination === "mail");
  terminal.print(`${reference}: sent, ${mail ? "its buyer is told" : "no mail"}`);
  if (!mail) noteNoMail(session, order, mailed);
}

/**
 * Lets the mail that confirms an order be sent once more.
 *
 * @throws {CommandError} when mail is off or the address was erased
 */
export async function resend(session: Session, reference: string, mailed: boolean): Promise<void> {
  const { db, terminal } = session;
  const { session_id: id, email } = await findOrder(db, reference);
  if (!mailed) throw new CommandError("Mail is off: set MAIL_FROM, and the binding EMAIL");
  if (email === null) throw new CommandError(`The e-mail address of ${reference} was erased`);
  const created_at = new Date().toISOString();
  const event = mailEvent({ type: "order.paid", table: "orders", id, email, created_at });
  await insertEvent(db, event).run();
  terminal.print(`${reference}: one more mail waiting: the next run, within a minute`);
}

interface Gift {
  email: string;
  product: ProductId;
  /** Where it goes, as far as that is known; null for what is not sent by post. */
  parcel: Pick<Parcel, "name" | "address"> | null;
  mailed: boolean;
}

/** Stores an order that cost nothing here, with its parcel and its announcement; one for each address and product. */
export async function give(
  session: Session,
  { email, product, parcel, mailed }: Gift,
): Promise<void> {
  const { db, terminal } = session;
  const created_at = new Date().toISOString();
  const order: Order = {
    session_id: `${givenPrefix}${randomUUID()}`,
    payment_intent: null,
    product,
    amount_cents: 0,
    currency: "eur",
    landing: null,
    source: null,
    campaign: null,
    email,
    created_at,
    refunded_cents: 0,
    after_session: null,
    key: newOrderKey(),
    reference: newOrderReference(created_at),
    livemode: true,
    opened_at: null,
    opened_consent: null,
    country: null,
  };
  const { session_id } = order;
  const given =
    "SELECT reference FROM orders WHERE lower(email) = ? AND product = ? AND session_id GLOB ?";
  const asked = [email.toLowerCase(), product, `${givenPrefix}*`];
  const isNew = new Expression(`NOT EXISTS (${given})`, asked);
  const events = orderEvents("order.paid", order, mailed, Date.parse(created_at));
  const answers = await db.$client.batch<Pick<Order, "reference">>([
    ...events.map((event) => insertEvent(db, event, isNew)),
    ...(parcel
      ? [
          insertWhere(
            db,
            parcels,
            [{ session_id, created_at, ...parcel }],
            `WHERE ${isNew.sql}`,
            asked,
          ),
        ]
      : []),
    insertWhere(db, orders, [order], `WHERE ${isNew.sql}`, asked),
    db.$client.prepare(given).bind(...asked),
  ]);
  const reference = answers.at(-1)?.results[0]?.reference;
  if (reference !== order.reference) {
    return terminal.print(`${reference}: déjà, ${product} was given to ${email}`);
  }
  terminal.print(`${reference}: ${product} given to ${email}`);
  if (!mailed) noteNoMail(session, order, mailed);
}

function noteNoMail({ terminal }: Session, { reference, email }: Order, mailed: boolean) {
  const why = mailed || email === null ? "its e-mail address was erased" : "mail is off";
  terminal.note(`${reference}: ${why}, so the webhook alone is told`);
}
