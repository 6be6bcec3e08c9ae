/** Corrections to a parcel: its address, and its tracking link. */
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Parcel, parcels } from "~/db/schema";
import { orderEvents } from "~/orders/order";
import { record } from "~/outbox/record";
import { CommandError } from "../kit/errors";
import { databaseNow, type Session } from "../kit/session";
import { findOrder, noteNoMail } from "./change";

/**
 * Changes the name or address of a parcel that has not been sent.
 *
 * @throws {CommandError} if there is none
 */
export async function changeAddress(
  { db, terminal }: Session,
  reference: string,
  change: Partial<Pick<Parcel, "name" | "address">>,
): Promise<void> {
  const { session_id } = await findOrder(db, reference);
  const isWaiting = and(eq(parcels.session_id, session_id), isNull(parcels.sent_at));
  const changed = await db.update(parcels).set(change).where(isWaiting).returning();
  if (changed.length === 0) throw new CommandError(`${reference} has no parcel to send`);
  const [{ name, address } = { name: null, address: null }] = changed;
  terminal.print(`${reference} goes to:\n${[name, address].filter(Boolean).join("\n")}`);
}

/**
 * Replaces the tracking address of a parcel that was sent, and tells its buyer.
 *
 * @throws {CommandError} if it has not been sent
 */
export async function correctTracking(
  session: Session,
  { reference, tracking, mailed }: { reference: string; tracking: string; mailed: boolean },
): Promise<void> {
  const { db, terminal } = session;
  const order = await findOrder(db, reference);
  const isSent = and(eq(parcels.session_id, order.session_id), isNotNull(parcels.sent_at));
  const [parcel] = await db.select().from(parcels).where(isSent);
  if (!parcel) throw new CommandError(`${reference} was not sent yet: orders sent ${reference}`);
  if (parcel.tracking_url === tracking) return terminal.print(`${reference}: déjà, ${tracking}`);
  const sent = { sent_at: parcel.sent_at, tracking_url: tracking };
  const events = orderEvents("order.sent", { ...order, ...sent }, mailed, Date.now());
  await record(db, [db.update(parcels).set(sent).where(isSent)], events, { dueAt: databaseNow });
  terminal.print(`${reference}: tracked at ${tracking}`);
  if (!events.some(({ destination }) => destination === "mail")) noteNoMail(session, order, mailed);
}
