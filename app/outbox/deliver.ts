import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { QueryBudget } from "~/db/budget";
import type { Database } from "~/db/client";
import { type Destination, type OutboxEvent, outboxEvents, priorities } from "~/db/schema";
import { unionAll } from "~/db/union";
import { logFailure } from "~/lib/errors";
import { sleep } from "~/lib/time";
import { type MailSettings, mailChannel } from "./mail";
import { claimEnd, isClosed, type PendingEvent } from "./record";
import { type Channel, maxAttempts, type Outcome, retryDelay } from "./retry";
import { type Fetch, type WebhookSettings, webhookChannel } from "./webhook";

/** Milliseconds between a response and the first try, whose queries would otherwise delay the response. */
const deliveryDelay = 20;

export interface DeliveryContext {
  db: Database;
  webhook: WebhookSettings;
  /** Null or absent while mail is off. */
  mail?: MailSettings | null;
  fetch?: Fetch;
  /** Milliseconds since the epoch; decides which events are due. */
  now?: () => number;
  /**
   * Milliseconds since the epoch; decides when claims end. Overlapping runs share it even if their `now` differs.
   * Defaults to `now`.
   */
  clock?: () => number;
}

interface Delivery {
  db: Database;
  channel: Channel;
  now: () => number;
  clock: () => number;
}

/** After the response, delivers what the request stored. Pass the promise to `waitUntil`. */
export async function deliverAfterResponse(
  context: DeliveryContext,
  events: readonly PendingEvent[],
): Promise<void> {
  if (events.length === 0 || openDestinations(context).length === 0) return;
  await sleep(deliveryDelay);
  await deliverEvents(context, events);
}

/** Claims those of the events that are due, and tries them in parallel. Never throws: what fails waits for the cron. */
export async function deliverEvents(
  context: DeliveryContext,
  events: readonly PendingEvent[],
): Promise<void> {
  const deliveries = openDeliveries(context);
  const tryFirst = async ({ id, destination, subject }: PendingEvent) => {
    const delivery = deliveries.find(({ channel }) => channel.destination === destination);
    if (!delivery) return;
    const [claimed] = await claim(delivery, sql`${isDue(delivery)} AND id = ${id}`);
    if (claimed) await attempt(delivery, { ...claimed, subject });
  };
  await Promise.all(events.map((event) => logFailure("Outbox", () => tryFirst(event))));
}

interface DueOptions {
  /** Most events that a run sends to each destination. */
  limit?: number;
  concurrency?: number;
  /** Shared by all destinations; no limit if absent. */
  budget?: QueryBudget;
}

/** After the claim, a try stores its outcome; a mail first reads its subject's row, a letter also the orders. */
const queriesPerTry: Record<Destination, number> = { webhook: 1, mail: 3 };

/**
 * Delivers the events that are due: by class, and of each class the longest waiting first. Claims only events whose
 * outcome it can store within the budget, and only a few at a time, just before sending, so that any number of runs may
 * overlap. Never throws.
 */
export async function deliverDueEvents(context: DeliveryContext, options: DueOptions = {}) {
  await Promise.all(
    openDeliveries(context).map((delivery) =>
      logFailure("Outbox", () => deliverInTurn(delivery, options)),
    ),
  );
}

async function deliverInTurn(
  delivery: Delivery,
  { limit = 100, concurrency = 4, budget }: DueOptions,
): Promise<void> {
  const queries = queriesPerTry[delivery.channel.destination];
  const canTry = (count: number) => budget?.take(1 + count * queries) ?? true;
  for (let left = limit; left > 0; ) {
    let size = Math.min(concurrency, left);
    while (size > 0 && !canTry(size)) size -= 1;
    if (size === 0) return;
    const events = await claim(delivery, sql`${outboxEvents.id} IN (${nextDue(delivery, size)})`);
    budget?.giveBack((size - events.length) * queries);
    await Promise.all(events.map((event) => logFailure("Outbox", () => attempt(delivery, event))));
    if (events.length < size) return;
    left -= size;
  }
}

/** The destinations that these settings can deliver to. */
export function openDestinations({ webhook, mail }: Pick<DeliveryContext, "webhook" | "mail">) {
  const isOpen = { webhook: webhook.url && webhook.secret, mail };
  return outboxEvents.destination.enumValues.filter((destination) => isOpen[destination]);
}

/** One delivery per configured destination. */
function openDeliveries(context: DeliveryContext): Delivery[] {
  const { db, webhook, mail, now = Date.now, clock = now } = context;
  // Wrapped, because workerd refuses `fetch` as a method of another object.
  const fetch = context.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const channels = [webhookChannel(webhook, { fetch, now }), mail ? mailChannel(mail, now) : null];
  return channels
    .filter((channel) => channel !== null)
    .map((channel) => ({ db, channel, now, clock }));
}

async function attempt(delivery: Delivery, event: PendingEvent): Promise<void> {
  const outcome = await delivery.channel.send(event);
  if (outcome.kind === "delivered") await markDelivered(delivery, event);
  // Its subject was erased or unsubscribed.
  else if (outcome.kind === "void") await delivery.db.delete(outboxEvents).where(stillHeld(event));
  else await markUndelivered(delivery, event, outcome);
}

/**
 * Claims events for this run in one statement, so that only one of two overlapping runs gets each event. The try is
 * counted here, since a crash may come before or after sending.
 */
function claim({ db, channel, clock }: Delivery, which: SQL): Promise<OutboxEvent[]> {
  return db
    .update(outboxEvents)
    .set({ claimed_until: claimEnd(clock()), attempts: sql`${outboxEvents.attempts} + 1` })
    .where(and(which, not(isClosed(channel.destination))))
    .returning();
}

/** The ids of the next events, in SQL. Each class reads its own part of the index. */
function nextDue(delivery: Delivery, count: number): SQL {
  const classes = Object.values(priorities).map(
    (priority) => sql`SELECT * FROM (SELECT id, priority, next_attempt_at FROM outbox_events
      WHERE ${isDue(delivery)} AND priority = ${priority} ORDER BY next_attempt_at LIMIT ${count})`,
  );
  return sql`SELECT id FROM (${unionAll(classes)}) ORDER BY priority, next_attempt_at LIMIT ${count}`;
}

function isDue({ channel: { destination, types }, now, clock }: Delivery): SQL {
  const moment = new Date(now()).toISOString();
  const claimMoment = new Date(clock()).toISOString();
  // One parameter for all types, since D1 accepts a hundred.
  const isKnown = sql`type IN (SELECT value FROM json_each(${JSON.stringify(types ?? [])}))`;
  return sql`destination = ${destination} AND status = 'pending' AND next_attempt_at <= ${moment}
    AND (claimed_until IS NULL OR claimed_until <= ${claimMoment}) AND ${types ? isKnown : sql`true`}`;
}

/** Needs no claim: the receiver has the event, whichever run sent it. */
async function markDelivered(
  { db, now }: Delivery,
  { id, destination }: OutboxEvent,
): Promise<void> {
  await db
    .update(outboxEvents)
    .set({
      status: "delivered",
      // The receiver has it: a copy would fill the database.
      ...(destination === "webhook" && { payload: "" }),
      delivered_at: new Date(now()).toISOString(),
      claimed_until: null,
      last_error: null,
      answer: null,
    })
    .where(eq(outboxEvents.id, id));
}

async function markUndelivered(
  { db, channel, now }: Delivery,
  event: OutboxEvent,
  outcome: Extract<Outcome, { error: string }>,
): Promise<void> {
  const delay = outcome.kind === "failed" ? retryDelay(event.attempts, outcome) : null;
  const status = outcome.kind === "gone" ? "gone" : delay === null ? "failed" : "pending";
  console.error(
    `${channel.label}: ${outcome.error}, event ${event.id}, try ${event.attempts} of ${maxAttempts}, ${consequences[status]}`,
  );
  await db
    .update(outboxEvents)
    .set({
      status,
      next_attempt_at: new Date(now() + (delay ?? 0)).toISOString(),
      claimed_until: null,
      last_error: outcome.error,
      answer: outcome.answer ?? null,
    })
    .where(stillHeld(event));
}

const consequences = {
  pending: "will be tried again",
  failed: "given up",
  gone: "nothing more is sent until the operator retries",
};

/** A run that outlived its claim must not overwrite the next one's outcome. */
function stillHeld({ id, claimed_until }: OutboxEvent) {
  return and(
    eq(outboxEvents.id, id),
    eq(outboxEvents.status, "pending"),
    eq(outboxEvents.claimed_until, claimed_until ?? ""),
  );
}
