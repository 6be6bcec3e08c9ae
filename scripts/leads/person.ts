import { getTableName } from "drizzle-orm";
import { leadTables, type OutboxEvent, orders, outboxEvents } from "~/db/schema";
import { LeadsError } from "./errors";
import {
  countPerson,
  erasePerson,
  findPerson,
  unsubscribe as unsubscribeAddress,
} from "./queries/person";
import { type ExportedTable, exportedTables, keyOf } from "./queries/tables";
import { readRow } from "./records";
import type { Session } from "./session";
import { formatCount, formatFields } from "./text";
import type { Row } from "./wrangler";

export async function show(
  { query, terminal }: Session,
  { email, json = false }: { email: string; json?: boolean },
): Promise<void> {
  const answers = await query(findPerson(email));
  const rows = exportedTables.flatMap((table, index) =>
    (answers[index] ?? []).map((row) => ({ table, fields: readRow(table, row) })),
  );
  const events = (answers[exportedTables.length] ?? []) as unknown as OutboxEvent[];
  const [unsubscribed] = answers[exportedTables.length + 1] ?? [];
  const bought = rows.filter(({ table }) => table === orders).length;
  const found = [
    formatCount(rows.length - bought, "lead"),
    ...(bought > 0 ? [formatCount(bought, "order")] : []),
    formatCount(events.length, "event"),
  ];
  terminal.note(`${email}: ${found.join(", ")}`);

  const declared = answers[exportedTables.length + 2] ?? [];
  if (json) return terminal.print(copyOf({ email, rows, events, unsubscribed, declared }));

  for (const row of declared) terminal.print(`\nwithdrawals\n${formatFields(row)}`);
  if (unsubscribed) {
    terminal.print(`\nunsubscribed_addresses\n${formatFields({ email, ...unsubscribed })}`);
  }
  const kept = new Set(rows.map(({ table, fields }) => fields[keyOf(table)]));
  for (const { table, fields } of rows) {
    terminal.print(`\n${getTableName(table)}\n${formatFields(fields)}`);
  }
  for (const event of events) {
    terminal.print(`\noutbox_events\n${formatFields(eventFields(event, kept.has(event.lead_id)))}`);
  }
}

interface Stored {
  email: string;
  /** Leads and orders. */
  rows: { table: ExportedTable; fields: Row }[];
  events: OutboxEvent[];
  unsubscribed: Row | undefined;
  declared: Row[];
}

/** What a person gets who asks for a copy of their data, to be read by machines: GDPR, article 20. */
function copyOf({ email, rows, events, unsubscribed, declared }: Stored): string {
  const copy = {
    email,
    leads: rows
      .filter(({ table }) => table !== orders)
      .map(({ table, fields }) => ({ table: getTableName(table), ...fields })),
    orders: rows.filter(({ table }) => table === orders).map(({ fields }) => fields),
    withdrawals: declared.map((row) => ({ ...row, products: JSON.parse(String(row.products)) })),
    unsubscribed_at: unsubscribed?.created_at ?? null,
    events: events.map(({ payload: _, ...event }) => event),
  };
  return JSON.stringify(copy, null, 2);
}

/** The payload repeats the lead: it is shown when the lead itself is there no more. A mail has none. */
function eventFields({ payload, ...fields }: OutboxEvent, leadShown: boolean): Row {
  return leadShown || !payload ? fields : { ...fields, payload };
}

/** @throws {LeadsError} when nobody confirms */
export async function erase(
  { query, terminal }: Session,
  { email, yes }: { email: string; yes: boolean },
): Promise<void> {
  if (!yes) {
    if (!terminal.confirm) {
      throw new LeadsError("Nothing erased: there is no terminal to ask on, so say --yes");
    }
    const found = (await query(countPerson(email))).map(([row]) => Number(row?.count));
    if (found.every((count) => count === 0))
      return terminal.note(`Nothing is stored about ${email}`);
    const question = `Erase ${inventory(found)} of ${email} for good?`;
    if (!(await terminal.confirm(question))) throw new LeadsError("Nothing erased");
  }
  const erased = (await query(erasePerson(email))).map((rows) => rows.length);
  terminal.print(
    erased.every((count) => count === 0)
      ? `Nothing is stored about ${email}`
      : `Erased ${inventory(erased)} of ${email}`,
  );
}

/** Writes to an address no more, as the link in each mail does. */
export async function unsubscribe({ query, terminal }: Session, email: string): Promise<void> {
  const [, added = []] = await query(unsubscribeAddress(email));
  terminal.print(
    added.length > 0
      ? `${email} gets no more mails, and the webhook is told`
      : `${email} was unsubscribed already`,
  );
}

/** `2 rows in diagnostic_responses, the address in 1 row in orders` */
function inventory(counts: readonly number[]): string {
  return [...leadTables, orders, outboxEvents, outboxEvents]
    .map((table, index) => ({ table: getTableName(table), count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => `${formatCount(count, "row")} in ${table}`)
    .join(", ");
}
