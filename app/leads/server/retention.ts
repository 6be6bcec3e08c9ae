import { and, eq, getTableColumns, gte, inArray, lt, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { type LeadTable, leadTables, outboxEvents, unsubscribedAddresses } from "~/db/schema";

const day = 24 * 60 * 60 * 1000;

interface RetentionContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface RetentionRule {
  /** Whole days since the last contact of an address, at least 1. */
  days: number;
  /** Rows deleted from each table by one batch. */
  batchSize?: number;
  /** Batches of one run; what is left is for the next. */
  maxBatches?: number;
}

/**
 * Deletes the leads of every address that left none for `days` days, in any table, and their events,
 * sent or not: a promise kept after years is none. An unsubscription goes when it is as old and no lead
 * of its address is left that one could write to.
 *
 * @returns how many rows were deleted
 * @throws {RangeError} when `days` is not a whole number of at least 1, rather than delete everything
 */
export async function purgeExpiredLeads(
  { db, now = Date.now }: RetentionContext,
  { days, batchSize = 500, maxBatches = 10 }: RetentionRule,
): Promise<number> {
  if (!Number.isInteger(days) || days < 1) throw new RangeError("days must be a whole number >= 1");
  const cutoff = new Date(now() - days * day).toISOString();

  let total = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const deleted = await purgeBatch(db, cutoff, batchSize);
    if (deleted === 0) break;
    total += deleted;
  }
  return total;
}

async function purgeBatch(db: Database, cutoff: string, size: number): Promise<number> {
  const results = await db.batch([
    deleteUnsubscriptions(db, cutoff, size),
    ...leadTables.map((table) => deleteExpired(db, table, cutoff, size)),
    ...outboxEvents.status.enumValues.map((status) =>
      deleteExpired(db, outboxEvents, cutoff, size, eq(outboxEvents.status, status)),
    ),
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}

function deleteExpired(
  db: Database,
  table: LeadTable | typeof outboxEvents,
  cutoff: string,
  size: number,
  only?: SQL,
) {
  const { id, email, created_at } = getTableColumns(table);
  const expired = db
    .select({ id })
    .from(table)
    .where(
      and(
        only,
        lt(created_at, cutoff),
        ...leadTables.map((other) => noContact(db, other, email, cutoff)),
      ),
    )
    .orderBy(created_at)
    .limit(size);
  return db.delete(table).where(inArray(id, expired));
}

function deleteUnsubscriptions(db: Database, cutoff: string, size: number) {
  const { address, created_at } = unsubscribedAddresses;
  const expired = db
    .select({ address })
    .from(unsubscribedAddresses)
    .where(
      and(lt(created_at, cutoff), ...leadTables.map((table) => noContact(db, table, address, ""))),
    )
    .orderBy(created_at)
    .limit(size);
  return db.delete(unsubscribedAddresses).where(inArray(address, expired));
}

/** No lead of this address in a table since the cutoff. Aliased, since it may be the same table. */
function noContact(
  db: Database,
  table: LeadTable,
  email: LeadTable["email"] | typeof outboxEvents.email | typeof unsubscribedAddresses.address,
  cutoff: string,
) {
  const contact = alias(table, "contact");
  return notExists(
    db
      .select({ id: contact.id })
      .from(contact)
      .where(and(sql`lower(${contact.email}) = lower(${email})`, gte(contact.created_at, cutoff))),
  );
}
