import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ProductId } from "~/content/products";

/** A payment that the payment provider's events told of. Money is in the currency's smallest unit. */
export const orders = sqliteTable(
  "orders",
  {
    /** The provider's checkout session. */
    session_id: text().primaryKey(),
    /** What a refund names; a session that cost nothing has none. */
    payment_intent: text(),
    product: text().$type<ProductId | "other">().notNull(),
    amount_cents: integer().notNull(),
    /** ISO 4217, in lower case as the provider writes it. */
    currency: text().notNull(),
    /** Slug of the page that sold, and the ad that led to it. */
    landing: text(),
    source: text(),
    campaign: text(),
    /** Erased after some months, long before the row. */
    email: text(),
    /** When the checkout began. */
    created_at: text().notNull(),
    /** In all; the provider's refunds are sums. */
    refunded_cents: integer().notNull(),
    /** The book's order that this one was added to inside the funnel: known as long as e-mails are. */
    added_to: text(),
  },
  (table) => [
    index("orders_payment_intent").on(table.payment_intent),
    index("orders_email").on(sql`lower(${table.email})`, table.created_at),
    index("orders_created_at").on(table.created_at, table.session_id),
    index("orders_with_email").on(table.created_at).where(sql`${table.email} IS NOT NULL`),
  ],
);

export type Order = typeof orders.$inferSelect;

/** How much of each payment went back: a refund may be known before its payment. */
export const refunds = sqliteTable(
  "refunds",
  {
    payment_intent: text().primaryKey(),
    refunded_cents: integer().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index("refunds_created_at").on(table.created_at)],
);

export type Refund = typeof refunds.$inferSelect;
