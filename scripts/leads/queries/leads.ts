/** Leads of all forms: listed, exported, counted. */
import { getTableName } from "drizzle-orm";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  leadTables,
  type OutboxEvent,
  resourceSubscribers,
} from "~/db/schema";
import { join, raw, type Sql, sql } from "../sql";
import { type Cursor, newestFirst, type Page } from "./page";
import { columnsOf, type ExportedTable, keyOf, nameOf, unsubscribed } from "./tables";

export interface Filter {
  /** The first moment, ISO 8601. */
  since?: string;
  form?: string | null;
}

/** A line of `list`, the same for all forms. */
export interface ListedLead extends Cursor {
  form: string;
  email: string;
  name: string | null;
  /** State of the lead's event and of its mail; null when there is none, or none any more. */
  status: OutboxEvent["status"] | null;
  mail: OutboxEvent["status"] | null;
  /** 1 when the address wants no more mails. */
  unsubscribed: 0 | 1;
}

const chapterName = "json_extract(metadata, '$.prenom') || ' ' || json_extract(metadata, '$.nom')";

/** How a table's leads are called: their forms, which of them a row is from, and a person's name. */
interface Listing {
  forms: string[];
  form: Sql;
  name: Sql;
}

const listings = new Map<LeadTable, Listing>([
  [diagnosticResponses, { forms: ["diagnostic"], form: raw("'diagnostic'"), name: raw("name") }],
  [
    resourceSubscribers,
    {
      forms: ["chapter", "resources"],
      form: raw("iif(metadata IS NULL, 'resources', 'chapter')"),
      name: raw(chapterName),
    },
  ],
  [
    challengeParticipants,
    {
      forms: ["challenge"],
      form: raw("'challenge'"),
      name: raw("first_name || ' ' || last_name"),
    },
  ],
]);

/** A table that nobody has named goes by its own name. */
function listingOf(table: LeadTable): Listing {
  const form = getTableName(table);
  return listings.get(table) ?? { forms: [form], form: raw(`'${form}'`), name: raw("NULL") };
}

/** Names of the forms, as `list` shows them and takes them. */
export const formNames = leadTables.flatMap((table) => listingOf(table).forms);

/** Found by address and moment, which its event shares with a lead: one index less to fill. */
const statusOf = (destination: OutboxEvent["destination"]) =>
  raw(`(
  SELECT status FROM outbox_events
  WHERE lower(email) = lower(lead.email) AND created_at = lead.created_at AND lead_id = lead.id
    AND destination = '${destination}'
)`);

/** The newest leads of all tables before a place: SQLite merges the tables' indexes as it goes. */
export function listLeads(
  { before, limit }: Page,
  { since = "", form: wanted = null }: Filter = {},
): Sql {
  const arms = leadTables.map((table) => {
    const { form, name } = listingOf(table);
    return sql`
      SELECT created_at, id, ${form} AS form, email, ${name} AS name,
        ${statusOf("webhook")} AS status, ${statusOf("mail")} AS mail, ${unsubscribed}
      FROM ${nameOf(table)} AS lead WHERE (created_at, id) < (${before.created_at}, ${before.id})
        AND created_at >= ${since}${wanted ? sql` AND ${form} = ${wanted}` : raw("")}`;
  });
  return newestFirst(arms, limit);
}

/** The next rows of one table, oldest first: those stored meanwhile come last. */
export function exportRows(table: ExportedTable, after: Cursor, limit: number): Sql {
  const id = raw(keyOf(table));
  return sql`SELECT ${columnsOf(table)}, ${unsubscribed} FROM ${nameOf(table)} AS lead
    WHERE (created_at, ${id}) > (${after.created_at}, ${after.id})
    ORDER BY created_at, ${id} LIMIT ${limit}`;
}

/** How many leads each form brought since a moment, and how many declarations of withdrawal there were. */
export function countLeads(since: string): Sql {
  const arms = leadTables.map(
    (table) => sql`SELECT ${listingOf(table).form} AS form, count(*) AS count FROM ${nameOf(table)}
      WHERE created_at >= ${since} GROUP BY 1`,
  );
  const declared = sql`SELECT 'withdrawal' AS form, count(*) AS count FROM withdrawals
    WHERE created_at >= ${since}`;
  return join([...arms, declared], " UNION ALL ");
}
