import { type SQL, sql } from "drizzle-orm";
import type { OutboxEvent } from "~/db/schema";
import { CommandError } from "../kit/errors";
import {
  newestFirst,
  now,
  type Page,
  pageOf,
  rowsOf,
  type Session,
  unionAll,
} from "../kit/session";
import { formatCount, formatTable, formatTime } from "../kit/table";

/** The operator's words for events, and the statuses that each covers. */
export const outboxStates = {
  waiting: ["pending"],
  failed: ["failed", "gone"],
  capped: ["capped"],
  delivered: ["delivered"],
} as const satisfies Record<string, OutboxEvent["status"][]>;

export type OutboxState = keyof typeof outboxStates;

export function countEvents(): SQL {
  const arms = Object.values(outboxStates)
    .flat()
    .map(
      (status) => sql`
        SELECT ${status} AS status, count(*) AS count FROM outbox_events WHERE status = ${status}`,
    );
  return unionAll(arms);
}

export type ListedEvent = Omit<
  OutboxEvent,
  "payload" | "subject_table" | "subject_id" | "claimed_until"
>;

export function listEvents(state: OutboxState, { before, limit }: Page): SQL {
  const arms = outboxStates[state].map(
    (status) => sql`
      SELECT id, created_at, type, destination, email, status, attempts, next_attempt_at, delivered_at, last_error
      FROM outbox_events
      WHERE status = ${status} AND (created_at, id) < (${before.created_at}, ${before.id})`,
  );
  return newestFirst(arms, limit);
}

const waitAgain = sql`UPDATE outbox_events
  SET status = 'pending', attempts = 0, claimed_until = NULL, next_attempt_at = ${now}`;

/** Lets one failed event wait again. Returns its id, or nothing. */
export function retryEvent(id: string): SQL {
  return sql`${waitAgain} WHERE id = ${id} AND status IN ('failed', 'gone') RETURNING id`;
}

/** Lets so many failed events wait again. Returns their ids. */
export function retryEvents(limit: number): SQL {
  return sql`${waitAgain} WHERE id IN
    (SELECT id FROM outbox_events WHERE status IN ('failed', 'gone') LIMIT ${limit}) RETURNING id`;
}

/** Counts the events of each state, or lists those of one. */
export async function outbox(
  session: Session,
  { state, page }: { state: OutboxState | null; page: Page },
): Promise<void> {
  const { terminal } = session;
  if (state === null) return terminal.print(summary(await countByStatus(session)));

  const { rows, noteMore } = await pageOf<ListedEvent>(session, page, (wanted) =>
    listEvents(state, wanted),
  );
  if (rows.length === 0) return terminal.note(`No ${state} events`);
  terminal.print(
    formatTable(
      ["STORED", "EVENT", "TO", "TRIES", "OUTCOME", "EMAIL", "ID"],
      rows.map((event) => [
        formatTime(event.created_at),
        event.type,
        event.destination,
        event.attempts,
        outcome(event),
        event.email,
        event.id,
      ]),
    ),
  );
  noteMore();
}

type Counts = Record<OutboxEvent["status"], number>;

async function countByStatus(session: Session): Promise<Counts> {
  const rows = await rowsOf<{ status: OutboxEvent["status"]; count: number }>(
    session,
    countEvents(),
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Counts;
}

function summary(counts: Counts): string {
  const lines = Object.entries(outboxStates).map(([state, statuses]) => [
    state,
    statuses.reduce((sum, status) => sum + counts[status], 0).toLocaleString("en-US"),
  ]);
  const table = formatTable(["STATE", "EVENTS"], lines);
  return counts.gone === 0 ? table : `${table}\n\n${halted(counts.gone)}`;
}

function halted(gone: number): string {
  return `${formatCount(gone, "event")} answered 410, so nothing is sent to the webhook: see that the receiver is back, then outbox retry`;
}

function outcome({ status, last_error, next_attempt_at, delivered_at }: ListedEvent): string {
  if (status === "delivered") return `delivered ${formatTime(delivered_at ?? "")}`;
  if (status === "capped") return "one mail too many";
  const error = last_error ?? "not tried yet";
  return status === "pending" ? `${error}, next ${formatTime(next_attempt_at)}` : error;
}

/**
 * @param batchSize how many events one statement sets waiting
 * @throws {CommandError} when the one event asked for has not failed
 */
export async function retry(session: Session, id: string | null, batchSize = 5000): Promise<void> {
  const count = id === null ? await retryAll(session, batchSize) : await retryOne(session, id);
  session.terminal.print(
    count === 0
      ? "No failed events"
      : `${formatCount(count, "event")} waiting again: the next run, within a minute, sends the first`,
  );
}

async function retryOne(session: Session, id: string): Promise<number> {
  const { length } = await rowsOf(session, retryEvent(id));
  if (length === 0) throw new CommandError(`No failed event has the id ${id}`);
  return length;
}

async function retryAll(session: Session, batchSize: number): Promise<number> {
  let total = 0;
  for (;;) {
    const { length } = await rowsOf(session, retryEvents(batchSize));
    total += length;
    if (length < batchSize) return total;
    session.terminal.progress(`${formatCount(total, "event")}…`);
  }
}
