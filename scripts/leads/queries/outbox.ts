import type { OutboxEvent } from "~/db/schema";
import { join, raw, type Sql, sql } from "../sql";
import { newestFirst, now, type Page } from "./page";

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

/** Stores an event for the webhook, to be sent by the next run. Answers its id. */
export function insertEvent(event: OutboxEvent): Sql {
  const values = Object.entries(event);
  const names = raw(values.map(([name]) => name).join(", "));
  const literals = values.map(([, value]) => (value === null ? raw("NULL") : sql`${value}`));
  return sql`INSERT INTO outbox_events (${names}) VALUES (${join(literals, ", ")}) RETURNING id`;
}

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
