/** The stored events, as the operator reads them and sends them again. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Actor, writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { databaseTime } from "~/db/now";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { unionAll } from "~/db/union";

type Status = OutboxEvent["status"];

/** Statuses of events that nothing sends any more. */
export const failedStatuses: readonly Status[] = ["failed", "gone"];

export type ListedEvent = Pick<
  OutboxEvent,
  | "id"
  | "created_at"
  | "type"
  | "destination"
  | "email"
  | "status"
  | "attempts"
  | "next_attempt_at"
  | "delivered_at"
  | "last_error"
  | "answer"
>;

interface ListedPage {
  /** The last row of the page before; an empty id is before every row. */
  before: Pick<OutboxEvent, "created_at" | "id">;
  limit: number;
}

/** Events of some statuses, newest first. */
export function listEvents(
  db: Database,
  statuses: readonly Status[],
  { before, limit }: ListedPage,
): Promise<ListedEvent[]> {
  // With UNION ALL, SQLite merges each status's part of the index as it reads.
  const arms = statuses.map(
    (status) => sql`
      SELECT id, created_at, type, destination, email, status, attempts, next_attempt_at, delivered_at, last_error, answer
      FROM outbox_events
      WHERE status = ${status} AND (created_at, id) < (${before.created_at}, ${before.id})`,
  );
  return db.all(sql`${unionAll(arms)} ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
}

/** Due at once, with all tries ahead. */
export const backToPending = {
  status: "pending",
  attempts: 0,
  claimed_until: null,
  next_attempt_at: databaseTime(),
} as const;

interface RetryContext {
  db: Database;
  actor?: Actor | undefined;
}

/** Puts all failed events, or one of them, back to waiting. Returns how many. */
export async function retryEvents({ db, actor }: RetryContext, id: string | null): Promise<number> {
  const hasFailed = inArray(outboxEvents.status, [...failedStatuses]);
  const [waiting] = await db.batch([
    db
      .update(outboxEvents)
      .set(backToPending)
      .where(id === null ? hasFailed : and(hasFailed, eq(outboxEvents.id, id)))
      .returning({ id: outboxEvents.id }),
    ...writeActs({ db, actor }, [id]),
  ]);
  return waiting.length;
}
