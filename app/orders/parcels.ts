import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { saleConditions } from "~/content/offers";
import type { Database } from "~/db/client";
import { type Order, orders, type Parcel, parcels } from "~/db/schema";
import { addDays, addWorkingDays, parisDay, parisMoment } from "~/lib/time";
import { destinationFields } from "./address";

/** Orders that were not refunded in full. A gift costs nothing and cannot be refunded. */
export const isNotFullyRefunded = or(
  eq(orders.refunded_cents, 0),
  lt(orders.refunded_cents, orders.amount_cents),
);

/** Orders whose payment is not disputed. */
export const isUndisputed = sql`${orders.dispute} IS NOT 'open'`;

/** Parcels still to be sent, joined with their orders. Nothing is sent for a test payment or during a dispute. */
export const isToSend = and(
  isNull(parcels.sent_at),
  eq(orders.livemode, true),
  isNotFullyRefunded,
  isUndisputed,
);

/**
 * The last working day (YYYY-MM-DD) of the delivery time that the pages promise. Public holidays count as working days:
 * better a day too early than too late.
 */
export function promisedDeliveryDay({ created_at }: Pick<Parcel, "created_at">): string {
  return addWorkingDays(parisDay(created_at), saleConditions.deliveryWorkingDays.to);
}

/**
 * A parcel that should have been delivered.
 *
 * @param now in milliseconds since the epoch
 */
export function isLate(now: number) {
  return and(isToSend, lt(parcels.created_at, promisedBefore(now)));
}

/** Parcels paid for before this moment (ISO 8601) should have arrived before today. */
export function promisedBefore(now: number): string {
  const today = parisDay(now);
  let day = today;
  while (promisedDeliveryDay({ created_at: parisMoment(day, "12:00") }) >= today)
    day = addDays(day, -1);
  return parisMoment(addDays(day, 1), "00:00");
}

/** @param now in milliseconds since the epoch */
export async function countLateParcels(db: Database, now: number): Promise<number> {
  const [row] = await db
    .select({ late: count() })
    .from(parcels)
    .innerJoin(orders, eq(orders.session_id, parcels.session_id))
    .where(isLate(now));
  return row?.late ?? 0;
}

/** Whether a parcel goes to the area of the promised delivery time; null while its country is unknown. */
export function isInDeliveryArea(parcel: Parcel): boolean | null {
  const { country, postal_code } = destinationFields(parcel);
  if (!country) return null;
  // Overseas departments have postcodes of their own.
  return country === "FR" && !/^9[78]/.test(postal_code ?? "");
}

/** How often a parcel's dedication may be changed in a day. */
export const dedicationsPerDay = 20;

/**
 * Stores the dedication of a book.
 *
 * @param day today in Paris
 * @returns `limited` after `dedicationsPerDay` changes that day, `sent` if the parcel has been sent
 */
export async function dedicate(
  db: Database,
  { session_id }: Pick<Parcel, "session_id">,
  dedication: string | null,
  day: string,
): Promise<"stored" | "limited" | "sent"> {
  const { dedicated_on, dedicated_times, sent_at } = parcels;
  const unsent = and(eq(parcels.session_id, session_id), isNull(sent_at));
  const times = sql<number>`iif(${dedicated_on} IS ${day}, ${dedicated_times}, 0)`;
  const { meta } = await db
    .update(parcels)
    .set({
      dedication,
      dedicated_on: day,
      dedicated_times: sql`${times} + 1`,
      version: sql`${parcels.version} + 1`,
    })
    .where(and(unsent, lt(times, dedicationsPerDay)));
  if (meta.changes > 0) return "stored";
  return (await db.$count(parcels, unsent)) > 0 ? "limited" : "sent";
}

/** The parcels sent since a moment (ISO 8601), the last one first. */
export const selectSentSince = (db: Database, since: string) =>
  db
    .select({
      reference: orders.reference,
      sent_at: parcels.sent_at,
      version: parcels.version,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.session_id, parcels.session_id))
    .where(gt(parcels.sent_at, since))
    .orderBy(desc(parcels.sent_at))
    .limit(50);

/**
 * The parcels to send, the longest waiting first, and their orders. Not joined: both have columns of one name.
 *
 * @param limit the most parcels; all if absent
 */
export async function selectWaiting(
  db: Database,
  limit = -1,
): Promise<{ order: Order; parcel: Parcel }[]> {
  const waiting = db
    .select({ session_id: parcels.session_id })
    .from(parcels)
    .innerJoin(orders, eq(orders.session_id, parcels.session_id))
    .where(isToSend)
    .orderBy(parcels.created_at)
    .limit(limit);
  const [found, theirOrders] = await db.batch([
    db
      .select()
      .from(parcels)
      .where(and(isNull(parcels.sent_at), inArray(parcels.session_id, waiting)))
      .orderBy(parcels.created_at),
    db.select().from(orders).where(inArray(orders.session_id, waiting)),
  ]);
  const bySession = new Map(theirOrders.map((order) => [order.session_id, order]));
  return found.flatMap((parcel) => {
    const order = bySession.get(parcel.session_id);
    return order ? [{ order, parcel }] : [];
  });
}
