import { randomUUID } from "node:crypto";
import { type Column, getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  challengeParticipants,
  diagnosticResponses,
  orders,
  resourceSubscribers,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";
import { webhookEvent } from "~/outbox/event";
import { record } from "~/outbox/record";
import { submitted } from "~/withdrawals/store";
import { CommandError } from "../kit/errors";
import { settingsOf } from "../kit/remote";
import { now, type Session } from "../kit/session";
import { formatCount } from "../kit/table";

/** A reserved domain, RFC 2606. */
const exampleEmail = "exemple@example.invalid";

interface Example {
  type: string;
  /** Its columns are the fields of the event's data. */
  table: SQLiteTable;
  /** Values that do not follow from the type of a column. */
  values?: Record<string, unknown>;
}

const order = {
  product: "book",
  currency: "eur",
  opened_at: null,
  opened_consent: null,
  after_session: null,
};

export const examples: readonly Example[] = [
  { type: diagnosticForm.event, table: diagnosticResponses },
  {
    type: chapterForm.event,
    table: resourceSubscribers,
    values: { metadata: { nom: "Exemple", prenom: "Exemple", source: "chapitre_gratuit" } },
  },
  { type: resourcesForm.event, table: resourceSubscribers, values: { metadata: null } },
  { type: challengeForm.event, table: challengeParticipants },
  { type: "lead.unsubscribed", table: unsubscribedAddresses },
  { type: "lead.resubscribed", table: unsubscribedAddresses },
  {
    type: submitted,
    table: withdrawals,
    values: { number: "R-20260619-00000000", products: ["book"] },
  },
  { type: "order.paid", table: orders, values: order },
  { type: "order.opened", table: orders, values: order },
  { type: "order.sent", table: orders, values: order },
  { type: "order.refunded", table: orders, values: order },
];

/** Columns that the events leave out. */
const omittedColumns = ["submission_key", "address", "answered_at"];

/**
 * Without a receiver, events would wait for ever.
 *
 * @param env of the deployed site
 * @throws {CommandError} which names what is not set
 */
export async function assertReceiver(env: string | null): Promise<void> {
  const set = await settingsOf(env);
  const missing = ["LEADS_WEBHOOK_URL", "LEADS_WEBHOOK_SECRET"].filter(
    (name) => !set.includes(name),
  );
  if (missing.length === 0) return;
  throw new CommandError(
    `No example stored: ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set there, so nothing would send them. Set it by npx wrangler secret put ${missing[0]}`,
  );
}

/**
 * Stores an example of each event, which says `"test": true` in its data. The site sends them with its own
 * address and secret: no other command knows these.
 */
export async function sendExamples({ db, terminal }: Session): Promise<void> {
  const created_at = new Date().toISOString();
  const events = examples.map(({ type, table, values }) => {
    const id = randomUUID();
    const data = { ...exampleRow(table, { id, created_at }), ...values, email: exampleEmail };
    // A lead's table, so that `erase` removes them: events of sales and withdrawals stay.
    const subject = {
      type,
      table: "resource_subscribers",
      id,
      email: exampleEmail,
      created_at,
    } as const;
    return webhookEvent(subject, { ...data, test: true });
  });
  await record(db, [], events, { dueAt: now });
  terminal.print(
    `${formatCount(examples.length, "example")} waiting: the next run, within a minute, sends them where the webhook is set`,
  );
  terminal.note(`See npm run leads -- outbox; erase ${exampleEmail} removes them`);
}

function exampleRow(table: SQLiteTable, known: Record<string, string>): Record<string, unknown> {
  const columns = Object.values<Column>(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(({ name }) => !omittedColumns.includes(name))
      .map(({ name, dataType }) => [name, known[name] ?? exampleValues[dataType] ?? null]),
  );
}

const exampleValues: Record<string, unknown> = {
  string: "Exemple",
  number: 1,
  boolean: true,
  json: ["Exemple"],
};
