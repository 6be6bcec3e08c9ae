/** Examples of what the automation is told. */
import { type Column, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { writeActs } from "~/db/acts";
import { databaseTime } from "~/db/now";
import { orders, outboxEvents, unsubscribedAddresses, withdrawals } from "~/db/schema";
import { type Form, forms } from "~/leads/forms";
import { initialState } from "~/orders/order-row";
import { record, type StoreContext, webhookEvent } from "~/outbox/record";
import { withdrawalSubmitted } from "~/withdrawals/store";

/** A reserved domain (RFC 2606). */
export const exampleEmail = "exemple@example.invalid";

interface Example {
  type: string;
  /** The table whose columns are the fields of the event's data. */
  table: SQLiteTable;
  /** Values that cannot be derived from a column's type. */
  values?: Record<string, unknown> | undefined;
}

const ofForm: Partial<Record<Form, Example["values"]>> = {
  chapter: { metadata: { nom: "Exemple", prenom: "Exemple", source: "chapitre_gratuit" } },
  resources: { metadata: null },
};
const withdrawal = { number: "R-20260619-00000000", products: ["book"] };
const { opened_at: _, opened_consent: __, ...unchanged } = initialState;
const order = {
  product: "book",
  quantity: 1,
  currency: "eur",
  after_session: null,
  shipping_cents: 0,
  ...unchanged,
};
const disputed = { ...order, dispute: "open", dispute_due_on: "2026-06-10" };

export const examples: readonly Example[] = [
  ...forms.map(({ form, definition, table }) => ({
    type: definition.event,
    table,
    values: ofForm[form],
  })),
  { type: "lead.unsubscribed", table: unsubscribedAddresses },
  { type: "lead.resubscribed", table: unsubscribedAddresses },
  { type: withdrawalSubmitted, table: withdrawals, values: withdrawal },
  ...["paid", "sent", "refunded"].map((change) => ({
    type: `order.${change}`,
    table: orders,
    values: order,
  })),
  { type: "order.disputed", table: orders, values: disputed },
];

/**
 * Stores an example of each event, with `"test": true` in its data. The site sends them itself, since commands do not
 * know its webhook's address and secret.
 *
 * @param since what the caller has seen: nothing is stored if examples were made later, ISO 8601
 * @returns whether they were stored
 */
export async function sendExamples(context: StoreContext, since = "9999"): Promise<boolean> {
  const email = exampleEmail;
  const { db, now = Date.now } = context;
  const created_at = new Date(now()).toISOString();
  const all = examples.map(({ type, table, values }) => {
    const id = crypto.randomUUID();
    const data = { ...exampleRow(table, { id, created_at }), ...values, email, test: true };
    // Uses a lead's table so that erasing removes the examples: it keeps events of sales and withdrawals.
    return webhookEvent({ type, table: "resource_subscribers", id, email, created_at }, data);
  });
  const when = sql`NOT EXISTS (SELECT 1 FROM ${outboxEvents}
    WHERE lower(${outboxEvents.email}) = ${email} AND ${outboxEvents.created_at} >= ${since})`;
  const { events } = await record(db, writeActs(context, [null]), all, {
    when,
    dueAt: databaseTime(),
  });
  return events.length > 0;
}

/** Columns that the events leave out. */
const omittedColumns =
  "submission_key unsubscribe_key address mailbox answered_at opened_at opened_consent".split(" ");

/** Example values by column type. */
const exampleValues: Record<string, unknown> = {
  string: "Exemple",
  number: 1,
  boolean: true,
  json: ["Exemple"],
};

function exampleRow(table: SQLiteTable, identity: Record<string, string>): Record<string, unknown> {
  const columns = Object.values<Column>(getTableColumns(table));
  const shown = columns.filter(({ name }) => !omittedColumns.includes(name));
  return Object.fromEntries(
    shown.map(({ name, dataType }) => [name, identity[name] ?? exampleValues[dataType]]),
  );
}
