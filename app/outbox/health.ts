import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { type Destination, outboxEvents } from "~/db/schema";

/** Milliseconds that an event may wait for a destination that is set. */
const patience = 60 * 60 * 1000;

/** Enough to know that something is wrong, whatever the number is. */
const mostCounted = 10_000;

interface HealthContext {
  db: Database;
  webhook: { url?: string | undefined };
  /** Absent or null while mail is off. */
  mail?: object | null;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * What keeps events from their destinations: how many were given up, how many wait although there is
 * somewhere to send them.
 *
 * @returns one line of counts, nothing personal; null while all is well
 * @throws what the database throws
 */
export async function deliveryFault(context: HealthContext): Promise<string | null> {
  const { db, webhook, mail, now = Date.now } = context;
  const destinations: Destination[] = [
    ...(webhook.url ? (["webhook"] as const) : []),
    ...(mail ? (["mail"] as const) : []),
  ];
  const cutoff = new Date(now() - patience).toISOString();
  const late = and(
    eq(outboxEvents.status, "pending"),
    lt(outboxEvents.created_at, cutoff),
    inArray(outboxEvents.destination, destinations),
  );
  const [gone, failed, waiting] = await db.batch([
    counted(db, eq(outboxEvents.status, "gone")),
    counted(db, eq(outboxEvents.status, "failed")),
    counted(db, late),
  ]);
  const counts = { gone, failed, "waiting over an hour": waiting };
  const faults = Object.entries(counts).flatMap(([what, [row]]) =>
    row?.count ? [`${row.count} ${what}`] : [],
  );
  return faults.length > 0 ? `delivery stopped: ${faults.join(", ")}` : null;
}

function counted(db: Database, which: SQL | undefined) {
  const some = db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(which)
    .limit(mostCounted)
    .as("some");
  return db.select({ count: sql<number>`count(*)` }).from(some);
}
