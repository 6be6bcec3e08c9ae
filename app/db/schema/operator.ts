import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the operator did on the desk. No personal data of buyers: only what was done, and on which reference. */
export const operatorActs = sqliteTable(
  "operator_acts",
  {
    /** Ordered by time. */
    id: text().primaryKey(),
    created_at: text().notNull(),
    /** The address that Access vouched for. */
    operator: text().notNull(),
    /** A key of `acts` in `content/desk.ts`. */
    act: text().notNull(),
    /** The number of an order or a declaration, or a lead's id; null for an act on none of them. */
    reference: text(),
  },
  (table) => [
    index("operator_acts_created_at").on(table.created_at),
    index("operator_acts_reference")
      .on(table.reference, table.id)
      .where(sql`${table.reference} IS NOT NULL`),
    index("operator_acts_backups").on(table.created_at).where(sql`${table.act} = 'backup.made'`),
  ],
);

export type OperatorAct = typeof operatorActs.$inferSelect;
