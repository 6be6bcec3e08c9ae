import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { rowsOf } from "~/db/rows";
import { orders, outboxEvents, parcels } from "~/db/schema";
import { isToSend } from "~/orders/parcels";
import type { StoreContext } from "~/outbox/record";
import { erasableColumns, payloadWithout, ruledTables } from "~/retention/personal-data";
import { belongsTo, isKnown } from "./person";

interface Part {
  table: SQLiteTable;
  rows: SQL;
  /** What its columns become; without it, its rows are deleted. */
  emptied?: Record<string, unknown>;
}

/**
 * What is erased about an address, following `personal-data.ts`: leads and mails entirely; in orders, parcels and their
 * announcements only what identifies the person, since the sale is kept.
 */
function partsToErase(email: string): Part[] {
  const isTheirs = sql`lower(email) = ${email.toLowerCase()}`;
  const isBuyers = sql`session_id IN (SELECT session_id FROM orders WHERE ${isTheirs})`;
  const isSale = sql`lead_table = 'orders' AND destination <> 'mail'`;
  // Declarations of withdrawal and their receipts survive a request for erasure: GDPR, article 17(3)(b).
  const isProof = sql`lead_table = 'withdrawals'`;
  const emptiedTables = ruledTables.flatMap(({ table }) => {
    const names = erasableColumns(table);
    return names.length > 0 ? [{ table, names }] : [];
  });
  const emptiedColumns = emptiedTables.flatMap(({ names }) => names);
  return [
    ...ruledTables
      .filter(({ table, columns }) => columns === "erased" && table !== outboxEvents)
      .map(({ table }) => ({ table, rows: isTheirs })),
    // Orders last, since the others are found by the orders' address. Erasing the key also closes the buyer's page.
    ...emptiedTables
      .toSorted((a, b) => Number("email" in a.table) - Number("email" in b.table))
      .map(({ table, names }) => ({
        table,
        rows: "email" in table ? isTheirs : isBuyers,
        emptied: Object.fromEntries(names.map((name) => [name, null])),
      })),
    { table: outboxEvents, rows: sql`${isTheirs} AND NOT (${isSale}) AND NOT (${isProof})` },
    {
      table: outboxEvents,
      rows: sql`${isTheirs} AND ${isSale}`,
      emptied: { email: "", payload: payloadWithout(emptiedColumns) },
    },
  ];
}

export type Inventory = readonly { table: string; count: number }[];

/** How many rows of each table the results of the parts are. */
function inventoryOf(parts: readonly Part[], results: readonly (readonly unknown[])[]): Inventory {
  const counts = new Map<string, number>();
  for (const [index, { table }] of parts.entries()) {
    const name = getTableName(table);
    counts.set(name, (counts.get(name) ?? 0) + (results[index]?.length ?? 0));
  }
  return [...counts].flatMap(([table, count]) => (count > 0 ? [{ table, count }] : []));
}

/** What `eraseAddress` would erase. */
export async function countErasable(db: Database, email: string): Promise<Inventory> {
  const parts = partsToErase(email);
  const rows = parts.map(({ table, rows }) => sql`SELECT 1 FROM ${table} WHERE ${rows}`);
  return inventoryOf(parts, await rowsOf(db, rows));
}

/**
 * Erases an address. Its unsubscription stays.
 *
 * @param reference what the operator's act is written down under
 * @returns what was erased
 */
export async function eraseAddress(
  context: StoreContext,
  { email, reference = "" }: { email: string; reference?: string },
): Promise<Inventory> {
  const { db } = context;
  const parts = partsToErase(email);
  const returned = { erased: sql<number>`1`.as("erased") };
  const written = writeActs(context, [reference], isKnown(email));
  const [first, ...others] = [
    ...written,
    ...parts.map(({ table, rows, emptied }) =>
      emptied
        ? db.update(table).set(emptied).where(rows).returning(returned)
        : db.delete(table).where(rows).returning(returned),
    ),
  ];
  if (!first) return [];
  const results = await db.batch([first, ...others]);
  return inventoryOf(parts, results.slice(written.length) as unknown[][]);
}

/** What survives an erasure: sales, and parcels that cannot be sent without their address. */
export async function findRemains(db: Database, email: string) {
  const [sales = [], waiting = []] = await rowsOf(db, [
    sql`SELECT reference FROM ${orders} WHERE ${belongsTo(orders, email)}`,
    sql`SELECT reference FROM ${orders} JOIN ${parcels} ON ${parcels.session_id} = ${orders.session_id}
      WHERE ${belongsTo(orders, email)} AND ${isToSend}`,
  ]);
  const references = (rows: typeof sales) => rows.map(({ reference }) => String(reference));
  return { sales: references(sales), waiting: references(waiting) };
}
