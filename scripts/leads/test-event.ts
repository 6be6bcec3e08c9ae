import { randomUUID } from "node:crypto";
import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  challengeParticipants,
  diagnosticResponses,
  resourceSubscribers,
  type SubjectTable,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";
import { webhookEvent } from "~/outbox/event";
import { submitted } from "~/withdrawals/store";
import { insertEvent } from "./queries/outbox";
import type { Session } from "./session";
import { formatCount } from "./text";

/** No mailbox can have it: RFC 2606. */
const nobody = "exemple@example.invalid";

const examples: [type: string, table: SQLiteTable][] = [
  [diagnosticForm.event, diagnosticResponses],
  [chapterForm.event, resourceSubscribers],
  [resourcesForm.event, resourceSubscribers],
  [challengeForm.event, challengeParticipants],
  ["lead.unsubscribed", unsubscribedAddresses],
  [submitted, withdrawals],
];

/**
 * Stores an example of each event, which says `"test": true` in its data. The site sends them with its own
 * address and secret: nobody else knows these.
 */
export async function sendExamples({ query, terminal }: Session): Promise<void> {
  const created_at = new Date().toISOString();
  await query(
    examples.map(([type, table]) => {
      const id = randomUUID();
      const data = { ...exampleRow(table), id, created_at, email: nobody, test: true };
      const name = getTableName(table) as SubjectTable;
      return insertEvent(webhookEvent({ type, table: name, id, email: nobody, created_at }, data));
    }),
  );
  terminal.print(
    `${formatCount(examples.length, "example")} waiting: the next run, within a minute, sends them where the webhook is set`,
  );
  terminal.note(`See npm run leads -- outbox; erase ${nobody} removes them`);
}

function exampleRow(table: SQLiteTable): Record<string, unknown> {
  const columns = Object.values<Column>(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(({ name }) => name !== "submission_key")
      .map(({ name, dataType }) => [name, exampleValues[dataType] ?? null]),
  );
}

const exampleValues: Record<string, unknown> = {
  string: "Exemple",
  number: 1,
  boolean: true,
  json: [],
};
