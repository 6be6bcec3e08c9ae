import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { diagnosticResponses, type OutboxEvent, outboxEvents } from "~/db/schema";
import { leadMails } from "~/leads/mails";
import { type DeliveryContext, deliverDueEvents, deliverEvents } from "~/outbox/deliver";
import type { RenderMail } from "~/outbox/mail";
import { mailEvent } from "~/outbox/record";
import { chapterForm, storeChapterRequest, storeDiagnostic } from "../../support/leads";
import { loggedErrors } from "../../support/logged-errors";
import { createMailService } from "../../support/mail-service";
import { hour, idOf, minute, second, webhook } from "../../support/outbox";
import { accept, createReceiver } from "../../support/receiver";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();
let clock = 0;
let receiver = createReceiver();
let service = createMailService();
let logged: string[] = [];

beforeEach(() => {
  clock = Date.UTC(2026, 4, 1, 12);
  receiver = createReceiver();
  service = createMailService();
  logged = loggedErrors();
});

const down = () => new Response(null, { status: 503 });
const renderNothing: RenderMail = async () => null;

function context(changes: Partial<DeliveryContext> = {}): DeliveryContext {
  return { db, webhook, fetch: receiver.fetch, now: () => clock, ...changes };
}

async function storeEvents(): Promise<OutboxEvent[]> {
  const form = chapterForm({ email: `${crypto.randomUUID()}@example.com` });
  return (await storeChapterRequest(context(), form)).events;
}

const storeLead = async () => idOf(await storeEvents());

async function storeLeads(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    ids.push(await storeLead());
    clock += second;
  }
  return ids;
}

/** The first try of one event, after the response that stored it. */
function deliverEvent(id: string, changes?: Partial<DeliveryContext>): Promise<void> {
  const event = { id, destination: "webhook" } as OutboxEvent;
  return deliverEvents(context(changes), [event]);
}

const deliverDue = (changes?: Partial<DeliveryContext>) => deliverDueEvents(context(changes));

const eventRow = async (id: string) =>
  (await db.select().from(outboxEvents).where(eq(outboxEvents.id, id)))[0];

const sentIds = () => receiver.received.map(({ headers }) => headers.get("webhook-id") ?? "");

/** Answers nobody until so many requests are open, then all of them. */
function answerTogether(count: number): () => Promise<Response> {
  let open: ((response: Response) => void)[] = [];
  return () =>
    new Promise((resolve) => {
      open.push(resolve);
      if (open.length < count) return;
      for (const answer of open) answer(new Response());
      open = [];
    });
}

test("delivers the stored payload once", async () => {
  const id = await storeLead();
  const { payload: body } = (await eventRow(id)) ?? {};
  await deliverEvent(id);
  expect(receiver.received).toMatchObject([{ url: webhook.url, body }]);
  const delivered_at = new Date(clock).toISOString();
  const delivered = { status: "delivered", attempts: 1, delivered_at, claimed_until: null };
  expect(await eventRow(id), "no second copy of what was sent").toMatchObject({
    ...delivered,
    payload: "",
  });
  expect(logged).toEqual([]);

  clock += 48 * hour;
  await deliverEvent(id);
  await deliverDue();
  expect(sentIds()).toEqual([id]);
});

test("limits a run and its concurrency, oldest events first", async () => {
  const ids = await storeLeads(8);
  receiver.answer = () => new Promise(() => {});
  void deliverDueEvents(context(), { concurrency: 2 });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
  receiver.answer = accept;
  await deliverDueEvents(context(), { limit: 4 });
  expect(sentIds().sort()).toEqual(ids.slice(0, 6).sort());
});

test("delivers each event once over ten runs at once", async () => {
  const ids = await storeLeads(10);
  receiver.answer = answerTogether(ids.length);
  await Promise.all([
    ...ids.map((id) => deliverEvent(id)),
    ...Array.from({ length: 10 }, () => deliverDue()),
  ]);
  expect(sentIds().sort()).toEqual(ids.sort());
});

test("claims the events of a crashed run once its claim has ended", async () => {
  const id = await storeLead();
  // The runtime dies in the middle of the request: nothing after it runs.
  receiver.answer = () => new Promise(() => {});
  void deliverEvent(id);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));

  receiver.answer = accept;
  clock += 30 * second;
  await deliverDue();
  expect(sentIds()).toEqual([id]);
  clock += minute;
  await deliverDue();
  expect(sentIds()).toEqual([id, id]);
  expect(await eventRow(id)).toMatchObject({ status: "delivered", attempts: 2 });
});

test("claims nothing for a destination that is unset or answered 410", async () => {
  const unclaimed = { attempts: 0, claimed_until: null, status: "pending" };
  const id = await storeLead();
  await deliverEvent(id, { webhook: {} });
  expect(await eventRow(id)).toMatchObject(unclaimed);
  receiver.answer = () => new Response(null, { status: 410 });
  await deliverEvent(id);
  const later = await storeLead();
  await deliverEvent(later);
  expect(await eventRow(later)).toMatchObject(unclaimed);
});

test.each([
  ["success", accept, { status: "delivered", last_error: null }],
  ["failure", down, { status: "pending", attempts: 2, last_error: "status 503" }],
])("ignores a run that outlived its claim, after the next one's %s", async (_, next, noted) => {
  const id = await storeLead();
  let fail = (_: Response) => {};
  receiver.answer = () =>
    new Promise((resolve) => {
      fail = resolve;
    });
  const late = deliverEvent(id);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  receiver.answer = next;
  clock += 2 * minute;
  await deliverDue();
  const row = await eventRow(id);
  expect(row).toMatchObject(noted);
  fail(new Response(null, { status: 500 }));
  await late;
  expect(await eventRow(id)).toEqual(row);
});

test("retries after the delay and gives up after the tenth try", async () => {
  receiver.answer = () => new Response(null, { status: 503, headers: { "Retry-After": "120" } });
  const id = await storeLead();
  await deliverEvent(id);
  clock += 2 * minute - 1;
  await deliverDue();
  expect(receiver.received).toHaveLength(1);
  clock += 1;
  await deliverDue();
  expect(sentIds()).toEqual([id, id]);

  await db.update(outboxEvents).set({ attempts: 9 });
  clock += hour;
  await deliverDue();
  const givenUp = { status: "failed", attempts: 10, last_error: "status 503" };
  expect(await eventRow(id)).toMatchObject(givenUp);
  clock += 100 * hour;
  await deliverDue();
  expect(receiver.received).toHaveLength(3);
  expect(logged.at(-1)).toBe(`Webhook: status 503, event ${id}, try 10 of 10, given up`);
  expect(logged.join()).not.toMatch(/@|automation|whsec/);
});

test("stops sending after a 410 until the operator retries", async () => {
  receiver.answer = () => new Response(null, { status: 410 });
  const [first = "", ...others] = await storeLeads(3);
  await deliverEvent(first);
  expect(await eventRow(first)).toMatchObject({ status: "gone", last_error: "status 410" });

  receiver.answer = accept;
  clock += 48 * hour;
  for (const id of others) await deliverEvent(id);
  await deliverDue();
  expect(sentIds()).toEqual([first]);
  expect(await eventRow(others[0] ?? "")).toMatchObject({ status: "pending", attempts: 0 });

  const next_attempt_at = new Date(clock).toISOString();
  await db.update(outboxEvents).set({ status: "pending", attempts: 0, next_attempt_at });
  await deliverDue();
  expect(sentIds().sort()).toEqual([first, first, ...others].sort());
});

test("keeps events waiting without an endpoint and counts no try", async () => {
  const id = await storeLead();
  await deliverDue({ webhook: {} });
  await deliverEvent(id, { webhook: {} });
  expect(receiver.received).toEqual([]);
  expect(await eventRow(id)).toMatchObject({ status: "pending", attempts: 0, claimed_until: null });
  await deliverDue();
  expect(sentIds()).toEqual([id]);
});

const mail = () => service.settings(leadMails, db);

const storeMailed = async () => (await storeChapterRequest({ ...context(), mailed: true })).events;

async function mailStates() {
  const rows = await db.select().from(outboxEvents);
  return rows.filter(({ destination }) => destination === "mail").map(({ status }) => status);
}

test("gives a mail up after a permanent refusal", async () => {
  const code = "E_RECIPIENT_NOT_ALLOWED";
  service.answer = () =>
    Promise.reject(Object.assign(new Error("could not send to somebody@example.com"), { code }));
  await deliverEvents(context({ mail: mail() }), await storeMailed());
  clock += 24 * hour;
  await deliverDue({ mail: mail() });
  expect(service.sent).toHaveLength(1);
  expect(await mailStates()).toEqual(["failed"]);
  const [row] = await db.select().from(outboxEvents).where(eq(outboxEvents.destination, "mail"));
  expect(row).toMatchObject({ last_error: code, answer: "refused for good" });
  expect(logged).toEqual([expect.stringMatching(`^Mail: ${code}, event \\S+, .*given up$`)]);
});

test("drops a mail whose lead was erased", async () => {
  await storeDiagnostic({ ...context(), mailed: true });
  await db.delete(diagnosticResponses);
  await deliverDue({ mail: mail() });
  expect(service.sent).toEqual([]);
  expect(await mailStates()).toEqual([]);
});

test.each([
  ["hangs", () => new Promise<never>(() => {})],
  ["wants no more", () => new Response(null, { status: 410 })],
])("sends a mail while the webhook %s", async (_, answer) => {
  receiver.answer = answer;
  void deliverEvents(context({ mail: mail() }), await storeMailed());
  await expect.poll(mailStates, { timeout: 10_000 }).toEqual(["delivered"]);
  await expect.poll(() => receiver.received).toHaveLength(1);
});

test("delivers more types of mails than D1 binds one by one", async () => {
  const { settings } = service;
  const letters = Array.from({ length: 100 }, (_, number) => [`letter.${number}`, renderNothing]);
  const event = (number: number) => ({
    ...mailEvent({
      type: `letter.${number}`,
      table: "resource_subscribers",
      id: `${number}`,
      email: "camille@example.com",
      created_at: new Date(clock).toISOString(),
    }),
  });
  await db.insert(outboxEvents).values([event(0), event(99)]);
  await deliverDue({ webhook: {}, mail: settings(Object.fromEntries(letters), db) });
  expect(logged).toEqual([]);
  // There was nothing to send, so both are gone.
  expect(await db.$count(outboxEvents)).toBe(0);
});
