import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProductId } from "~/content/products";

const disputeStates = ["open", "won", "lost"] as const;

/**
 * Payments, from the provider's events. Amounts are in the currency's smallest unit. Only `orders/ledger-entries.ts`
 * writes the columns about refunds and disputes, from the ledger.
 */
export const orders = sqliteTable(
  "orders",
  {
    /** The provider's checkout session. */
    session_id: text().primaryKey(),
    /** What refunds refer to; null for a session that cost nothing. */
    payment_intent: text(),
    product: text().$type<ProductId | "other">().notNull(),
    /** The product's name when it was paid. Null for another shop's product. */
    product_name: text(),
    /** What the offer promised that day: guarantee and withdrawal in one sentence, and its main characteristics. */
    rights: text(),
    characteristics: text({ mode: "json" }).$type<readonly string[]>(),
    /** How many were bought. */
    quantity: integer().notNull().default(1),
    /** The price of one, before any discount and without delivery; null in rows of a version before this column. */
    unit_cents: integer(),
    /** What a promotion took off the price, and off the delivery if it did. */
    discount_cents: integer().notNull().default(0),
    amount_cents: integer().notNull(),
    /** ISO 4217, in lower case as the provider writes it. */
    currency: text().notNull(),
    /** Slug of the selling page, and the ad that led to it. */
    landing: text(),
    source: text(),
    campaign: text(),
    /** Erased months later, long before the row. */
    email: text(),
    /** When it was paid. */
    created_at: text().notNull(),
    /** The total returned: refunds that reached the buyer, and what lost disputes took. */
    refunded_cents: integer().notNull(),
    /** The previous session in the funnel, according to the checkout; its order may be missing. */
    after_session: text(),
    /**
     * `after_session`, once its order is stored, if it was paid from the same mailbox: strangers can type any session
     * into a checkout. A column of its own, since addresses are erased before orders.
     */
    previous_session: text(),
    /**
     * 32 hexadecimal digits that open the buyer's page. Null once the buyer has been erased, and in rows of an earlier
     * version of the site.
     */
    key: text(),
    /** The order's number for buyer and seller: `C-YYYYMMDD-XXXXXXXX`, the day in Paris. */
    reference: text(),
    /** False for a test payment on the live site: no parcel, no revenue. */
    livemode: integer({ mode: "boolean" }).notNull().default(true),
    /** Of earlier versions of the site, in which buyers asked for digital content. Nothing reads them. */
    opened_at: text(),
    opened_consent: text(),
    /**
     * Where the goods go or, of digital content, where the buyer lives: two letters, or a territory (`lib/territory.ts`).
     * Decides the VAT.
     */
    country: text(),
    /** What delivery cost, within the amount. */
    shipping_cents: integer(),
    /** The state of a dispute; null if the payment was never disputed. An inquiry closed without a dispute is `won`. */
    dispute: text({ enum: disputeStates }),
    /** The day (UTC, like the provider's) by which the bank wants an answer. */
    dispute_due_on: text(),
    /** The part of `refunded_cents` that lost disputes took. */
    disputed_cents: integer().notNull().default(0),
    /** Downloads of the order's files, complete or nearly so: proof of delivery in a dispute. */
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
    index("orders_refunded")
      .on(table.created_at, table.session_id)
      .where(sql`${table.refunded_cents} > 0`),
    index("orders_test").on(table.created_at, table.session_id).where(sql`${table.livemode} = 0`),
    index("orders_disputed")
      .on(table.created_at, table.session_id)
      .where(sql`${table.dispute} = 'open'`),
  ],
);

export type Order = typeof orders.$inferSelect;

/** What the provider may report about a payment. A pending refund has returned nothing yet; a failed one was undone. */
const entryKinds = [
  "payment",
  /** A payment that was reserved at the checkout and charged later. The checkout's own row counts it. */
  "captured",
  "refund pending",
  "refund",
  "refund failed",
  /** The total refunded so far, from a provider that does not report each refund. */
  "refund sum",
  "dispute open",
  "dispute lost",
  "dispute won",
] as const;

/**
 * The ledger: what the payment provider reported about money, in any order, even before the payment. Rows are only
 * added. `orders/ledger.ts` derives everything else from them.
 */
export const movements = sqliteTable(
  "movements",
  {
    /** The provider's id of the session, the refund, the dispute, or the charge that has the total. */
    id: text().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** The payment that it belongs to: its payment intent, or its session if it has none. */
    payment: text().notNull(),
    /** In the currency's smallest unit, never negative. */
    amount_cents: integer().notNull(),
    /** Null in rows of an earlier version of the site. */
    currency: text(),
    /** When it happened, according to the provider's event. */
    at: text().notNull(),
    /** How much of the payment the dispute holds from then on; null if the provider does not say. */
    taken_cents: integer(),
    /** What left the seller's balance for a refund or dispute, if that is in another currency than `currency`. */
    balance_cents: integer(),
    balance_currency: text(),
    /** When the refund was asked for; null if the provider did not say. */
    begun_at: text(),
    /** The day (UTC) by which the bank wants an answer. */
    due_on: text(),
    /** VAT of a payment in thousandths of its net amount; null without VAT, and in rows of earlier versions. */
    rate: integer(),
    /** When this site received the event. Null in rows of earlier versions. */
    received_at: text("told_at"),
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
    index("movements_told_at").on(table.received_at),
  ],
);

export type LedgerEntry = typeof movements.$inferSelect;

/**
 * Where a parcel goes, in fields as the payment provider told them. `address` is the whole as text, in rows of an earlier
 * version of the site only.
 */
const destinationColumns = {
  name: text(),
  company: text(),
  line1: text(),
  line2: text(),
  postal_code: text(),
  city: text(),
  state: text(),
  /** Two letters. */
  country: text(),
  /** Lines separated by line feeds. */
  address: text(),
};

/** A book to send. Destination and dedication are erased some months after it was sent. */
export const parcels = sqliteTable(
  "parcels",
  {
    /** The session of its order. */
    session_id: text().primaryKey(),
    ...destinationColumns,
    dedication: text(),
    /** The day in Paris on which the dedication last changed, and how often it changed that day. */
    dedicated_on: text(),
    dedicated_times: integer(),
    sent_at: text(),
    tracking_url: text(),
    /** When the promised delivery time begins: with the payment, or when it was decided to send the parcel again. */
    created_at: text().notNull(),
    /** When the parcel that this one replaces was sent; null for an order's first parcel. */
    replaces_sent_at: text(),
    /** Grows with each change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index("parcels_to_send").on(table.created_at).where(sql`${table.sent_at} IS NULL`),
    index("parcels_sent_at").on(table.sent_at),
    index("parcels_created_at").on(table.created_at),
    // Migration 0025 adds indexes on parts of the folded name, whose commas drizzle-kit cannot write: `db/folded.ts`.
  ],
);

export type Parcel = typeof parcels.$inferSelect;

/** What an operator's act on a parcel replaced: an address, or a sending. Rows are only added. */
export const parcelHistory = sqliteTable(
  "parcel_history",
  {
    id: text().primaryKey(),
    session_id: text().notNull(),
    /** When the act took place. */
    created_at: text().notNull(),
    act: text({ enum: ["address", "tracking", "undone", "sent again"] }).notNull(),
    /** The parcel's values until then. */
    ...destinationColumns,
    sent_at: text(),
    tracking_url: text(),
  },
  (table) => [
    index("parcel_history_session").on(table.session_id, table.created_at),
    index("parcel_history_created_at").on(table.created_at),
  ],
);

/**
 * Checkouts whose payment is pending, such as a bank debit or a card that is charged later: there is no order yet.
 */
export const pendingPayments = sqliteTable(
  "pending_payments",
  {
    /** The provider's checkout session. */
    session_id: text().primaryKey(),
    created_at: text().notNull(),
    /** Whether the payment failed in the end. */
    failed: integer({ mode: "boolean" }).notNull().default(false),
    /** The payment that will arrive, and the buyer's e-mail. */
    payment_intent: text(),
    email: text(),
    /** The order and its parcel, as JSON, to be stored when the payment arrives without another word of the checkout. */
    purchase: text(),
  },
  (table) => [
    index("pending_payments_created_at").on(table.created_at),
    index("pending_payments_payment_intent").on(table.payment_intent),
    index("pending_payments_email").on(sql`lower(${table.email})`),
  ],
);

/** Payment events with an invalid signature. None of their content is stored. */
export const invalidSignatures = sqliteTable(
  "refused_payments",
  {
    id: text().primaryKey(),
    created_at: text().notNull(),
    /** Whether an event has been accepted since. */
    settled: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [
    index("refused_payments_created_at").on(table.created_at),
    index("refused_payments_open").on(table.created_at).where(sql`${table.settled} = 0`),
  ],
);
