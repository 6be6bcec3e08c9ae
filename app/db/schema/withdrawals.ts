import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProductId } from "~/content/products";

/** Declarations of withdrawal from a contract, stored as sent. */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: text().primaryKey(),
    created_at: text().notNull(),
    /** SHA-256 of the confirmed form: confirming it again is the same declaration. */
    submission_key: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    /** The address for the receipt. */
    email: text().notNull(),
    products: text({ mode: "json" }).$type<ProductId[]>().notNull(),
    /** Order number, or the address used to pay. */
    reference: text(),
    message: text(),
    /** When the operator marked it as answered. */
    answered_at: text(),
  },
  (table) => [
    uniqueIndex("withdrawals_submission_key").on(table.submission_key),
    index("withdrawals_email").on(sql`lower(${table.email})`, table.created_at),
    index("withdrawals_created_at").on(table.created_at, table.id),
    index("withdrawals_unanswered").on(table.created_at).where(sql`${table.answered_at} IS NULL`),
  ],
);

export type Withdrawal = typeof withdrawals.$inferSelect;
export type WithdrawalFields = Omit<
  Withdrawal,
  "id" | "created_at" | "submission_key" | "answered_at"
>;
