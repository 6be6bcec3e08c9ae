import { asc } from "drizzle-orm";
import { leadTables, orders, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { slotLength } from "~/leads/store";
import { sharedDatabase } from "../../support/shared-database";

/** The first millisecond of a slot. */
export const slotStart = Math.floor(Date.UTC(2026, 4, 1, 12) / slotLength) * slotLength;

/** A database without leads for each test of a file, to be written to at any time. */
export async function setUpLeadStore() {
  const { db, d1 } = await sharedDatabase(
    ...leadTables,
    orders,
    outboxEvents,
    unsubscribedAddresses,
  );
  return {
    db,
    d1,
    at: (time = slotStart) => ({ db, now: () => time }),
    /** Oldest first. */
    events: () => db.select().from(outboxEvents).orderBy(asc(outboxEvents.created_at)),
  };
}
