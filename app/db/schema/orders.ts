import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ProductId } from "~/content/products";

const disputeStates = ["open", "won", "lost"] as const;

/** A payment, from the provider's event. Money is in the currency's smallest unit. */
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
    /** Erased months later, long before the row. */
    email: text(),
    /** When it was paid. */
    created_at: text().notNull(),
    /** In all: what was refunded, without what failed to reach the buyer, and what lost disputes took. */
    refunded_cents: integer().notNull(),
    /** The session of the purchase before this one in the funnel, as its checkout was told: it may not be stored. */
    after_session: text(),
    /**
     * `after_session` once that purchase is stored and was paid with the same mailbox: strangers can type either into
     * a checkout. Kept in a column, since the addresses are erased before the orders.
     */
    previous_session: text(),
    /**
     * 32 hexadecimal digits that open the buyer's page. Null once the buyer was erased, and in rows of an earlier
     * version of the site.
     */
    key: text(),
    /** The order's number for buyer and seller: `C-YYYYMMDD-XXXXXXXX`, the day in Paris. */
    reference: text(),
    /** False for a test payment on the live site: no parcel, no revenue. */
    livemode: integer({ mode: "boolean" }).notNull().default(true),
    /** When the buyer asked for immediate supply, and the exact sentence that they ticked. */
    opened_at: text(),
    opened_consent: text(),
    /** Two letters, as the payment provider tells them: what was sold where, for the VAT. */
    country: text(),
    /** What of the amount was for delivery, as the payment provider tells it; null where it does not. */
    shipping_cents: integer(),
    /** How the buyer's bank sees it; null while nobody disputes the payment. An inquiry closed without a dispute is `won`. */
    dispute: text({ enum: disputeStates }),
    /** The day (UTC, as the provider counts) by which it wants an answer. */
    dispute_due_on: text(),
    /** What of `refunded_cents` lost disputes took. */
    disputed_cents: integer().notNull().default(0),
    /** Of its files, whole or most of one. Proves the delivery in a dispute. */
    downloads: integer().notNull().default(0),
    first_download_at: text(),
    last_download_at: text(),
  },
  (table) => [
    index("orders_payment_intent").on(table.payment_intent),
    index("orders_email").on(sql`lower(${table.email})`, table.created_at),
    index("orders_created_at").on(table.created_at, table.session_id),
    index("orders_with_email").on(table.created_at).where(sql`${table.email} IS NOT NULL`),
    uniqueIndex("orders_key").on(table.key),
    uniqueIndex("orders_reference").on(table.reference),
    index("orders_after_session").on(table.after_session),
    index("orders_previous_session")
      .on(table.previous_session)
      .where(sql`${table.previous_session} IS NOT NULL`),
    index("orders_disputed").on(table.dispute_due_on).where(sql`${table.dispute} = 'open'`),
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

/** What had gone back of a payment in all, and since when: the step from the sum before is one refund, on its day. */
export const refundSums = sqliteTable(
  "refund_sums",
  {
    payment_intent: text().notNull(),
    refunded_cents: integer().notNull(),
    created_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payment_intent, table.refunded_cents] }),
    index("refund_sums_created_at").on(table.created_at),
  ],
);

export type RefundSum = typeof refundSums.$inferSelect;

/** Refunds that did not reach the buyer: the money is back. */
export const failedRefunds = sqliteTable(
  "failed_refunds",
  {
    /** The provider's refund. */
    refund_id: text().primaryKey(),
    payment_intent: text().notNull(),
    amount_cents: integer().notNull(),
    created_at: text().notNull(),
    /** When the provider told it, days later after an outage. Null in rows of an earlier version of the site. */
    told_at: text(),
  },
  (table) => [
    index("failed_refunds_payment_intent").on(table.payment_intent),
    index("failed_refunds_created_at").on(table.created_at),
    index("failed_refunds_told_at").on(table.told_at),
  ],
);

/** As the provider tells it. */
export type FailedRefund = Omit<typeof failedRefunds.$inferSelect, "told_at">;

/** What buyers' banks disputed: a dispute may be known before its payment, and closed before it was opened. */
export const disputes = sqliteTable(
  "disputes",
  {
    /** The provider's dispute. */
    dispute_id: text().primaryKey(),
    payment_intent: text().notNull(),
    amount_cents: integer().notNull(),
    state: text({ enum: disputeStates }).notNull(),
    due_on: text(),
    /** When it was opened, or else closed. */
    created_at: text().notNull(),
    closed_at: text(),
  },
  (table) => [
    index("disputes_payment_intent").on(table.payment_intent),
    index("disputes_created_at").on(table.created_at),
    index("disputes_closed_at").on(table.closed_at),
  ],
);

export type Dispute = typeof disputes.$inferSelect;

/** A book to send. Name, address and dedication are erased some months after it was sent. */
export const parcels = sqliteTable(
  "parcels",
  {
    /** Its order. */
    session_id: text().primaryKey(),
    /** As the payment provider collected it; null where it collected none. */
    name: text(),
    /** Lines separated by line feeds; null where none was collected. */
    address: text(),
    dedication: text(),
    /** The day in Paris on which it was last changed, and how often on that day. */
    dedicated_on: text(),
    dedicated_times: integer(),
    sent_at: text(),
    tracking_url: text(),
    /** Moment of the payment. */
    created_at: text().notNull(),
  },
  (table) => [
    index("parcels_to_send").on(table.created_at).where(sql`${table.sent_at} IS NULL`),
    index("parcels_sent_at").on(table.sent_at),
    index("parcels_created_at").on(table.created_at),
  ],
);

export type Parcel = typeof parcels.$inferSelect;

/** Payment events whose signature was refused. Nothing of what they hold is stored. */
export const refusedPayments = sqliteTable(
  "refused_payments",
  {
    id: text().primaryKey(),
    created_at: text().notNull(),
    /** Whether one was accepted since. */
    settled: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [
    index("refused_payments_created_at").on(table.created_at),
    index("refused_payments_open").on(table.created_at).where(sql`${table.settled} = 0`),
  ],
);
