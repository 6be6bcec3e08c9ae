import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import { saleConditions } from "~/content/offers";
import type { Database } from "~/db/client";
import { orders, type Parcel, parcels } from "~/db/schema";
import { addDays, addWorkingDays, parisDay, parisMoment } from "~/lib/time";

/** An order of which something was kept. A present costs nothing, and nothing of it went back. */
export const isKept = or(
  eq(orders.refunded_cents, 0),
  lt(orders.refunded_cents, orders.amount_cents),
);

/** A parcel that is still to be sent, beside its order. Nothing is sent for a test payment. */
export const isToSend = and(isNull(parcels.sent_at), eq(orders.livemode, true), isKept);

/**
 * The last of the working days (YYYY-MM-DD) in which the pages promise a book. Public holidays count as working days: a
 * parcel is called late a day too early rather than too late.
 */
export function promisedFor({ created_at }: Pick<Parcel, "created_at">): string {
  return addWorkingDays(parisDay(created_at), saleConditions.deliveryWorkingDays.to);
}

/**
 * A parcel to send whose promised day is over.
 *
 * @param now in milliseconds since the epoch
 */
export function isLate(now: number) {
  return and(isToSend, lt(parcels.created_at, promisedBefore(now)));
}

/** Parcels of payments before this moment (ISO 8601) are promised for a day before today. */
export function promisedBefore(now: number): string {
  const today = parisDay(new Date(now).toISOString());
  let inTime = today;
  for (
    let day = today;
    promisedFor({ created_at: parisMoment(day, "12:00") }) >= today;
    day = addDays(day, -1)
  )
    inTime = day;
  return parisMoment(inTime, "00:00");
}

/**
 * @param now in milliseconds since the epoch
 * @throws what the database throws
 */
export async function countLateParcels(db: Database, now: number): Promise<number> {
  const [row] = await db
    .select({ late: count() })
    .from(parcels)
    .innerJoin(orders, eq(orders.session_id, parcels.session_id))
    .where(isLate(now));
  return row?.late ?? 0;
}

/**
 * Notes for whom a book is signed.
 *
 * @returns whether it is: not once the parcel was sent
 * @throws what the database throws
 */
export async function dedicate(
  db: Database,
  { session_id }: Pick<Parcel, "session_id">,
  dedication: string | null,
): Promise<boolean> {
  const { meta } = await db
    .update(parcels)
    .set({ dedication })
    .where(and(eq(parcels.session_id, session_id), isNull(parcels.sent_at)));
  return meta.changes > 0;
}
