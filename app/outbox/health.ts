import { type SQL, sql } from "drizzle-orm";
import { isUnexplained, outboxEvents } from "~/db/schema";
import { formatCount } from "~/lib/count";
import { dayInMs, hourInMs, parisDay, parisMoment } from "~/lib/time";
import type { DeliveryContext } from "./deliver";

/** Each count stops here: enough to know that something is wrong. */
const sample = 100;

/** After this many tries an event has waited well over half an hour: see `retry.ts`. */
const manyTries = 4;

/**
 * Mails of this many people refused for good in a row, with none accepted in between, mean that it is not their
 * addresses, but what is in every mail. All that one network posted on a day counts as one: anybody may post addresses
 * that are refused.
 */
const manyPeople = 3;

export interface DeliveryProblems {
  gone: number;
  failed: number;
  waiting: number;
  /** Events that fail by themselves: their destination has since accepted later ones of their kind. */
  alone: number;
}

/** After so many days later ones of any kind count as well: of a rare kind none may follow for months. */
const rareDays = 7;

/**
 * Counts events that were given up, and overdue events of configured destinations, since their destination last
 * accepted one of their kind. Visitors can type what a receiver rejects, so older ones are counted apart.
 */
export function deliveryProblems(context: DeliveryContext): Promise<DeliveryProblems> {
  return context.db.get<DeliveryProblems>(problemsQuery(context));
}

/** The same counts in SQL, as one row. */
export function problemsQuery({
  webhook,
  mail,
  now = Date.now,
}: Pick<DeliveryContext, "webhook" | "mail" | "now">): SQL {
  const cutoff = new Date(now() - hourInMs).toISOString();
  const isConfigured = { webhook: webhook.url, mail };
  const configured = outboxEvents.destination.enumValues.filter((name) => isConfigured[name]);
  const isSet = sql`lane.destination IN (SELECT value FROM json_each(${JSON.stringify(configured)}))`;
  const isOverdue = sql`status = 'pending' AND created_at < ${cutoff} AND ${isSet}
    AND (next_attempt_at < ${cutoff} OR attempts >= ${manyTries})`;
  const [isNewer, isOlder] = [sql`created_at > passed`, sql`created_at <= passed`];
  const today = parisMoment(parisDay(now()), "00:00");
  const rare = new Date(now() - rareDays * dayInMs).toISOString();
  return sql`WITH RECURSIVE ${lanes}, judged AS MATERIALIZED (SELECT *,
      max(accepted, min(${rare}, max(accepted) OVER (PARTITION BY destination))) AS passed FROM lane), counted AS (SELECT
      sum(${countIn(isNewer, unexplained)}) AS failed,
      sum(${countIn(sql`${isOverdue} AND ${isNewer}`)}) AS waiting,
      sum(${countIn(isOlder, unexplained)} + ${countIn(sql`${isOverdue} AND ${isOlder}`)}) AS alone
    FROM judged AS lane), refused AS (SELECT count(DISTINCT coalesce(network, lower(email))) AS people FROM outbox_events
      WHERE status = 'failed' AND answer = 'refused for good'
        AND created_at > (SELECT max(coalesce(max(accepted), ''), ${today}) FROM lane WHERE destination = 'mail'))
    SELECT (SELECT count(*) FROM (SELECT 1 FROM outbox_events WHERE status = 'gone' LIMIT ${sample})) AS gone,
      coalesce(failed, 0) + iif(people >= ${manyPeople}, people, 0) AS failed,
      coalesce(waiting, 0) AS waiting, coalesce(alone, 0) AS alone
    FROM counted, refused`;
}

/** What is wrong, and what is worth a note, each in one line without personal data; null if there is nothing. */
export async function checkDelivery(context: DeliveryContext) {
  const { gone, failed, waiting, alone } = await deliveryProblems(context);
  const problems = [
    [gone, "gone"],
    [failed, "failed"],
    [waiting, "waiting over an hour"],
  ] as const;
  const found = problems.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return {
    problem: found.length > 0 ? `delivery stopped: ${found.join(", ")}` : null,
    note: alone > 0 ? `${formatCount(alone, "event fails", "events fail")} alone` : null,
  };
}

/**
 * Each kind of event and destination, with the last event that was accepted there. Steps from one type to the next
 * through an index, which reads a few rows however many there are. Without `delivered_at` nothing was sent, as on a
 * quiet morning.
 */
const lanes = sql`kind(type) AS (
    SELECT min(type) FROM outbox_events
    UNION ALL
    SELECT (SELECT min(type) FROM outbox_events WHERE type > kind.type) FROM kind WHERE kind.type IS NOT NULL
  ), lane AS MATERIALIZED (SELECT kind.type, place.destination, coalesce((
      SELECT created_at FROM outbox_events AS event
      WHERE event.type = kind.type AND event.destination = place.destination
        AND event.status = 'delivered' AND event.delivered_at IS NOT NULL
      ORDER BY created_at DESC LIMIT 1), '') AS accepted
    FROM kind, (SELECT 'webhook' AS destination UNION ALL SELECT 'mail') AS place
    WHERE kind.type IS NOT NULL)`;

/** Events that failed for another reason than their own. Without statistics SQLite takes an index of more columns. */
const unexplained = sql`(SELECT * FROM outbox_events INDEXED BY outbox_events_unexplained WHERE ${isUnexplained})`;

/** Counts a lane's events that meet a condition, up to `sample`. */
function countIn(condition: SQL, events = sql`outbox_events`): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${events} AS event
    WHERE event.type = lane.type AND event.destination = lane.destination AND ${condition} LIMIT ${sample}))`;
}
