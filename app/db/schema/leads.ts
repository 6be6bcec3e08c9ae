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

/** A box of its own on every form: whether letters may follow what was asked for. */
const newsConsent = { news_consent: integer({ mode: "boolean" }).notNull().default(false) };

/** What every lead carries, whatever its form. */
const leadColumns = {
  id: text().primaryKey(),
  created_at: text().notNull(),
  /** SHA-256 that makes a repeated submission fall on the row it already stored. */
  submission_key: text().notNull(),
  /** The exact sentences the person ticked, or submitted under, a line each. */
  consent_text: text().notNull(),
  /** The ad that led to the form; null without one. */
  source: text(),
  campaign: text(),
  /** 128 random bits, the permission to unsubscribe: only its mails contain it. Null for the oldest rows, whose id was it. */
  unsubscribe_key: text(),
};

type LookedUp = Record<
  "id" | "created_at" | "submission_key" | "unsubscribe_key" | "email",
  AnySQLiteColumn
>;

/** One index for each way a lead is looked up: again or from a mail (keys), by person (e-mail), newest first. */
function leadIndexes(name: string, table: LookedUp) {
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

/** What the free-chapter form adds to an address; the resource toolbox stores none. */
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

export function leadTable(name: LeadTableName): LeadTable {
  const table = leadTables.find((candidate) => getTableName(candidate) === name);
  if (!table) throw new TypeError(`no table ${name}`);
  return table;
}

/** The columns that a form fills. The store adds the rest, which make no difference to a repetition. */
export type LeadFields<Name extends LeadTableName> = Omit<
  Extract<LeadTable, { _: { name: Name } }>["$inferInsert"],
  keyof typeof leadColumns
>;

/**
 * Unsubscribed addresses, in lower case; each holds for all spellings of its mailbox. A row outlives the address's leads:
 * without it later leads would be written to again. What a form promises is still sent when it is requested later; only a link in a mail resubscribes.
 */
export const unsubscribedAddresses = sqliteTable(
  "unsubscribed_addresses",
  {
    address: text().primaryKey(),
    created_at: text().notNull(),
    /** Of the address: see `mailboxOf`. Null in a row that an earlier version of the site stored. */
    mailbox: text(),
  },
  (table) => [
    index("unsubscribed_addresses_created_at").on(table.created_at),
    index("unsubscribed_addresses_mailbox").on(table.mailbox),
  ],
);
