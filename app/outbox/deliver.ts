import { and, eq, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/db/client";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { describeFault } from "~/lib/fault";
import { maxAttempts, retryDelay } from "./retry";
import {
  type Endpoint,
  type Fetch,
  type Outcome,
  openEndpoint,
  sendEvent,
  type WebhookSettings,
} from "./webhook";

/** Milliseconds a run may hold an event: well over one try, so that only a crash lets it expire. */
const claimLength = 60_000;

export interface DeliveryContext {
  db: Database;
  webhook: WebhookSettings;
  fetch?: Fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface Delivery {
  db: Database;
  endpoint: Endpoint;
  fetch: Fetch;
  now: () => number;
}

/**
 * Delivers one event, if it is due and no other run is at it: the first try, after the response that
 * stored the lead. Never throws; a fault is logged and the event waits for the cron trigger.
 */
export async function deliverEvent(context: DeliveryContext, eventId: string): Promise<void> {
  const delivery = openDelivery(context);
  if (!delivery) return;
  await logged(async () => {
    const event = await claim(delivery, eq(outboxEvents.id, eventId));
    if (event) await deliver(delivery, event);
  });
}

/**
 * Delivers the events that are due, the longest waiting first, at most `limit` a run and a few at a
 * time. Each is claimed just before it is sent, so any number of runs may overlap. Never throws.
 */
export async function deliverDueEvents(
  context: DeliveryContext,
  { limit = 100, concurrency = 4 } = {},
): Promise<void> {
  const delivery = openDelivery(context);
  if (!delivery) return;

  let left = limit;
  const deliverInTurn = async () => {
    while (left > 0) {
      left -= 1;
      const event = await claim(delivery, eq(outboxEvents.id, nextDue(delivery)));
      if (!event) return;
      await deliver(delivery, event);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, () => logged(deliverInTurn)));
}

function openDelivery({ db, webhook, fetch, now = Date.now }: DeliveryContext): Delivery | null {
  const endpoint = openEndpoint(webhook);
  // Called as a function of its own: workerd refuses `fetch` as some object's method.
  return (
    endpoint && { db, endpoint, fetch: fetch ?? ((url, init) => globalThis.fetch(url, init)), now }
  );
}

/**
 * Takes an event for this run. One statement looks and takes, so that of two runs only one gets it.
 * The try counts from here, since a crash after this may come before or after the request.
 */
async function claim({ db, now }: Delivery, which: SQL): Promise<OutboxEvent | undefined> {
  const time = now();
  const [event] = await db
    .update(outboxEvents)
    .set({
      claimed_until: new Date(time + claimLength).toISOString(),
      attempts: sql`${outboxEvents.attempts} + 1`,
    })
    .where(and(which, due(time), endpointAlive(db)))
    .returning();
  return event;
}

function nextDue({ db, now }: Delivery) {
  return db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(due(now()))
    .orderBy(outboxEvents.next_attempt_at)
    .limit(1);
}

function due(time: number) {
  const moment = new Date(time).toISOString();
  return and(
    eq(outboxEvents.status, "pending"),
    lte(outboxEvents.next_attempt_at, moment),
    or(isNull(outboxEvents.claimed_until), lte(outboxEvents.claimed_until, moment)),
  );
}

/** A 410 to one event speaks for the endpoint: all wait until the operator sends that one again. */
function endpointAlive(db: Database) {
  const refused = alias(outboxEvents, "refused");
  return notExists(db.select({ id: refused.id }).from(refused).where(eq(refused.status, "gone")));
}

async function deliver(delivery: Delivery, event: OutboxEvent): Promise<void> {
  const outcome = await sendEvent(delivery.endpoint, event, delivery);
  if (outcome.kind === "delivered") await markDelivered(delivery, event);
  else await markRefused(delivery, event, outcome);
}

/** Whoever sent it, a received event is received: this needs no claim. */
async function markDelivered({ db, now }: Delivery, { id }: OutboxEvent): Promise<void> {
  await db
    .update(outboxEvents)
    .set({
      status: "delivered",
      delivered_at: new Date(now()).toISOString(),
      claimed_until: null,
      last_error: null,
    })
    .where(eq(outboxEvents.id, id));
}

async function markRefused(
  { db, now }: Delivery,
  event: OutboxEvent,
  outcome: Exclude<Outcome, { kind: "delivered" }>,
): Promise<void> {
  const delay = outcome.kind === "failed" ? retryDelay(event.attempts, outcome.retryAfter) : null;
  const status = outcome.kind === "failed" && delay !== null ? "pending" : outcome.kind;
  console.error(
    `Lead webhook: ${outcome.fault}, event ${event.id}, try ${event.attempts} of ${maxAttempts}, ${consequences[status]}`,
  );
  await db
    .update(outboxEvents)
    .set({
      status,
      next_attempt_at: new Date(now() + (delay ?? 0)).toISOString(),
      claimed_until: null,
      last_error: outcome.fault,
    })
    .where(stillHeld(event));
}

const consequences = {
  pending: "will be tried again",
  failed: "given up",
  gone: "nothing more is sent until the operator retries",
};

/** A run that outlived its claim must not undo what the next one did. */
function stillHeld({ id, claimed_until }: OutboxEvent) {
  return and(
    eq(outboxEvents.id, id),
    eq(outboxEvents.status, "pending"),
    eq(outboxEvents.claimed_until, claimed_until ?? ""),
  );
}

async function logged(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeFault("Outbox", error));
  }
}
