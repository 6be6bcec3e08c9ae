import { sql } from "drizzle-orm";
import type { OutboxEvent } from "~/db/schema";
import { formatCount } from "~/lib/count";
import { failedStatuses, type ListedEvent, listEvents, retryEvents } from "~/outbox/events";
import { CommandError } from "../kit/errors";
import { type Page, printPage, type Session } from "../kit/session";
import { type Columns, formatTable, formatTime } from "../kit/table";

type Status = OutboxEvent["status"];
type OutboxState = "waiting" | "held" | "failed" | "capped" | "delivered";

/** The operator's words for event states, and the statuses that each covers. */
export const outboxStates: ReadonlyMap<OutboxState, Status[]> = new Map([
  ["waiting", ["pending"]],
  ["held", ["held"]],
  ["failed", [...failedStatuses]],
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

export async function printEvents(
  { db, terminal }: Session,
  state: OutboxState,
  page: Page,
): Promise<void> {
  const newest = (page: Page) => listEvents(db, statusesOf(state), page);
  const columns: Columns<ListedEvent> = {
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

function outcome({ status, last_error, next_attempt_at, delivered_at }: ListedEvent): string {
  if (status === "delivered")
    return delivered_at ? `delivered ${formatTime(delivered_at)}` : "nothing to send";
  if (status === "capped") return "over the daily limit";
  if (status === "held") return "waits for room";
  const error = last_error ?? "not tried yet";
  return status === "pending" ? `${error}, next ${formatTime(next_attempt_at)}` : error;
}

/**
 * Puts all failed events, or one of them, back to waiting.
 *
 * @throws {CommandError} if that event has not failed
 */
export async function retry({ db, terminal }: Session, id: string | null): Promise<void> {
  const total = await retryEvents({ db }, id);
  if (id !== null && total === 0) throw new CommandError(`No failed event has the id ${id}`);
  terminal.print(
    total === 0
      ? "No failed events"
      : `${formatCount(total, "event")} waiting again: the next run, within a minute, sends the first`,
  );
}
