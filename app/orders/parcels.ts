import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import { saleConditions } from "~/content/offers";
import type { Database } from "~/db/client";
import { orders, parcels } from "~/db/schema";
import { addDays, addWorkingDays, parisDay, parisMoment } from "~/lib/time";

/** A parcel that is still to be sent, beside its order: what was given back in full stays here. */
export const isToSend = and(
  isNull(parcels.sent_at),
  // A present costs nothing, and nothing of it went back.
  or(eq(orders.refunded_cents, 0), lt(orders.refunded_cents, orders.amount_cents)),
);

/**
 * The same, while the working days that the pages promise after the payment are over. Public holidays count as
 * working days: a parcel is called late a day too early rather than too late.
 *
 * @param now in milliseconds since the epoch
 */
export function isLate(now: number) {
  return and(isToSend, lt(parcels.created_at, promisedBefore(now)));
}

/** Payments before this moment (ISO 8601) should have been sent by the day before. */
export function promisedBefore(now: number): string {
  const today = parisDay(new Date(now).toISOString());
  const { to } = saleConditions.deliveryWorkingDays;
  let firstInTime = today;
  while (addWorkingDays(addDays(firstInTime, -1), to) >= today)
    firstInTime = addDays(firstInTime, -1);
  return parisMoment(firstInTime, "00:00");
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
