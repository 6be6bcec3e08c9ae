import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { type LeadFields, type LeadTableName, leadTables, outboxEvents } from "~/db/schema";
import { describeFault } from "~/lib/fault";
import { leadEvent } from "~/outbox/event";
import { slotLength, submissionKeys } from "./submission-key";

export interface StoreContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** What the store has to know of the form that a lead comes from. */
interface Source<Table extends LeadTableName> {
  table: Table;
  event: string;
  consent: string;
}

/** The event to deliver after the response; null when the same lead was stored already. */
export interface StoredLead {
  eventId: string | null;
}

/** Nothing was stored. The message names table and fault, and may be logged. */
export class LeadNotStored extends Error {
  override name = "LeadNotStored";
}

/**
 * Stores a lead and its outbox event, both or neither. A repetition of the last ten minutes stores
 * nothing and counts as success.
 *
 * @throws {LeadNotStored}
 */
export async function storeLead<Table extends LeadTableName>(
  { db, now = Date.now }: StoreContext,
  { table: name, event, consent }: Source<Table>,
  fields: LeadFields<Table>,
): Promise<StoredLead> {
  const time = now();
  const { key, neighbours } = await submissionKeys(name, fields, time);
  const lead = {
    ...fields,
    id: crypto.randomUUID(),
    created_at: new Date(time).toISOString(),
    submission_key: key,
    consent_text: consent,
  };
  const announcement = leadEvent(event, name, lead);
  const earliest = new Date(time - slotLength).toISOString();
  const repeated = `SELECT 1 FROM ${name} WHERE submission_key IN (?, ?) AND created_at > ?`;
  const stored = `SELECT 1 FROM ${name} WHERE id = ?`;
  try {
    const [inserted] = await db.$client.batch([
      insert(
        db,
        tableOf(name),
        lead,
        `WHERE NOT EXISTS (${repeated}) ON CONFLICT (submission_key) DO NOTHING`,
        [...neighbours, earliest],
      ),
      insert(db, outboxEvents, announcement, `WHERE EXISTS (${stored})`, [lead.id]),
    ]);
    return { eventId: inserted?.meta.changes ? announcement.id : null };
  } catch (error) {
    throw new LeadNotStored(describeFault(`Lead not stored in ${name}`, error));
  }
}

function tableOf(name: LeadTableName): SQLiteTable {
  const table = leadTables.find((candidate) => getTableName(candidate) === name);
  if (!table) throw new TypeError(`no table ${name}`);
  return table;
}

/**
 * `INSERT … SELECT … WHERE condition`: a batch cannot branch, but each of its statements can. Written
 * out, since Drizzle's builder takes a third of the whole post for it.
 */
function insert(
  db: Database,
  table: SQLiteTable,
  row: Readonly<Record<string, unknown>>,
  clauses: string,
  parameters: string[],
): D1PreparedStatement {
  const columns = Object.values(getTableColumns(table));
  const values = columns.map((column) => {
    const value = row[column.name] ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
  const names = columns.map(({ name }) => name).join(", ");
  const marks = columns.map(() => "?").join(", ");
  return db.$client
    .prepare(`INSERT INTO ${getTableName(table)} (${names}) SELECT ${marks} ${clauses}`)
    .bind(...values, ...parameters);
}
