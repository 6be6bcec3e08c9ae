/** Every statement of `npm run leads`. Each reads through an index, however many rows there are. */
import { getTableColumns, getTableName } from "drizzle-orm";
import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  leadTables,
  type OutboxEvent,
  orders,
  outboxEvents,
  resourceSubscribers,
} from "~/db/schema";
import { unsubscribedEvent } from "~/leads/server/unsubscribe";
import { join, raw, type Sql, sql } from "./sql";

/** A place between rows in the order of (created_at, id): where a page ends and the next begins. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** Comes before every row: no text is smaller than the empty one. */
export const start: Cursor = { created_at: "", id: "" };
/** Comes after every row until the year 9999. */
export const end: Cursor = { created_at: "9999", id: "" };

export interface Page {
  before: Cursor;
  limit: number;
}

/** What can be exported. */
export const exportedTables = [...leadTables, orders] as const;
export type ExportedTable = (typeof exportedTables)[number];

const nameOf = (table: ExportedTable | typeof outboxEvents) => raw(getTableName(table));

/** The columns that say something to people: all but the submission key. */
export function columnsFor(table: ExportedTable): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => name !== "submission_key");
}

const columnsOf = (table: ExportedTable) => raw(columnsFor(table).join(", "));

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

const unsubscribed = raw(
  "EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(lead.email)) AS unsubscribed",
);

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

function newestFirst(arms: Sql[], limit: number): Sql {
  return sql`${join(arms, " UNION ALL ")} ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** The next rows of one table, oldest first: those stored meanwhile come last. */
export function exportRows(table: ExportedTable, after: Cursor, limit: number): Sql {
  const id = raw(keyOf(table));
  return sql`SELECT ${columnsOf(table)}, ${unsubscribed} FROM ${nameOf(table)} AS lead
    WHERE (created_at, ${id}) > (${after.created_at}, ${after.id})
    ORDER BY created_at, ${id} LIMIT ${limit}`;
}

/** Name of the column that tells the rows of a table apart. */
export function keyOf(table: ExportedTable): "id" | "session_id" {
  return table === orders ? "session_id" : "id";
}

/*
 * One person's rows: leads in the order of `leadTables`, then orders, events, and whether they
 * unsubscribed. An address is stored as it was typed, so these compare it in lower case, as the indexes
 * hold it.
 */

export function findPerson(email: string): Sql[] {
  return [
    ...exportedTables.map(
      (table) => sql`SELECT ${columnsOf(table)} FROM ${nameOf(table)}
        WHERE ${isOf(email)} ORDER BY created_at DESC`,
    ),
    sql`SELECT * FROM outbox_events WHERE ${isOf(email)} ORDER BY created_at DESC`,
    sql`SELECT created_at FROM unsubscribed_addresses WHERE address = ${email.toLowerCase()}`,
    sql`SELECT ${withdrawalColumns} FROM withdrawals WHERE ${isOf(email)} ORDER BY created_at DESC`,
  ];
}

const withdrawalColumns = raw(
  "id, created_at, first_name, last_name, email, products, reference, message",
);

/** The newest declarations of withdrawal before a place. */
export function listWithdrawals({ before, limit }: Page): Sql {
  return sql`SELECT ${withdrawalColumns} FROM withdrawals
    WHERE (created_at, id) < (${before.created_at}, ${before.id})
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
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

/** Stores an event for the webhook, to be sent by the next run. Answers its id. */
export function insertEvent(event: OutboxEvent): Sql {
  const values = Object.entries(event);
  const names = raw(values.map(([name]) => name).join(", "));
  const literals = values.map(([, value]) => (value === null ? raw("NULL") : sql`${value}`));
  return sql`INSERT INTO outbox_events (${names}) VALUES (${join(literals, ", ")}) RETURNING id`;
}

/** How many rows there are in each table, in the same order. */
export function countPerson(email: string): Sql[] {
  return [...exportedTables, outboxEvents].map(
    (table) =>
      sql`SELECT count(*) AS count FROM ${nameOf(table)} WHERE ${isOf(email)}${keepProof(table)}`,
  );
}

/** Declarations of withdrawal and their receipts outlive a wish to be forgotten: GDPR, article 17(3)(b). */
const keepProof = (table: ExportedTable | typeof outboxEvents) =>
  raw(table === outboxEvents ? " AND lead_table <> 'withdrawals'" : "");

/**
 * Answers the ids of what was erased, in the same order; of orders and their events, which tell of money,
 * the address goes and the rest stays. That the person unsubscribed is kept, to be honoured.
 */
export function erasePerson(email: string): Sql[] {
  return [
    ...leadTables.map(
      (table) => sql`DELETE FROM ${nameOf(table)} WHERE ${isOf(email)} RETURNING id`,
    ),
    sql`UPDATE orders SET email = NULL WHERE ${isOf(email)} RETURNING session_id`,
    sql`DELETE FROM outbox_events
      WHERE ${isOf(email)} AND lead_table NOT IN ('orders', 'withdrawals') RETURNING id`,
    sql`UPDATE outbox_events SET email = '', payload = json_set(payload, '$.data.email', NULL)
      WHERE ${isOf(email)} AND lead_table = 'orders' RETURNING id`,
  ];
}

/** Notes that an address wants no more mails and announces it, unless it is known. Answers what is new. */
export function unsubscribe(email: string): Sql[] {
  const row = { address: email.toLowerCase(), created_at: new Date().toISOString() };
  const event = Object.entries(unsubscribedEvent(row)).filter(([, value]) => value !== null);
  const names = raw(event.map(([name]) => name).join(", "));
  const values = event.map(([name, value]) =>
    name === "next_attempt_at" ? now : sql`${value as string | number}`,
  );
  return [
    sql`INSERT INTO outbox_events (${names}) SELECT ${join(values, ", ")}
      WHERE NOT EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = ${row.address})`,
    sql`INSERT INTO unsubscribed_addresses (address, created_at) VALUES (${row.address}, ${row.created_at})
      ON CONFLICT (address) DO NOTHING RETURNING address`,
  ];
}

const isOf = (email: string) => sql`lower(email) = ${email.toLowerCase()}`;

/** Events as an operator thinks of them, and the statuses that each word covers. */
export const outboxStates = {
  waiting: ["pending"],
  failed: ["failed", "gone"],
  capped: ["capped"],
  delivered: ["delivered"],
} as const satisfies Record<string, OutboxEvent["status"][]>;

export type OutboxState = keyof typeof outboxStates;

export function countEvents(): Sql {
  const arms = Object.values(outboxStates)
    .flat()
    .map(
      (status) => sql`
        SELECT ${status} AS status, count(*) AS count FROM outbox_events WHERE status = ${status}`,
    );
  return join(arms, " UNION ALL ");
}

export type ListedEvent = Omit<OutboxEvent, "payload" | "lead_table" | "lead_id" | "claimed_until">;

export function listEvents(state: OutboxState, { before, limit }: Page): Sql {
  const arms = outboxStates[state].map(
    (status) => sql`
      SELECT id, created_at, type, destination, email, status, attempts, next_attempt_at, delivered_at, last_error
      FROM outbox_events
      WHERE status = ${status} AND (created_at, id) < (${before.created_at}, ${before.id})`,
  );
  return newestFirst(arms, limit);
}

/** The database's own clock: the operator's may be wrong, and an event would wait or be late. */
const now = raw("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')");
const retry = sql`UPDATE outbox_events
  SET status = 'pending', attempts = 0, claimed_until = NULL, next_attempt_at = ${now}`;

/** Lets one failed event wait again. Answers its id, or nothing. */
export function retryEvent(id: string): Sql {
  return sql`${retry} WHERE id = ${id} AND status IN ('failed', 'gone') RETURNING id`;
}

/** Lets so many failed events wait again. Answers their ids. */
export function retryEvents(limit: number): Sql {
  return sql`${retry} WHERE id IN
    (SELECT id FROM outbox_events WHERE status IN ('failed', 'gone') LIMIT ${limit}) RETURNING id`;
}
