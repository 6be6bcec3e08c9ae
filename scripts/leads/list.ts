/** Lists and counts the leads of all forms. */
import { type SQL, sql } from "drizzle-orm";
import { type LeadTable, type OutboxEvent, withdrawals } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { forms } from "~/leads/forms";
import { type Cursor, type Page, printPage, rowsOf, type Session } from "../kit/session";
import { type Columns, formatTable, formatTime } from "../kit/table";

type Status = OutboxEvent["status"];

interface Filter {
  /** The first moment, ISO 8601. */
  since?: string;
  form?: string;
}

interface ListedLead extends Cursor {
  form: string;
  email: string;
  name: string | null;
  /** State of the lead's event and of its mail; null if there is none, or it was purged. */
  status: Status | null;
  mail: Status | null;
  /** 1 if the address has unsubscribed. */
  unsubscribed: 0 | 1;
}

export const formNames: readonly string[] = forms.map(({ form }) => form);

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

export async function list(
  { db, terminal }: Session,
  page: Page,
  { since = "", form: wanted }: Filter,
): Promise<void> {
  const listed = forms.filter(({ form }) => wanted === undefined || form === wanted);
  const place = ({ created_at, id }: Cursor) => created_at + id;
  const newest = async ({ before, limit }: Page) => {
    // One statement per form: D1 allows only five terms in a compound SELECT.
    const statements = listed.map(
      ({ form, table, rows = "true" }) => sql`
        SELECT created_at, id, ${form} AS form, email, ${nameIn(table)} AS name,
          ${statusOf("webhook")} AS status, ${statusOf("mail")} AS mail,
          ${isUnsubscribed(sql`lead.email`)} AS unsubscribed
        FROM ${table} AS lead WHERE (created_at, id) < (${before.created_at}, ${before.id})
          AND created_at >= ${since} AND ${sql.raw(rows)}
        ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
    );
    const found = (await rowsOf(db, statements)).flat() as unknown as ListedLead[];
    return found.sort((a, b) => (place(a) < place(b) ? 1 : -1)).slice(0, limit);
  };
  const stateOf = (status: Status | null) => (status === "pending" ? "waiting" : status);
  const columns: Columns<ListedLead> = {
    WHEN: ({ created_at }) => formatTime(created_at),
    FORM: ({ form }) => form,
    EVENT: ({ status }) => stateOf(status),
    MAIL: ({ mail, unsubscribed }) => (unsubscribed ? "unsubscribed" : stateOf(mail)),
    EMAIL: ({ email }) => email,
    NAME: ({ name }) => name,
  };
  await printPage(terminal, page, newest, columns, "No leads");
}

export async function count({ db, terminal }: Session, since: string): Promise<void> {
  const counted = [...forms, { form: "withdrawal", table: withdrawals, rows: "true" }];
  const counts = await rowsOf(
    db,
    counted.map(
      ({ table, rows = "true" }) => sql`SELECT count(*) AS count FROM ${table}
        WHERE created_at >= ${since} AND ${sql.raw(rows)}`,
    ),
  );
  const rows = counted.map(({ form }, index) => [form, Number(counts[index]?.[0]?.count)] as const);
  const total = rows.slice(0, forms.length).reduce((sum, [, count]) => sum + count, 0);
  terminal.print(formatTable(["FORM", "COUNT"], [...rows, ["all leads", total]]));
}
