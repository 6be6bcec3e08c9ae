import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  outboxEvents,
  resourceSubscribers,
} from "~/db/schema";
import { describeFault } from "~/fault";
import { challengeConsents, chapterConsent, diagnosticConsent, resourcesConsent } from "./consents";
import { type LeadEventType, leadEvent } from "./event";
import type { ChallengeForm, ChapterForm, ResourcesForm } from "./schemas";
import { slotLength, submissionKeys } from "./submission-key";

export interface StoreContext {
  db: Database;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** What a form brings to its table; the store adds the rest. */
type LeadFields<Table extends LeadTable> = Omit<
  Table["$inferInsert"],
  "id" | "created_at" | "submission_key" | "consent_text"
>;

export type DiagnosticLead = LeadFields<typeof diagnosticResponses>;

/** The event to deliver after the response; null when the same lead was stored already. */
export interface StoredLead {
  eventId: string | null;
}

/** Nothing was stored. The message names table and fault, and may be logged. */
export class LeadNotStored extends Error {
  override name = "LeadNotStored";
}

/** @param lead answers under their French labels, scores as decimals, and the contact data */
export function storeDiagnostic(context: StoreContext, lead: DiagnosticLead) {
  return storeLead(context, {
    table: diagnosticResponses,
    event: "diagnostic.completed",
    consent: diagnosticConsent,
    fields: lead,
  });
}

export function storeChapterRequest(context: StoreContext, form: ChapterForm) {
  const { email, nom, prenom, gdpr_consent } = form;
  return storeLead(context, {
    table: resourceSubscribers,
    event: "chapter.requested",
    consent: chapterConsent,
    fields: { email, gdpr_consent, metadata: { nom, prenom, source: "chapitre_gratuit" } },
  });
}

export function storeResourceUnlock(context: StoreContext, form: ResourcesForm) {
  return storeLead(context, {
    table: resourceSubscribers,
    event: "resources.unlocked",
    consent: resourcesConsent,
    fields: { email: form.email, gdpr_consent: true, metadata: null },
  });
}

export function storeChallengeParticipant(context: StoreContext, form: ChallengeForm) {
  return storeLead(context, {
    table: challengeParticipants,
    event: "challenge.joined",
    consent: `${challengeConsents.agreeToEmails}\n${challengeConsents.privacyConsent}`,
    fields: {
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      expertise_area: form.expertiseArea,
      book_topic_idea: form.bookTopicIdea,
      agree_to_emails: form.agreeToEmails,
      privacy_consent: form.privacyConsent,
    },
  });
}

interface NewLead<Table extends LeadTable> {
  table: Table;
  event: LeadEventType;
  consent: string;
  fields: LeadFields<Table>;
}

/**
 * Stores a lead and its outbox event, both or neither. A repetition of the last ten minutes stores
 * nothing and counts as success.
 *
 * @throws {LeadNotStored}
 */
async function storeLead<Table extends LeadTable>(
  { db, now = Date.now }: StoreContext,
  { table, event, consent, fields }: NewLead<Table>,
): Promise<StoredLead> {
  const time = now();
  const name = getTableName(table);
  const { key, neighbours } = await submissionKeys(name, fields, time);
  const lead = {
    ...fields,
    id: crypto.randomUUID(),
    created_at: new Date(time).toISOString(),
    submission_key: key,
    consent_text: consent,
  };
  const announcement = leadEvent(event, name, lead);
  const earliest = new Date(time - slotLength).toISOString();
  const repeated = `SELECT 1 FROM ${name} WHERE submission_key IN (?, ?) AND created_at > ?`;
  const stored = `SELECT 1 FROM ${name} WHERE id = ?`;
  try {
    const [inserted] = await db.$client.batch([
      insert(
        db,
        table,
        lead,
        `WHERE NOT EXISTS (${repeated}) ON CONFLICT (submission_key) DO NOTHING`,
        [...neighbours, earliest],
      ),
      insert(db, outboxEvents, announcement, `WHERE EXISTS (${stored})`, [lead.id]),
    ]);
    return { eventId: inserted?.meta.changes ? announcement.id : null };
  } catch (error) {
    throw new LeadNotStored(describeFault(`Lead not stored in ${name}`, error));
  }
}

/**
 * `INSERT … SELECT … WHERE condition`: a batch cannot branch, but each of its statements can. Written
 * out, since Drizzle's builder takes a third of the whole post for it.
 */
function insert(
  db: Database,
  table: SQLiteTable,
  row: Readonly<Record<string, unknown>>,
  clauses: string,
  parameters: string[],
): D1PreparedStatement {
  const columns = Object.values(getTableColumns(table));
  const values = columns.map((column) => {
    const value = row[column.name] ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
  const names = columns.map(({ name }) => name).join(", ");
  const marks = columns.map(() => "?").join(", ");
  return db.$client
    .prepare(`INSERT INTO ${getTableName(table)} (${names}) SELECT ${marks} ${clauses}`)
    .bind(...values, ...parameters);
}
