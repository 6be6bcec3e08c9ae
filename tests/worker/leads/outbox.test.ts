import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { outboxEvents } from "~/db/schema";
import { type DeliveryContext, deliverDueEvents, deliverEvent } from "~/leads/outbox";
import { storeChapterRequest } from "~/leads/store";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../../support/database";
import { chapterForm } from "../../support/leads";
import { accept, createReceiver, type Receiver } from "../../support/receiver";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const webhook = {
  url: "https://automation.example/leads?token=abc",
  secret: "whsec_bG9jYWwtZGV2ZWxvcG1lbnQtb25seS1rZXktMDE=",
};

const down = () => new Response(null, { status: 503 });
const gone = () => new Response(null, { status: 410 });

let database: TestDatabase;
let clock: number;
let receiver: Receiver;
let logged: string[];

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

beforeEach(async () => {
  await database.db.delete(outboxEvents);
  clock = Date.UTC(2026, 4, 1, 12);
  receiver = createReceiver();
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function context(changes: Partial<DeliveryContext> = {}): DeliveryContext {
  return { db: database.db, webhook, fetch: receiver.fetch, now: () => clock, ...changes };
}

async function storeLead(email = `${crypto.randomUUID()}@example.com`): Promise<string> {
  const { eventId } = await storeChapterRequest(context(), chapterForm({ email }));
  if (!eventId) throw new Error("not stored");
  return eventId;
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
  return receiver.received.map(({ headers }) => headers.get("webhook-id") ?? "");
}

/** What `npm run leads outbox retry` does. */
async function retryByHand() {
  await database.db
    .update(outboxEvents)
    .set({ status: "pending", attempts: 0, next_attempt_at: new Date(clock).toISOString() });
}

describe("delivery", () => {
  test("after the response: the stored payload, signed, then marked", async () => {
    clock = Date.now();
    const id = await storeLead();
    await deliverEvent(context(), id);

    const [request] = receiver.received;
    const row = await eventRow(id);
    expect(request).toMatchObject({ url: webhook.url, body: row?.payload });
    const headers = Object.fromEntries(request?.headers ?? []);
    const signed = new Webhook(webhook.secret).verify(request?.body ?? "", headers);
    expect(signed).toMatchObject({ type: "chapter.requested", id });
    expect(row).toMatchObject({
      status: "delivered",
      attempts: 1,
      delivered_at: new Date(clock).toISOString(),
      claimed_until: null,
    });
    expect(logged).toEqual([]);
  });

  test("a delivered event is never sent again", async () => {
    const id = await storeLead();
    await deliverEvent(context(), id);
    clock += 48 * hour;
    await deliverEvent(context(), id);
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
  });

  test("20 leads while the webhook is down all arrive once each, under the id of the first try", async () => {
    receiver.answer = down;
    const ids = await storeLeads(20);
    for (const id of ids) await deliverEvent(context(), id);
    expect(sentIds()).toEqual(ids);
    const bodies = new Map(
      receiver.received.map(({ headers, body }) => [headers.get("webhook-id"), body]),
    );

    clock += 10 * second;
    await deliverDueEvents(context());
    expect(sentIds()).toHaveLength(40);

    receiver.answer = accept;
    receiver.received.length = 0;
    clock += 10 * minute;
    await deliverDueEvents(context());
    await deliverDueEvents(context());
    expect(sentIds().sort()).toEqual([...ids].sort());
    for (const { headers, body } of receiver.received) {
      expect(body).toBe(bodies.get(headers.get("webhook-id")));
    }
  });

  test("a run sends the longest waiting, at most its limit, a few at a time", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      ids.push(await storeLead());
      clock += second;
    }
    let open = 0;
    let most = 0;
    receiver.answer = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return new Response();
    };
    await deliverDueEvents(context(), { limit: 4, concurrency: 2 });
    expect(sentIds().sort()).toEqual(ids.slice(0, 4).sort());
    expect(most).toBe(2);
  });
});

describe("claims", () => {
  test("ten runs at once send each event once", async () => {
    const ids = await storeLeads(10);
    receiver.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return new Response();
    };
    await Promise.all([
      ...ids.map((id) => deliverEvent(context(), id)),
      ...Array.from({ length: 10 }, () => deliverDueEvents(context())),
    ]);
    expect(sentIds().sort()).toEqual([...ids].sort());
  });

  test("a crashed run's claim expires, and the event goes out under the same id", async () => {
    const id = await storeLead();
    // The runtime dies in the middle of the request: nothing after it runs.
    receiver.answer = () => new Promise(() => {});
    void deliverEvent(context(), id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));

    receiver.answer = accept;
    clock += 30 * second;
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
    clock += minute;
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id, id]);
    expect(await eventRow(id)).toMatchObject({ status: "delivered", attempts: 2 });
  });

  test("a run that outlived its claim does not undo the next one's success", async () => {
    const id = await storeLead();
    let fail = (_: Response) => {};
    receiver.answer = () =>
      new Promise((resolve) => {
        fail = resolve;
      });
    const late = deliverEvent(context(), id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));

    receiver.answer = accept;
    clock += 2 * minute;
    await deliverDueEvents(context());
    fail(down());
    await late;
    expect(await eventRow(id)).toMatchObject({ status: "delivered", last_error: null });
  });
});

describe("retries", () => {
  test("follow the schedule; after the tenth try the event is kept and marked", async () => {
    receiver.answer = down;
    const id = await storeLead("camille@example.com");
    const waits = [
      5 * second,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
    ];
    await deliverEvent(context(), id);
    for (const [i, wait] of waits.entries()) {
      clock += wait - 1;
      await deliverDueEvents(context());
      expect(receiver.received).toHaveLength(i + 1);
      clock += wait * 0.1 + 1;
      await deliverDueEvents(context());
      expect(receiver.received).toHaveLength(i + 2);
    }

    expect(await eventRow(id)).toMatchObject({
      status: "failed",
      attempts: 10,
      last_error: "status 503",
    });
    clock += 100 * hour;
    await deliverDueEvents(context());
    expect(new Set(sentIds())).toEqual(new Set([id]));
    expect(receiver.received).toHaveLength(10);
    expect(logged).toHaveLength(10);
    expect(logged.at(-1)).toBe(`Lead webhook: status 503, event ${id}, try 10 of 10, given up`);
    expect(logged.join()).not.toMatch(/camille|automation|whsec/);
  });

  test("an exhausted event goes out under its id when the operator retries", async () => {
    const id = await storeLead();
    await database.db.update(outboxEvents).set({ status: "failed", attempts: 10 });
    await retryByHand();
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
  });

  test.each([
    ["seconds", "120"],
    ["a date", new Date(Date.UTC(2026, 4, 1, 12, 2)).toUTCString()],
  ])("wait as long as Retry-After says in %s", async (_, value) => {
    receiver.answer = () => new Response(null, { status: 429, headers: { "Retry-After": value } });
    await deliverEvent(context(), await storeLead());
    clock += 2 * minute - 1;
    await deliverDueEvents(context());
    expect(receiver.received).toHaveLength(1);
    clock += 1;
    await deliverDueEvents(context());
    expect(receiver.received).toHaveLength(2);
  });

  test("a redirect is a failure, and is not followed", async () => {
    receiver.answer = () => Response.redirect("https://elsewhere.example/", 307);
    const id = await storeLead();
    await deliverEvent(context(), id);
    expect(receiver.received.map(({ url }) => url)).toEqual([webhook.url]);
    expect(await eventRow(id)).toMatchObject({ status: "pending", last_error: "status 307" });
  });

  test("a request that dies says neither address nor message", async () => {
    receiver.answer = () => Promise.reject(new TypeError(`cannot reach ${webhook.url}`));
    const id = await storeLead();
    await deliverEvent(context(), id);
    expect(logged).toEqual([
      `Lead webhook: network error, event ${id}, try 1 of 10, will be tried again`,
    ]);
  });
});

describe("410 Gone", () => {
  test("stops all sending; events wait until the operator retries", async () => {
    receiver.answer = gone;
    const [first = "", ...others] = await storeLeads(3);
    await deliverEvent(context(), first);
    expect(await eventRow(first)).toMatchObject({ status: "gone", last_error: "status 410" });

    receiver.answer = accept;
    clock += 48 * hour;
    for (const id of others) await deliverEvent(context(), id);
    await deliverDueEvents(context());
    expect(sentIds()).toEqual([first]);
    expect(await eventRow(others[0] ?? "")).toMatchObject({ status: "pending", attempts: 0 });

    await retryByHand();
    await deliverDueEvents(context());
    expect(sentIds().sort()).toEqual([first, first, ...others].sort());
  });
});

describe("configuration", () => {
  test.each([
    ["no URL", { secret: webhook.secret }, 0],
    ["no secret", { url: webhook.url }, 1],
    ["a secret that is none", { url: webhook.url, secret: "§" }, 1],
  ])("%s: events wait, no try is counted", async (_, incomplete, lines) => {
    const id = await storeLead();
    await deliverDueEvents(context({ webhook: incomplete }));
    expect(logged).toHaveLength(lines);
    await deliverEvent(context({ webhook: incomplete }), id);
    expect(receiver.received).toEqual([]);
    expect(await eventRow(id)).toMatchObject({
      status: "pending",
      attempts: 0,
      claimed_until: null,
    });

    await deliverDueEvents(context());
    expect(sentIds()).toEqual([id]);
  });

  test("a database that is gone is one line, not an exception", async () => {
    await using empty = await createEmptyDatabase();
    await deliverEvent(context({ db: empty.db }), "2f1c");
    expect(logged).toEqual(["Outbox: D1_ERROR SQLITE_ERROR"]);
  });
});
