/** The leads of all forms as the operator lists them, and the search for a person: each by an index. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/client";
import { afterFirstWord, beginsWith, fold, folded, lastWord } from "~/db/folded";
import {
  type LeadTable,
  leadTables,
  type OutboxEvent,
  orders,
  parcels,
  withdrawals,
} from "~/db/schema";
import { unionAll } from "~/db/union";
import { isUnsubscribed } from "~/db/unsubscribed";
import { type Form, forms } from "./forms";

type Status = OutboxEvent["status"];

interface Place {
  created_at: string;
  id: string;
}

interface Page {
  /** The last row of the page before; an empty id is before every row. */
  before: Place;
  limit: number;
}

interface Filter {
  /** The first moment, ISO 8601. */
  since?: string;
  form?: string | undefined;
}

interface Named extends Place {
  email: string;
  name: string | null;
  /** 1 if the address has unsubscribed. */
  unsubscribed: 0 | 1;
}

export interface ListedLead extends Named {
  form: Form;
  /** State of the lead's event and of its mail; null if there is none, or it was purged. */
  status: Status | null;
  mail: Status | null;
}

/** The person's name in a table; a form may ask for none. */
function nameIn(table: LeadTable): SQL {
  if ("name" in table) return sql`name`;
  if ("first_name" in table) return sql`first_name || ' ' || last_name`;
  if ("metadata" in table) return sql`metadata ->> 'prenom' || ' ' || (metadata ->> 'nom')`;
  return sql`NULL`;
}

/** Matched by address and time, which a lead shares with its event: this saves an index. */
const statusOf = (destination: OutboxEvent["destination"]) => sql`(
  SELECT status FROM outbox_events
  WHERE lower(email) = lower(lead.email) AND created_at = lead.created_at AND lead_id = lead.id
    AND destination = ${destination}
)`;

/** Leads, newest first. */
export function listLeads(
  db: Database,
  { before, limit }: Page,
  { since = "", form: wanted }: Filter = {},
): Promise<ListedLead[]> {
  const listed = forms.filter(({ form }) => wanted === undefined || form === wanted);
  // With UNION ALL, SQLite merges the forms' indexes as it reads.
  const arms = listed.map(
    ({ form, table, rows = "true" }) => sql`
      SELECT created_at, id, ${form} AS form, email, ${nameIn(table)} AS name,
        ${statusOf("webhook")} AS status, ${statusOf("mail")} AS mail,
        ${isUnsubscribed(sql`lead.email`)} AS unsubscribed
      FROM ${table} AS lead WHERE (created_at, id) < (${before.created_at}, ${before.id})
        AND created_at >= ${since} AND ${sql.raw(rows)}`,
  );
  return db.all(sql`${unionAll(arms)} ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
}

export interface FoundContact extends Named {
  /** What names the person's page: a lead's or a declaration's id, or an order's reference. */
  key: string;
  /** Where the address stands. */
  kind: Form | "order" | "withdrawal";
}

/** The most rows of a table that a word finds by one of its columns: of more, the rest is to be typed. */
export const mostFound = 100;

/** Rows whose address or name begins with a text, newest first: leads, orders and declarations. */
export function findContacts(
  db: Database,
  { before, limit }: Page,
  text: string,
): Promise<FoundContact[]> {
  const word = text.trim();
  const isAddress = (email: SQL) => beginsWith(sql`lower(${email})`, word.toLowerCase());
  /** Keys of a table's rows, each condition by an index of its own. */
  const among = (table: LeadTable | typeof withdrawals | typeof parcels, key: SQL, all: SQL[]) =>
    sql.join(
      all.map(
        (is) => sql`SELECT * FROM (SELECT ${key} FROM ${table} WHERE ${is} LIMIT ${mostFound})`,
      ),
      sql` UNION `,
    );
  const isAfter = (id: SQL) => sql`(created_at, ${id}) < (${before.created_at}, ${before.id})`;
  const unsubscribed = sql`${isUnsubscribed(sql`found.email`)} AS unsubscribed`;
  const hasName = !word.includes("@");
  const leadArms = leadTables.map((table) => {
    const isNamed = hasName ? namesIn(table).map((is) => is(fold(word))) : [];
    return sql`SELECT id AS key, created_at, id, ${kindIn(table)} AS kind, email, ${nameIn(table)} AS name, ${unsubscribed}
      FROM ${table} AS found
      WHERE id IN (${among(table, sql`id`, [isAddress(sql`email`), ...isNamed])}) AND ${isAfter(sql`id`)}`;
  });
  const name = folded(parcels.name);
  const named = [name, afterFirstWord(name), lastWord(name)].map((part) =>
    beginsWith(part, fold(word)),
  );
  const isBuyer = sql.join(
    [
      sql`SELECT * FROM (SELECT session_id FROM ${orders} WHERE ${isAddress(sql`email`)} LIMIT ${mostFound})`,
      ...(hasName ? [among(parcels, sql`session_id`, named)] : []),
    ],
    sql` UNION `,
  );
  const arms = [
    ...leadArms,
    sql`SELECT reference AS key, created_at, session_id AS id, 'order' AS kind, email,
        (SELECT name FROM ${parcels} WHERE ${parcels.session_id} = found.session_id) AS name, ${unsubscribed}
      FROM ${orders} AS found WHERE session_id IN (${isBuyer}) AND reference IS NOT NULL AND email IS NOT NULL
        AND ${isAfter(sql`session_id`)}`,
    sql`SELECT id AS key, created_at, id, 'withdrawal' AS kind, email, first_name || ' ' || last_name AS name, ${unsubscribed}
      FROM ${withdrawals} AS found
      WHERE id IN (${among(withdrawals, sql`id`, [isAddress(sql`email`)])}) AND ${isAfter(sql`id`)}`,
  ];
  return db.all(sql`${unionAll(arms)} ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
}

/** The form of a table's row. */
function kindIn(table: LeadTable): SQL {
  const ofTable = forms.filter((form) => form.table === table);
  const cases = ofTable.map(({ form, rows = "true" }) => sql`WHEN ${sql.raw(rows)} THEN ${form}`);
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** Conditions on the folded names of a table, word for word those of its indexes (migration 0027). */
function namesIn(table: LeadTable): ((word: string) => SQL)[] {
  const name = folded(nameIn(table));
  const begins =
    (part: SQL, where = sql`true`) =>
    (word: string) =>
      sql`${beginsWith(part, word)} AND ${where}`;
  if ("name" in table) return [begins(name), begins(afterFirstWord(name)), begins(lastWord(name))];
  if ("last_name" in table) return [begins(name), begins(folded(sql`last_name`))];
  const isNamed = sql`metadata IS NOT NULL`;
  return [begins(name, isNamed), begins(folded(sql`metadata ->> 'nom'`), isNamed)];
}
