import { and, eq, inArray, sql } from "drizzle-orm";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { unionAll } from "~/db/union";
import { formatCount } from "~/lib/count";
import { CommandError } from "../kit/errors";
import { backToPending, type Page, printPage, type Session } from "../kit/session";
import { type Columns, formatTable, formatTime } from "../kit/table";

type Status = OutboxEvent["status"];
export type OutboxState = "waiting" | "failed" | "capped" | "delivered";

/** The operator's words for event states, and the statuses that each covers. */
export const outboxStates: ReadonlyMap<OutboxState, Status[]> = new Map([
  ["waiting", ["pending"]],
  ["failed", ["failed", "gone"]],
  ["capped", ["capped"]],
  ["delivered", ["delivered"]],
]);

const statusesOf = (state: OutboxState) => outboxStates.get(state) ?? [];

export async function countEvents({ db, terminal }: Session): Promise<void> {
  const counts = await db.all<{ status: Status; count: number }>(sql`
    SELECT status, count(*) AS count FROM outbox_events
    WHERE status IN ${[...outboxStates.values()].flat()} GROUP BY status`);
  const countOf = (statuses: readonly Status[]) =>
    counts.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
  const rows = [...outboxStates].map(([state, statuses]) => [
    state,
    countOf(statuses).toLocaleString("en-US"),
  ]);
  terminal.print(formatTable(["STATE", "EVENTS"], rows));
  const gone = countOf(["gone"]);
  if (gone > 0) {
    terminal.print(
      `\n${formatCount(gone, "event")} answered 410, so nothing is sent to the webhook: check that the receiver is back, then outbox retry`,
    );
  }
}

export async function listEvents(
  { db, terminal }: Session,
  state: OutboxState,
  page: Page,
): Promise<void> {
  const newest = ({ before, limit }: Page) => {
    // With UNION ALL, SQLite merges each status's part of the index as it reads.
    const arms = statusesOf(state).map(
      (status) => sql`
        SELECT id, created_at, type, destination, email, status, attempts, next_attempt_at, delivered_at, last_error
        FROM outbox_events
        WHERE status = ${status} AND (created_at, id) < (${before.created_at}, ${before.id})`,
    );
    return db.all<OutboxEvent>(
      sql`${unionAll(arms)} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
    );
  };
  const columns: Columns<OutboxEvent> = {
    STORED: ({ created_at }) => formatTime(created_at),
    EVENT: ({ type }) => type,
    TO: ({ destination }) => destination,
    TRIES: ({ attempts }) => attempts,
    OUTCOME: outcome,
    EMAIL: ({ email }) => email,
    ID: ({ id }) => id,
  };
  await printPage(terminal, page, newest, columns, `No ${state} events`);
}

function outcome({ status, last_error, next_attempt_at, delivered_at }: OutboxEvent): string {
  if (status === "delivered")
    return delivered_at ? `delivered ${formatTime(delivered_at)}` : "nothing to send";
  if (status === "capped") return "over the daily limit";
  const error = last_error ?? "not tried yet";
  return status === "pending" ? `${error}, next ${formatTime(next_attempt_at)}` : error;
}

/**
 * Puts all failed events, or one of them, back to waiting.
 *
 * @throws {CommandError} if that event has not failed
 */
export async function retry({ db, terminal }: Session, id: string | null): Promise<void> {
  const hasFailed = inArray(outboxEvents.status, statusesOf("failed"));
  const { length: total } = await db
    .update(outboxEvents)
    .set(backToPending)
    .where(id === null ? hasFailed : and(hasFailed, eq(outboxEvents.id, id)))
    .returning({ id: outboxEvents.id });
  if (id !== null && total === 0) throw new CommandError(`No failed event has the id ${id}`);
  terminal.print(
    total === 0
      ? "No failed events"
      : `${formatCount(total, "event")} waiting again: the next run, within a minute, sends the first`,
  );
}
