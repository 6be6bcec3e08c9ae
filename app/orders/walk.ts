import { type SQLWrapper, sql } from "drizzle-orm";
import type { Order } from "~/db/schema";
import { hourInMs } from "~/lib/time";

/**
 * Milliseconds after its payment for which a session in an address leads on to further purchases. Addresses are shared:
 * later, whoever opens one is somebody else.
 */
const walkTime = 2 * hourInMs;

/** @param now in milliseconds since the epoch */
export function isWalkOver({ created_at }: Pick<Order, "created_at">, now: number): boolean {
  return now - Date.parse(created_at) > walkTime;
}

/** Whether a purchase was paid within the walk that began with another one; both are times of payment. */
export const isWithinWalk = (paidAt: SQLWrapper, began: SQLWrapper) =>
  sql`unixepoch(${paidAt}) - unixepoch(${began}) <= ${walkTime / 1000}`;
