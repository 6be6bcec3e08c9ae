import { type SQL, sql } from "drizzle-orm";
import { type Destination, outboxEvents } from "~/db/schema";
import { hourInMs } from "~/lib/time";
import type { DeliveryContext } from "./deliver";

/** Each count stops here: enough to know that something is wrong. */
const sample = 100;

/** After this many tries an event has waited well over half an hour: see `retry.ts`. */
const manyTries = 4;

/**
 * This many addresses called malformed in a row, with no mail accepted in between, mean that the sender's address,
 * which is in every mail, is at fault.
 */
const manyAddresses = 3;

export interface DeliveryProblems {
  gone: number;
  failed: number;
  waiting: number;
}

/**
 * Counts events that were given up, and overdue events of configured destinations. Events rejected for their own data
 * do not count, since visitors can type such data into a form.
 */
export async function deliveryProblems(context: DeliveryContext): Promise<DeliveryProblems> {
  return context.db.get<DeliveryProblems>(sql`SELECT ${problemColumns(context)}`);
}

/** The same counts, as columns of a select. */
export function problemColumns({
  webhook,
  mail,
  now = Date.now,
}: Pick<DeliveryContext, "webhook" | "mail" | "now">): SQL {
  const isConfigured = { webhook: webhook.url, mail };
  const cutoff = new Date(now() - hourInMs).toISOString();
  const { created_at, next_attempt_at, attempts } = outboxEvents;
  const isOverdue = sql`NOT ${isRejectedForData} AND (${next_attempt_at} < ${cutoff}
    OR (${attempts} >= ${manyTries} AND ${created_at} < ${cutoff}))`;
  const waiting = outboxEvents.destination.enumValues
    .filter((destination) => isConfigured[destination])
    .map((destination) =>
      countIn(sql`destination = ${destination} AND status = 'pending' AND ${isOverdue}`),
    );
  return sql`${countIn(sql`status = 'gone'`)} AS gone,
    ${countIn(sql`status = 'failed' AND ${isDeliverable} AND NOT ${isUnacceptable}`)} + iif(${malformed} >= ${manyAddresses}, ${malformed}, 0) AS failed,
    ${sql.join([sql`0`, ...waiting], sql` + `)} AS waiting`;
}

/** The problems in one line without personal data; null if there are none. */
export async function checkDelivery(context: DeliveryContext): Promise<string | null> {
  const { gone, failed, waiting } = await deliveryProblems(context);
  const problems = [
    [gone, "gone"],
    [failed, "failed"],
    [waiting, "waiting over an hour"],
  ] as const;
  const found = problems.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return found.length > 0 ? `delivery stopped: ${found.join(", ")}` : null;
}

/**
 * When the last event that a destination accepted was due. `delivered_at` has no index; without it nothing was sent, as
 * on a quiet morning.
 */
const lastAccepted = (destination: Destination) => sql`coalesce((
  SELECT accepted.next_attempt_at FROM outbox_events AS accepted
  WHERE accepted.destination = ${destination} AND accepted.status = 'delivered'
    AND accepted.delivered_at IS NOT NULL
  ORDER BY accepted.next_attempt_at DESC LIMIT 1
), '')`;

/**
 * Whether the mail service neither rejected the recipient nor called an address malformed. Repeats the condition of the
 * index `outbox_events_alarming` word for word, so that SQLite skips failures caused by what strangers typed.
 */
const isDeliverable = sql`coalesce(last_error, '') NOT LIKE 'E_RECIPIENT%' AND coalesce(last_error, '') <> 'E_VALIDATION_ERROR'`;

/**
 * Whether the webhook answered with a client error that is not about URL, access or rate, although it has accepted a
 * later event.
 */
const isUnacceptable = sql`(coalesce(last_error, '') GLOB 'status 4[0-9][0-9]'
  AND last_error NOT IN ('status 401', 'status 403', 'status 404', 'status 410', 'status 429')
  AND created_at < ${lastAccepted("webhook")})`;

/** Whether an event was rejected for its own data. */
const isRejectedForData = sql`(NOT (${isDeliverable}) OR ${isUnacceptable})`;

/** Addresses whose mails were called malformed since a mail was last accepted. */
const malformed = sql`(SELECT count(DISTINCT lower(email)) FROM ${outboxEvents}
  WHERE status = 'failed' AND last_error = 'E_VALIDATION_ERROR' AND created_at > ${lastAccepted("mail")})`;

/** Counts the events that meet a condition, up to `sample`. */
function countIn(condition: SQL): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${outboxEvents} WHERE ${condition} LIMIT ${sample}))`;
}
