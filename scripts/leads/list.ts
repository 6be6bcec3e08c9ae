/** Lists and counts the leads of all forms. */
import { sql } from "drizzle-orm";
import { rowsOf } from "~/db/rows";
import { type OutboxEvent, withdrawals } from "~/db/schema";
import { forms } from "~/leads/forms";
import { type ListedLead, listLeads } from "~/leads/list";
import { type Page, printPage, type Session } from "../kit/session";
import { type Columns, formatTable, formatTime } from "../kit/table";

export const formNames: readonly string[] = forms.map(({ form }) => form);

const stateOf = (status: OutboxEvent["status"] | null) =>
  status === "pending" ? "waiting" : status;

const columns: Columns<ListedLead> = {
  WHEN: ({ created_at }) => formatTime(created_at),
  FORM: ({ form }) => form,
  EVENT: ({ status }) => stateOf(status),
  MAIL: ({ mail, unsubscribed }) => (unsubscribed ? "unsubscribed" : stateOf(mail)),
  EMAIL: ({ email }) => email,
  NAME: ({ name }) => name,
};

export async function list(
  { db, terminal }: Session,
  page: Page,
  filter: Parameters<typeof listLeads>[2],
): Promise<void> {
  await printPage(terminal, page, (page) => listLeads(db, page, filter), columns, "No leads");
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
