import { getTableColumns, sql } from "drizzle-orm";
import { leadTables, orders, parcels } from "~/db/schema";

/** What can be exported. */
export const exportedTables = [...leadTables, orders] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** What an order shows of its parcel. */
const parcelColumns = ["name", "address", "dedication", "sent_at", "tracking_url"];

/** The columns that say something to people: all but the submission key. */
export function columnsFor(table: ExportedTable): string[] {
  const own = Object.keys(getTableColumns(table)).filter((name) => name !== "submission_key");
  return table === orders ? [...own, ...parcelColumns] : own;
}

/** The same of the rows of `sourceOf`. */
export function columnsOf(table: ExportedTable) {
  const isOwn = (name: string) => Object.hasOwn(getTableColumns(table), name);
  const columns = columnsFor(table).map((name) => `${isOwn(name) ? "lead" : "parcel"}.${name}`);
  return sql.raw(columns.join(", "));
}

/** A table's rows, called `lead`; an order's with its parcel. */
export function sourceOf(table: ExportedTable) {
  const joined = sql` LEFT JOIN ${parcels} AS parcel ON parcel.session_id = lead.session_id`;
  return sql`${table} AS lead${table === orders ? joined : sql.raw("")}`;
}

/** Name of the column that tells the rows of a table apart. */
export function keyOf(table: ExportedTable): "id" | "session_id" {
  return table === orders ? "session_id" : "id";
}

/** Whether somebody wants no more mails, beside a row called `lead`. */
export const unsubscribed = sql.raw(
  "EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(lead.email)) AS unsubscribed",
);
