import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProductId } from "~/content/products";

const disputeStates = ["open", "won", "lost"] as const;

/**
 * A payment, from the provider's event. Money is in the currency's smallest unit. What was refunded and disputed is copied
 * from the ledger by `orders/movements.ts` alone.
 */
export const orders = sqliteTable(
  "orders",
  {
    /** The provider's checkout session. */
    session_id: text().primaryKey(),
    /** What a refund names; a session that cost nothing has none. */
    payment_intent: text(),
    product: text().$type<ProductId | "other">().notNull(),
    /** How many of it. */
    quantity: integer().notNull().default(1),
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

/** What the provider may say of a payment. A refund that is pending has given nothing back yet; one that failed came back. */
const movementKinds = [
  "payment",
  "refund pending",
  "refund",
  "refund failed",
  /** What had been given back of a payment in all, from a provider that does not name each refund. */
  "refund sum",
  "dispute open",
  "dispute lost",
  "dispute won",
] as const;

/**
 * The ledger: what the payment provider said happened to money, in any order and before the payment too. Rows are only
 * added. `orders/ledger.ts` derives everything else from them.
 */
export const movements = sqliteTable(
  "movements",
  {
    /** The provider's own: of the session, the refund, the charge of a sum, the dispute. */
    id: text().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    /** The payment that it belongs to: its payment intent; its session, if it has none. */
    payment: text().notNull(),
    /** In the currency's smallest unit, never negative. */
    amount_cents: integer().notNull(),
    /** Null where an earlier version of the site did not store it. */
    currency: text(),
    /** When it happened, as the provider dates its event. */
    at: text().notNull(),
    /** What the dispute holds of the payment from then on; null where the provider does not say. */
    taken_cents: integer(),
    /** The day (UTC) by which the bank wants an answer. */
    due_on: text(),
    /** VAT of a payment, in thousandths of its net amount; null without one, and in rows of earlier versions. */
    rate: integer(),
    /** When this site heard of it. Null in rows of earlier versions. */
    told_at: text(),
  },
  (table) => [
    uniqueIndex("movements_once").on(
      table.payment,
      table.id,
      table.kind,
      table.at,
      table.amount_cents,
      sql`quote(${table.taken_cents})`,
      sql`quote(${table.due_on})`,
    ),
    index("movements_at").on(table.at),
    index("movements_told_at").on(table.told_at),
  ],
);

export type Movement = typeof movements.$inferSelect;

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

/** Checkouts whose payment is on its way, such as a bank debit: no order yet. */
export const pendingPayments = sqliteTable(
  "pending_payments",
  {
    /** The provider's checkout session. */
    session_id: text().primaryKey(),
    created_at: text().notNull(),
  },
  (table) => [index("pending_payments_created_at").on(table.created_at)],
);

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
