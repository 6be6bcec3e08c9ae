import { not, sql } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { mailboxSql, normalizeMailbox } from "~/db/mailbox";
import { databaseTime } from "~/db/now";
import { leadTables, orders, unsubscribedAddresses } from "~/db/schema";
import { isUnsubscribed, unsubscription } from "~/db/unsubscribed";
import { eventValue, record, type StoreContext } from "~/outbox/record";
import { subscriptionEvent } from "./unsubscribe";

/**
 * Unsubscribes any number of addresses in one batch, from now on even if they had before, and announces the new ones.
 *
 * @param addresses one for each mailbox
 * @param reference what the operator's act is written down under
 * @returns how many had not unsubscribed yet
 */
export async function unsubscribeAddresses(
  context: StoreContext,
  addresses: readonly string[],
  reference: string | null = null,
): Promise<number> {
  const { db, now } = context;
  const created_at = new Date((now ?? Date.now)()).toISOString();
  const rows = addresses.map((email) => unsubscription(email, created_at));
  const { events } = await record(
    db,
    [
      ...writeActs(context, [reference]),
      db
        .insert(unsubscribedAddresses)
        .select(
          sql`SELECT value ->> '$.address', value ->> '$.created_at', value ->> '$.mailbox'
            FROM json_each(${JSON.stringify(rows)}) WHERE true`,
        )
        .onConflictDoUpdate({ target: unsubscribedAddresses.address, set: { created_at } }),
    ],
    rows.map((row) => subscriptionEvent("lead.unsubscribed", row)),
    {
      when: not(isUnsubscribed(eventValue("email"))),
      dueAt: now ? undefined : databaseTime(),
    },
  );
  return events.length;
}

/** The addresses whose mailbox belongs to no lead and no order. Reads all of them, so it is for long lists. */
export async function findUnknown(db: Database, addresses: readonly string[]): Promise<string[]> {
  const known = [...leadTables, orders].map(
    (table) => sql`SELECT ${mailboxSql(sql`email`)} FROM ${table} WHERE email IS NOT NULL`,
  );
  const rows = await db.all<{ place: number }>(
    sql`SELECT asked.key AS place FROM json_each(${JSON.stringify(addresses.map(normalizeMailbox))}) AS asked
      WHERE asked.value NOT IN (${sql.join(known, sql` UNION ALL `)})`,
  );
  return rows.map(({ place }) => addresses[place] ?? "");
}
