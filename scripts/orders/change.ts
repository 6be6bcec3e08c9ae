/** Changes of orders. Each is idempotent but `resend`, which sends one more mail. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ProductId } from "~/content/products";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { givenPrefix, newOrderKey, newOrderReference, orderEvents } from "~/orders/store";
import { mailEvent } from "~/outbox/event";
import type { Row } from "../kit/database";
import { CommandError } from "../kit/errors";
import { insertEvent, insertRow, rowsOf, type Session } from "../kit/session";
import { formatTime } from "../kit/table";
import { readRow } from "../leads/records";
import { isOf } from "./list";

/** @throws {CommandError} when no order has the reference */
async function findOrder(session: Session, reference: string): Promise<Order> {
  const [row] = await rowsOf<Row>(session, sql`SELECT * FROM ${orders} WHERE ${isOf(reference)}`);
  if (!row) throw new CommandError(`No order of ${reference}`);
  return readRow(orders, row) as Order;
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
  const order = await findOrder(session, reference);
  const sent = { sent_at: new Date().toISOString(), tracking_url: tracking };
  const parcel = sql`${parcels} WHERE ${parcels.session_id} = ${order.session_id}`;
  const events = orderEvents("order.sent", { ...order, ...sent }, mailed, Date.parse(sent.sent_at));
  const answers = await session.query([
    sql`SELECT sent_at, tracking_url FROM ${parcel}`,
    ...events.map((event) =>
      insertEvent(event, sql`EXISTS (SELECT 1 FROM ${parcel} AND ${parcels.sent_at} IS NULL)`),
    ),
    sql`UPDATE ${parcels} SET sent_at = ${sent.sent_at}, tracking_url = ${sent.tracking_url}
      WHERE ${parcels.session_id} = ${order.session_id} AND ${parcels.sent_at} IS NULL RETURNING session_id`,
  ]);
  const [[before] = [], updated = []] = [answers[0], answers.at(-1)];
  if (!before) throw new CommandError(`${reference} has no parcel`);
  if (updated.length === 0) {
    const where = before.tracking_url ? `, ${before.tracking_url}` : "";
    return session.terminal.print(
      `${reference}: déjà, sent ${formatTime(String(before.sent_at))}${where}`,
    );
  }
  const mail = events.some(({ destination }) => destination === "mail");
  session.terminal.print(`${reference}: sent, ${mail ? "its buyer is told" : "no mail"}`);
  if (!mail) noteNoMail(session, order, mailed);
}

/**
 * Lets the mail that confirms an order be sent once more.
 *
 * @throws {CommandError} when mail is off or the address was erased
 */
export async function resend(session: Session, reference: string, mailed: boolean): Promise<void> {
  const order = await findOrder(session, reference);
  const { session_id: id, email } = order;
  if (!mailed) throw new CommandError("Mail is off: set MAIL_FROM, and the binding EMAIL");
  if (email === null) throw new CommandError(`The e-mail address of ${reference} was erased`);
  const created_at = new Date().toISOString();
  const event = mailEvent({ type: "order.paid", table: "orders", id, email, created_at });
  await session.query([insertEvent(event)]);
  session.terminal.print(`${reference}: one more mail waiting: the next run, within a minute`);
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
    added_to: null,
    key: newOrderKey(),
    reference: newOrderReference(created_at),
    livemode: true,
    opened_at: null,
    opened_consent: null,
  };
  const { session_id } = order;
  const given = sql`SELECT reference FROM ${orders} WHERE ${isOf(email)} AND ${orders.product} = ${product}
    AND ${orders.session_id} GLOB ${`${givenPrefix}*`}`;
  const isNew = sql`NOT EXISTS (${given})`;
  const events = orderEvents("order.paid", order, mailed, Date.parse(created_at));
  const answers = await session.query([
    ...events.map((event) => insertEvent(event, isNew)),
    ...(parcel ? [insertRow(parcels, { session_id, created_at, ...parcel }, isNew)] : []),
    insertRow(orders, order, isNew),
    given,
  ]);
  const reference = answers.at(-1)?.[0]?.reference;
  if (answers.at(-2)?.length === 0) {
    return session.terminal.print(`${reference}: déjà, ${product} was given to ${email}`);
  }
  session.terminal.print(`${reference}: ${product} given to ${email}`);
  if (!mailed) noteNoMail(session, order, mailed);
}

function noteNoMail({ terminal }: Session, { reference, email }: Order, mailed: boolean) {
  const why = mailed || email === null ? "its e-mail address was erased" : "mail is off";
  terminal.note(`${reference}: ${why}, so the webhook alone is told`);
}
