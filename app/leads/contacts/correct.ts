import { sql } from "drizzle-orm";
import { writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { normalizeMailbox, ownDomain } from "~/db/mailbox";
import { rowsOf } from "~/db/rows";
import { leadTables, orders, outboxEvents, unsubscribedAddresses, withdrawals } from "~/db/schema";
import { sharesMailbox } from "~/db/unsubscribed";
import type { StoreContext } from "~/outbox/record";
import { belongsTo, isKnown } from "./person";

/** How many rows an address has. */
export type Stored = Record<"leads" | "orders" | "withdrawals", number>;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What an address has already: with it, whatever is corrected to this address merges for good. */
export async function countStored(db: Database, email: string): Promise<Stored> {
  const [ordered = [], declared = [], ...leads] = await rowsOf(
    db,
    [orders, withdrawals, ...leadTables].map(
      (table) => sql`SELECT 1 FROM ${table} WHERE ${belongsTo(table, email)}`,
    ),
  );
  const counts = leads.map(({ length }) => length);
  return { leads: sum(counts), orders: ordered.length, withdrawals: declared.length };
}

interface Correction {
  from: string;
  to: string;
  /** What the operator's act is written down under. */
  reference?: string;
}

/**
 * Replaces an address everywhere. What is still to be sent goes to the new address; an unsubscription holds for both.
 *
 * @returns how many rows were changed
 */
export async function correctAddress(
  context: StoreContext,
  { from, to, reference = "" }: Correction,
): Promise<Stored & { events: number }> {
  const { db } = context;
  const [oldQuota, newQuota] = [normalizeMailbox(from), normalizeMailbox(to)];
  const changedEvent = {
    email: to,
    payload: sql`iif(payload <> '' AND json_type(payload, '$.data.email') = 'text',
      json_set(payload, '$.data.email', ${to}), payload)`,
    quota: sql`replace(quota, ${`:${oldQuota}`}, ${`:${newQuota}`})`,
    domain: sql`iif(domain IS NULL, NULL, ${ownDomain(to)})`,
  };
  const { created_at } = unsubscribedAddresses;
  const written = writeActs(context, [reference], isKnown(from));
  const results = await db.batch([
    db
      .insert(unsubscribedAddresses)
      .select(
        db
          .select({
            address: sql`${to.toLowerCase()}`.as("address"),
            created_at,
            mailbox: sql`${newQuota}`.as("mailbox"),
          })
          .from(unsubscribedAddresses)
          .where(sharesMailbox(from)),
      )
      .onConflictDoUpdate({
        target: unsubscribedAddresses.address,
        set: { created_at: sql`max(${created_at}, excluded.created_at)` },
      }),
    ...written,
    ...[orders, withdrawals, outboxEvents, ...leadTables].map((table) =>
      db
        .update(table)
        .set(table === outboxEvents ? changedEvent : { email: to })
        .where(belongsTo(table, from))
        .returning({ email: table.email }),
    ),
  ]);
  const changed = results.slice(1 + written.length) as { email: string | null }[][];
  const [ordered = 0, declared = 0, events = 0, ...leads] = changed.map(({ length }) => length);
  return { leads: sum(leads), orders: ordered, withdrawals: declared, events };
}
