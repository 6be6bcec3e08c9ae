import { eq } from "drizzle-orm";
import { afterEach, beforeEach, vi } from "vitest";
import { type OutboxEvent, outboxEvents } from "~/db/schema";
import { type DeliveryContext, deliverEvents } from "~/outbox/deliver";
import { webhookEvent } from "~/outbox/event";
import { chapterForm, storeChapterRequest } from "./leads";
import { createReceiver } from "./receiver";
import { sharedDatabase } from "./shared-database";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

export const webhook = {
  url: "https://automation.example/leads?token=abc",
  secret: "whsec_bG9jYWwtZGV2ZWxvcG1lbnQtb25seS1rZXktMDE=",
};

const unclaimed = webhookEvent(
  {
    type: "chapter.requested",
    table: "resource_subscribers",
    id: "",
    email: "",
    created_at: new Date(0).toISOString(),
  },
  {},
);

/** The first try of one event, after the response that stored it. */
export function deliverEvent(context: DeliveryContext, id: string): Promise<void> {
  return deliverEvents(context, [{ ...unclaimed, id }]);
}

/** The id of the event that a stored lead's webhook gets. */
export function idOf(events: readonly Pick<OutboxEvent, "id">[]): string {
  const [event] = events;
  if (!event) throw new Error("not stored");
  return event.id;
}

/** An empty outbox for each test of a file, with a clock to turn, a receiver and the log's lines. */
export async function setUpOutbox() {
  const database = await sharedDatabase(outboxEvents);
  const outbox = { clock: 0, receiver: createReceiver(), logged: [] as string[] };

  beforeEach(() => {
    outbox.clock = Date.UTC(2026, 4, 1, 12);
    outbox.receiver = createReceiver();
    outbox.logged = [];
    vi.spyOn(console, "error").mockImplementation((line: string) => outbox.logged.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  function context(changes: Partial<DeliveryContext> = {}): DeliveryContext {
    const { fetch } = outbox.receiver;
    return { db: database.db, webhook, fetch, now: () => outbox.clock, ...changes };
  }

  /** Stores a lead of a new address and returns its event's id. */
  async function storeLead(email = `${crypto.randomUUID()}@example.com`): Promise<string> {
    const { events } = await storeChapterRequest(context(), chapterForm({ email }));
    return idOf(events);
  }

  async function storeLeads(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) ids.push(await storeLead());
    return ids;
  }

  async function eventRow(id: string) {
    const [row] = await database.db.select().from(outboxEvents).where(eq(outboxEvents.id, id));
    return row;
  }

  function sentIds(): string[] {
    return outbox.receiver.received.map(({ headers }) => headers.get("webhook-id") ?? "");
  }

  /** What the operator's retry does to every event. */
  async function retryByHand() {
    await database.db.update(outboxEvents).set({
      status: "pending",
      attempts: 0,
      next_attempt_at: new Date(outbox.clock).toISOString(),
    });
  }

  return Object.assign(outbox, {
    context,
    storeLead,
    storeLeads,
    eventRow,
    sentIds,
    retryByHand,
  });
}
