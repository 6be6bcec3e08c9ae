/** Leads of all forms: listed and counted. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  leadTables,
  type OutboxEvent,
  resourceSubscribers,
} from "~/db/schema";
import {
  type Cursor,
  newestFirst,
  type Page,
  pageOf,
  rowsOf,
  type Session,
  unionAll,
} from "../kit/session";
import { formatTable, formatTime } from "../kit/table";
import { unsubscribed } from "./records";

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
  /** State of the lead's event and of its mail; null when there is none, or it was purged. */
  status: OutboxEvent["status"] | null;
  mail: OutboxEvent["status"] | null;
  /** 1 when the address wants no more mails. */
  unsubscribed: 0 | 1;
}

const chapterName = "json_extract(metadata, '$.prenom') || ' ' || json_extract(metadata, '$.nom')";

/** A table's forms, and SQL for a row's form and for the person's name. */
interface Listing {
  forms: string[];
  form: SQL;
  name: SQL;
}

const listings = new Map<LeadTable, Listing>([
  [
    diagnosticResponses,
    { forms: ["diagnostic"], form: sql.raw("'diagnostic'"), name: sql.raw("name") },
  ],
  [
    resourceSubscribers,
    {
      forms: ["chapter", "resources"],
      form: sql.raw("iif(metadata IS NULL, 'resources', 'chapter')"),
      name: sql.raw(chapterName),
    },
  ],
  [
    challengeParticipants,
    {
      forms: ["challenge"],
      form: sql.raw("'challenge'"),
      name: sql.raw("first_name || ' ' || last_name"),
    },
  ],
]);

/** A table without a short name goes by its own. */
function listingOf(table: LeadTable): Listing {
  const form = getTableName(table);
  return (
    listings.get(table) ?? { forms: [form], form: sql.raw(`'${form}'`), name: sql.raw("NULL") }
  );
}

/** Names of the forms, as `list` shows them and takes them. */
export const formNames = leadTables.flatMap((table) => listingOf(table).forms);

/** Found by address and moment, which its event shares with a lead: one index less to fill. */
const statusOf = (destination: OutboxEvent["destination"]) =>
  sql.raw(`(
  SELECT status FROM outbox_events
  WHERE lower(email) = lower(lead.email) AND created_at = lead.created_at AND lead_id = lead.id
    AND destination = '${destination}'
)`);

/** The newest leads of all tables before a place: SQLite merges the tables' indexes as it goes. */
export function listLeads(
  { before, limit }: Page,
  { since = "", form: wanted = null }: Filter = {},
): SQL {
  const arms = leadTables.map((table) => {
    const { form, name } = listingOf(table);
    return sql`
      SELECT created_at, id, ${form} AS form, email, ${name} AS name,
        ${statusOf("webhook")} AS status, ${statusOf("mail")} AS mail, ${unsubscribed}
      FROM ${table} AS lead WHERE (created_at, id) < (${before.created_at}, ${before.id})
        AND created_at >= ${since}${wanted ? sql` AND ${form} = ${wanted}` : sql.raw("")}`;
  });
  return newestFirst(arms, limit);
}

/** How many leads each form brought since a moment, and how many declarations of withdrawal there were. */
export function countLeads(since: string): SQL {
  const arms = leadTables.map(
    (table) => sql`SELECT ${listingOf(table).form} AS form, count(*) AS count FROM ${table}
      WHERE created_at >= ${since} GROUP BY 1`,
  );
  const declared = sql`SELECT 'withdrawal' AS form, count(*) AS count FROM withdrawals
    WHERE created_at >= ${since}`;
  return unionAll([...arms, declared]);
}

export async function list(session: Session, page: Page, filter: Filter = {}): Promise<void> {
  const { rows, noteMore } = await pageOf<ListedLead>(session, page, (wanted) =>
    listLeads(wanted, filter),
  );
  if (rows.length === 0) return session.terminal.note("No leads");

  session.terminal.print(
    formatTable(
      ["WHEN", "FORM", "EVENT", "MAIL", "EMAIL", "NAME"],
      rows.map(({ created_at, form, status, mail, unsubscribed, email, name }) => [
        formatTime(created_at),
        form,
        stateOf(status),
        unsubscribed ? "unsubscribed" : stateOf(mail),
        email,
        name,
      ]),
    ),
  );
  noteMore();
}

function stateOf(status: ListedLead["status"]) {
  return status === "pending" ? "waiting" : status;
}

export async function count(session: Session, since: string): Promise<void> {
  const rows = await rowsOf<{ form: string; count: number }>(session, countLeads(since));
  const total = rows.reduce(
    (sum, { form, count: some }) => sum + (form === "withdrawal" ? 0 : some),
    0,
  );
  session.terminal.print(
    formatTable(
      ["FORM", "COUNT"],
      [...rows.map(({ form, count: some }) => [form, some]), ["all leads", total]],
    ),
  );
}
