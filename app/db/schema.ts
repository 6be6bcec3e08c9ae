import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/*
 * Properties bear the column names themselves: the specification names the columns, and forms, rows
 * and announced events then speak the same words. Times are ISO 8601 in UTC with milliseconds, so
 * that they sort as text.
 */

/** What every lead carries, whatever its form. */
const leadColumns = {
  id: text().primaryKey(),
  created_at: text().notNull(),
  /** SHA-256 that makes a repeated submission fall on the row it already stored. */
  submission_key: text().notNull(),
  /** The exact sentence the person ticked, or submitted under. */
  consent_text: text().notNull(),
  /** The ad that led to the form; null without one. */
  source: text(),
  campaign: text(),
};

interface LeadTableColumns {
  id: AnySQLiteColumn;
  created_at: AnySQLiteColumn;
  submission_key: AnySQLiteColumn;
  email: AnySQLiteColumn;
}

/** One index for each way a lead is looked up: again (key), by person (e-mail), newest first. */
function leadIndexes(name: string, table: LeadTableColumns) {
  return [
    uniqueIndex(`${name}_submission_key`).on(table.submission_key),
    index(`${name}_email`).on(sql`lower(${table.email})`, table.created_at),
    index(`${name}_created_at`).on(table.created_at, table.id),
  ];
}

export const diagnosticResponses = sqliteTable(
  "diagnostic_responses",
  {
    ...leadColumns,
    expertise_domain: text().notNull(),
    experience_years: text().notNull(),
    transmission_method: text().notNull(),
    book_objective: text().notNull(),
    business_impact: text().notNull(),
    publication_timeline: text().notNull(),
    project_status: text().notNull(),
    main_obstacles: text({ mode: "json" }).$type<string[]>().notNull(),
    ai_familiarity: text().notNull(),
    book_format: text().notNull(),
    ai_disposition: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    gdpr_consent: integer({ mode: "boolean" }).notNull(),
    q1_score: real().notNull(),
    q2_score: real().notNull(),
    q3_score: real().notNull(),
    q4_score: real().notNull(),
    q5_score: real().notNull(),
    q6_score: real().notNull(),
    q7_score: real().notNull(),
    q8_score: real().notNull(),
    q9_score: real().notNull(),
    q10_score: real().notNull(),
    q11_score: real().notNull(),
    expertise_score: real().notNull(),
    business_score: real().notNull(),
    preparation_score: real().notNull(),
    tech_score: real().notNull(),
    timing_score: real().notNull(),
    total_score: real().notNull(),
    profile_type: text().notNull(),
  },
  (table) => leadIndexes("diagnostic_responses", table),
);

/** What the free-chapter form adds to an address; the resource toolbox stores none. */
export interface SubscriberMetadata {
  nom: string;
  prenom: string;
  source: "chapitre_gratuit";
}

export const resourceSubscribers = sqliteTable(
  "resource_subscribers",
  {
    ...leadColumns,
    email: text().notNull(),
    gdpr_consent: integer({ mode: "boolean" }).notNull(),
    metadata: text({ mode: "json" }).$type<SubscriberMetadata>(),
  },
  (table) => leadIndexes("resource_subscribers", table),
);

export const challengeParticipants = sqliteTable(
  "challenge_participants",
  {
    ...leadColumns,
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    expertise_area: text().notNull(),
    book_topic_idea: text(),
    /** First day of the session they signed up for, YYYY-MM-DD; unknown of the oldest rows. */
    session: text(),
    agree_to_emails: integer({ mode: "boolean" }).notNull(),
    privacy_consent: integer({ mode: "boolean" }).notNull(),
  },
  (table) => leadIndexes("challenge_participants", table),
);

export const leadTables = [
  diagnosticResponses,
  resourceSubscribers,
  challengeParticipants,
] as const;

export type LeadTable = (typeof leadTables)[number];
export type LeadTableName = LeadTable["_"]["name"];

/** What a form brings to its table; the store adds the rest, which no repetition is told by. */
export type LeadFields<Name extends LeadTableName> = Omit<
  Extract<LeadTable, { _: { name: Name } }>["$inferInsert"],
  keyof typeof leadColumns
>;

/**
 * Addresses, in lower case, that want no more mails. Each outlives its leads: forgetting that somebody
 * said no would be a reason to write to them again. Leaving data in a form lifts it.
 */
export const unsubscribedAddresses = sqliteTable(
  "unsubscribed_addresses",
  {
    address: text().primaryKey(),
    created_at: text().notNull(),
  },
  (table) => [index("unsubscribed_addresses_created_at").on(table.created_at)],
);

/** Declarations that somebody withdraws from a contract: kept as they were sent, never judged. */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: text().primaryKey(),
    created_at: text().notNull(),
    /** SHA-256 of the form that was confirmed: confirming it again is the same declaration. */
    submission_key: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    /** Where the receipt goes. */
    email: text().notNull(),
    products: text({ mode: "json" }).$type<WithdrawalProduct[]>().notNull(),
    /** Order number, or the address used to pay. */
    reference: text(),
    message: text(),
  },
  (table) => [
    uniqueIndex("withdrawals_submission_key").on(table.submission_key),
    index("withdrawals_email").on(sql`lower(${table.email})`, table.created_at),
    index("withdrawals_created_at").on(table.created_at, table.id),
  ],
);

export type WithdrawalProduct = "book" | "training" | "prompt-pack";
export type Withdrawal = typeof withdrawals.$inferSelect;
export type WithdrawalFields = Omit<Withdrawal, "id" | "created_at" | "submission_key">;

/** Tables whose rows events speak of. */
export type SubjectTable = LeadTableName | "unsubscribed_addresses" | "withdrawals" | "orders";

/**
 * One announcement to make to one destination.
 *
 * `pending` waits for its next try, `delivered` was received, `failed` went through the whole retry
 * schedule or met a fault that no retry mends, `gone` was answered 410, `capped` is a mail too many for
 * its address. As long as one event of a destination is `gone`, nothing is sent there. The operator
 * sends a `failed` or `gone` event again by setting it back to `pending` with no attempts, no claim
 * and a due time.
 */
export const outboxEvents = sqliteTable(
  "outbox_events",
  {
    /** Also the `webhook-id`, the same for every try. */
    id: text().primaryKey(),
    created_at: text().notNull(),
    type: text().notNull(),
    /** The row that the event speaks of. */
    lead_table: text().$type<SubjectTable>().notNull(),
    lead_id: text().notNull(),
    /** The person's address: erasing them finds the event even when its row is gone already. */
    email: text().notNull(),
    /** The webhook's body, byte for byte; empty for a mail, which is written when it is sent. */
    payload: text().notNull(),
    status: text({ enum: ["pending", "delivered", "failed", "gone", "capped"] }).notNull(),
    /** Tries begun, those that a crash cut short included. */
    attempts: integer().notNull(),
    next_attempt_at: text().notNull(),
    /** While in the future, one run is sending this event and no other may. */
    claimed_until: text(),
    delivered_at: text(),
    /** Why the last try failed: a status, a code or a kind of fault, never personal data. */
    last_error: text(),
    destination: text({ enum: ["webhook", "mail"] })
      .notNull()
      .default("webhook"),
  },
  (table) => [
    index("outbox_events_due").on(table.destination, table.status, table.next_attempt_at),
    index("outbox_events_status").on(table.status, table.created_at, table.id),
    index("outbox_events_email").on(sql`lower(${table.email})`, table.created_at),
  ],
);

export type OutboxEvent = typeof outboxEvents.$inferSelect;
export type Destination = OutboxEvent["destination"];

/** A payment that the payment provider's events told of. Money is in the currency's smallest unit. */
export const orders = sqliteTable(
  "orders",
  {
    /** The provider's checkout session. */
    session_id: text().primaryKey(),
    /** What a refund names; a session that cost nothing has none. */
    payment_intent: text(),
    product: text({ enum: ["book", "training", "prompt-pack", "other"] }).notNull(),
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

/** How often each page was seen and an order begun on it. No row speaks of a person. */
export const pageCounts = sqliteTable(
  "page_counts",
  {
    /** YYYY-MM-DD in Paris. */
    day: text().notNull(),
    /** The page's path without its slash. */
    page: text().notNull(),
    /** The ad's `utm_source`; empty without one, `autres` beyond a day's and page's most. */
    source: text().notNull(),
    views: integer().notNull(),
    /** Orders begun: the visitor was sent on to the checkout. */
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.source] })],
);
