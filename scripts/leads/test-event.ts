import { randomUUID } from "node:crypto";
import { type Column, getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { orders, unsubscribedAddresses, withdrawals } from "~/db/schema";
import { type Form, forms } from "~/leads/forms";
import { formatCount } from "~/lib/count";
import { initialState } from "~/orders/order-row";
import { record, webhookEvent } from "~/outbox/record";
import { withdrawalSubmitted } from "~/withdrawals/store";
import { settingsOf } from "../kit/cloudflare";
import { CommandError } from "../kit/errors";
import { databaseNow, type Session } from "../kit/session";
import { type Environment, secretCommand } from "../kit/wrangler";

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
 * Without a receiver, events would wait for ever.
 *
 * @param env of the deployed site
 * @throws {CommandError} naming what is not set
 */
export async function assertReceiver(env: Environment): Promise<void> {
  const set = await settingsOf(env);
  const wanted = ["LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET"];
  const missing = wanted.filter((name) => !set.includes(name));
  if (missing.length === 0) return;
  throw new CommandError(
    `No example stored: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set there, so nothing would send them. Set it with ${secretCommand(missing[0] ?? "", env)}`,
  );
}

/**
 * Stores an example of each event, with `"test": true` in its data. The site sends them itself, since commands do not
 * know its webhook's address and secret.
 */
export async function sendExamples({ db, terminal }: Session): Promise<void> {
  const email = exampleEmail;
  const created_at = new Date().toISOString();
  const events = examples.map(({ type, table, values }) => {
    const id = randomUUID();
    const data = { ...exampleRow(table, { id, created_at }), ...values, email, test: true };
    // Uses a lead's table so that `erase` removes the examples: it keeps events of sales and withdrawals.
    return webhookEvent({ type, table: "resource_subscribers", id, email, created_at }, data);
  });
  await record(db, [], events, { dueAt: databaseNow });
  terminal.print(
    `${formatCount(examples.length, "example")} waiting: the next run, within a minute, sends them if the webhook is set`,
  );
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
