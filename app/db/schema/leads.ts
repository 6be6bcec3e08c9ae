import { getTableName, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** Whether the person also wants letters: a separate box on every form. */
const newsConsent = { news_consent: integer({ mode: "boolean" }).notNull().default(false) };

/** The columns that all leads share. */
const leadColumns = {
  id: text().primaryKey(),
  created_at: text().notNull(),
  /** SHA-256 that matches a repeated submission to the row already stored. */
  submission_key: text().notNull(),
  /** The exact sentences that the person ticked or submitted under, one per line. */
  consent_text: text().notNull(),
  /** The ad that led to the form; null without one. */
  source: text(),
  campaign: text(),
  /**
   * 128 random bits that permit unsubscribing; only the lead's mails contain them. Null in the oldest rows, whose id
   * has that role.
   */
  unsubscribe_key: text(),
};

type LookupColumns = Record<
  "id" | "created_at" | "submission_key" | "unsubscribe_key" | "email",
  AnySQLiteColumn
>;

/**
 * One index per look-up: a repeated submission, a link in a mail, a person's leads, the newest leads. Migration 0027 adds
 * those on parts of the folded name, whose commas drizzle-kit cannot write: `db/folded.ts`.
 */
function leadIndexes(name: string, table: LookupColumns) {
  return [
    uniqueIndex(`${name}_submission_key`).on(table.submission_key),
    uniqueIndex(`${name}_unsubscribe_key`)
      .on(table.unsubscribe_key)
      .where(sql`${table.unsubscribe_key} IS NOT NULL`),
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
    ...newsConsent,
  },
  (table) => leadIndexes("diagnostic_responses", table),
);

/** What the free-chapter form adds to an address; the resources form adds nothing. */
interface SubscriberMetadata {
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
    ...newsConsent,
  },
  (table) => [
    ...leadIndexes("resource_subscribers", table),
    index("resource_subscribers_chapter")
      .on(table.created_at, table.id)
      .where(sql`${table.metadata} IS NOT NULL`),
    index("resource_subscribers_resources")
      .on(table.created_at, table.id)
      .where(sql`${table.metadata} IS NULL`),
  ],
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
    /** First day of the chosen session, YYYY-MM-DD; unknown in the oldest rows. */
    session: text(),
    agree_to_emails: integer({ mode: "boolean" }).notNull(),
    privacy_consent: integer({ mode: "boolean" }).notNull(),
    ...newsConsent,
  },
  (table) => [
    ...leadIndexes("challenge_participants", table),
    index("challenge_participants_session").on(table.session, table.created_at, table.id),
  ],
);

export const leadTables = [
  diagnosticResponses,
  resourceSubscribers,
  challengeParticipants,
] as const;

export type LeadTable = (typeof leadTables)[number];
export type LeadTableName = LeadTable["_"]["name"];

export const leadTablesByName = Object.fromEntries(
  leadTables.map((table) => [getTableName(table), table]),
) as Record<LeadTableName, LeadTable>;

/** The columns that a form fills; the store adds the rest. A submission with the same values is a repetition. */
export type LeadFields<Name extends LeadTableName> = Omit<
  Extract<LeadTable, { _: { name: Name } }>["$inferInsert"],
  keyof typeof leadColumns
>;

/**
 * Unsubscribed addresses, in lower case; each covers all spellings of its mailbox. A row outlives the address's leads,
 * so that later leads are not written to again. Mail that a form promises is still sent if it is requested later; only
 * a link in a mail resubscribes.
 */
export const unsubscribedAddresses = sqliteTable(
  "unsubscribed_addresses",
  {
    address: text().primaryKey(),
    created_at: text().notNull(),
    /** The mailbox of the address: see `normalizeMailbox`. Null in rows of an earlier version of the site. */
    mailbox: text(),
  },
  (table) => [
    index("unsubscribed_addresses_created_at").on(table.created_at),
    index("unsubscribed_addresses_mailbox").on(table.mailbox),
  ],
);
