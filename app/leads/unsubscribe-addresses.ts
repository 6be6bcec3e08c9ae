import { not, sql } from "drizzle-orm";
import { mailboxIn, mailboxOf } from "~/db/mailbox";
import { databaseTime } from "~/db/now";
import { leadTables, orders, unsubscribedAddresses } from "~/db/schema";
import { isUnsubscribed, unsubscription } from "~/db/unsubscribed";
import { eventValue, record, type StoreContext } from "~/outbox/record";
import { subscriptionEvent } from "./unsubscribe";

interface Unsubscribed {
  /** How many had not unsubscribed yet. */
  added: number;
  /** Those whose mailbox belongs to no lead and no order. */
  unknown: string[];
}

/**
 * Unsubscribes any number of addresses in one batch, from now on even if they had before, and announces the new ones.
 *
 * @param addresses one for each mailbox
 */
export async function unsubscribeAddresses(
  { db, now }: StoreContext,
  addresses: readonly string[],
): Promise<Unsubscribed> {
  const created_at = new Date((now ?? Date.now)()).toISOString();
  const rows = addresses.map((email) => unsubscription(email, created_at));
  const mailboxes = JSON.stringify(addresses.map(mailboxOf));
  const known = [...leadTables, orders].map(
    (table) => sql`SELECT ${mailboxIn(sql`email`)} FROM ${table} WHERE email IS NOT NULL`,
  );
  const { events, results } = await record(
    db,
    [
      db
        .insert(unsubscribedAddresses)
        .select(
          sql`SELECT value ->> '$.address', value ->> '$.created_at', value ->> '$.mailbox'
            FROM json_each(${JSON.stringify(rows)}) WHERE true`,
        )
        .onConflictDoUpdate({ target: unsubscribedAddresses.address, set: { created_at } }),
      db
        .select({ place: sql<number>`asked.key` })
        .from(sql`json_each(${mailboxes}) AS asked`)
        .where(sql`asked.value NOT IN (${sql.join(known, sql` UNION ALL `)})`),
    ],
    rows.map((row) => subscriptionEvent("lead.unsubscribed", row)),
    {
      when: not(isUnsubscribed(eventValue("email"))),
      dueAt: now ? undefined : databaseTime(),
    },
  );
  const unknown = results[1].map(({ place }) => addresses[place] ?? "");
  return { added: events.length, unknown };
}
