import { expect, test } from "vitest";
import { orders, outboxEvents, pageCounts, parcels } from "~/db/schema";
import { addDays, parisDay } from "~/lib/time";
import { nightlySummary } from "~/operator/nightly-summary";
import * as signatures from "~/orders/invalid-signatures";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { checkDelivery } from "~/outbox/health";
import { mailEvent, webhookEvent } from "~/outbox/record";
import { storeResourceUnlock } from "../../support/leads";
import { silentMail } from "../../support/mail-service";
import { hour, minute, second, webhook } from "../../support/outbox";
import { entryOf, orderRow } from "../../support/payments";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();
const now = Date.UTC(2026, 5, 19, 12);
const delivered = { status: "delivered", delivered_at: new Date(now).toISOString() } as const;
const mail = silentMail({});

async function store(age: number, changes: Partial<typeof outboxEvents.$inferInsert> = {}) {
  const subject = {
    type: "chapter.requested",
    table: "resource_subscribers" as const,
    id: crypto.randomUUID(),
    email: "camille@example.com",
    created_at: new Date(now - age).toISOString(),
  };
  const event = changes.destination === "mail" ? mailEvent(subject) : webhookEvent(subject, {});
  await db.insert(outboxEvents).values({ ...event, ...changes });
}

const check = (changes: object = {}) =>
  checkDelivery({ db, webhook, mail, now: () => now, ...changes });
const fault = async (changes?: object) => (await check(changes)).problem;

const late = "delivery stopped: 1 waiting over an hour";

test("reports only events that wait over an hour for a set destination", async () => {
  await store(100 * hour, delivered);
  await store(100 * hour, { status: "capped", destination: "mail" });
  await store(hour - minute);
  expect(await fault()).toBeNull();
  await store(hour + minute);
  await store(hour + minute, { destination: "mail" });
  expect(await fault()).toBe("delivery stopped: 2 waiting over an hour");
  expect(await fault({ webhook: {} })).toBe(late);
  expect(await fault({ mail: null })).toBe(late);
  expect(await fault({ webhook: {}, mail: null })).toBeNull();
});

test("ignores an event due later and reports one that keeps failing", async () => {
  const inNineDays = now + 9 * 24 * hour;
  const next_attempt_at = new Date(inNineDays).toISOString();
  await store(5 * hour, { destination: "mail", next_attempt_at });
  expect(await fault()).toBeNull();
  expect(await fault({ now: () => inNineDays + hour - minute })).toBeNull();
  expect(await fault({ now: () => inNineDays + hour + minute })).toBe(late);

  const inAnHour = { next_attempt_at: new Date(now + hour).toISOString() };
  await store(hour + minute, { attempts: 3, ...inAnHour });
  expect(await fault()).toBeNull();
  await store(hour + minute, { attempts: 4, ...inAnHour, last_error: "status 503" });
  expect(await fault()).toBe(late);
});

test("notes a failure of a rare kind while others are accepted", async () => {
  const week = 7 * 24 * hour;
  await store(week - minute, { status: "failed", type: "withdrawal.submitted" });
  await store(hour, delivered);
  expect(await fault()).toBe("delivery stopped: 1 failed");
  const later = { now: () => now + 2 * minute };
  expect(await check(later)).toEqual({ problem: null, note: "1 event fails alone" });
});

const refusedForGood = {
  destination: "mail",
  status: "failed",
  answer: "refused for good",
} as const;

test("tolerates any number of refused addresses from one network", async () => {
  for (let number = 0; number < 120; number += 1)
    await store(minute, { ...refusedForGood, network: "ab12", email: `${number}@example.com` });
  expect(await check()).toEqual({ problem: null, note: null });
});

test.each(["status 500", "status 422", "status 401", "timeout"])(
  "notes an event that fails alone with %s, alarms for the last",
  async (last_error) => {
    const refused = { attempts: 5, last_error };
    const next_attempt_at = new Date(now + hour).toISOString();
    await store(3 * hour, { ...refused, next_attempt_at });
    await store(3 * hour, { ...refused, status: "failed" });
    const problem = "delivery stopped: 1 failed, 1 waiting over an hour";
    expect(await check()).toEqual({ problem, note: null });
    // Another kind, and another destination, say nothing about this one.
    await store(2 * hour, { ...delivered, type: "challenge.joined" });
    await store(2 * hour, { ...delivered, destination: "mail" });
    expect(await fault()).toBe(problem);
    await store(2 * hour, delivered);
    expect(await check()).toEqual({ problem: null, note: "2 events fail alone" });
    await store(hour, { ...refused, status: "failed" });
    expect(await check()).toEqual({
      problem: "delivery stopped: 1 failed",
      note: "2 events fail alone",
    });
  },
);

test("blames the site when several people's mails are refused for good", async () => {
  const fail = (age: number) =>
    store(age * minute, { ...refusedForGood, email: `${age}@example.com` });
  for (const age of [3, 2]) await fail(age);
  expect(await fault()).toBeNull();
  await fail(1);
  // As on a quiet morning: nothing was sent.
  await store(0, { destination: "mail", status: "delivered" });
  expect(await fault()).toBe("delivery stopped: 3 failed");
  await store(0, { destination: "mail", ...delivered });
  expect(await fault()).toBeNull();
});

test("alarms for a destination that answered 410, whatever it accepted", async () => {
  await store(minute, { status: "gone" });
  await store(0, delivered);
  expect(await fault()).toBe("delivery stopped: 1 gone");
});

test("logs the night's counts without naming anybody", async () => {
  const sent = { destination: "mail", ...delivered } as const;
  await store(minute, sent);
  await store(48 * hour, sent);
  await store(minute, delivered);
  await store(48 * hour, { status: "failed" });
  await store(48 * hour, { status: "gone" });
  await store(minute, { status: "held", destination: "mail", type: "withdrawal.submitted" });
  for (const age of [minute, hour, 48 * hour])
    await storeResourceUnlock({ db, now: () => now - age }, { email: `${age}@b.fr` });
  const created_at = "2026-05-01T12:00:00.000Z";
  for (const [id, dispute] of Object.entries({ late: null, held: "open" } as const)) {
    const ids = { session_id: id, payment_intent: id, key: id, reference: id };
    await db.insert(orders).values(orderRow({ ...ids, dispute, created_at }));
    await db.insert(parcels).values({ session_id: id, sent_at: null, created_at });
  }
  expect(await nightlySummary(db, now, 7)).toBe(
    "Last day: 2 leads, 0 withdrawals, 1 mail sent; 2 events failed, 1 withdrawal receipt held, 1 parcel late, 7 rows purged",
  );
});

const begun = { page: "livre", source: "", views: 1, orders: 1 };
const counted = (day: string, more: object = {}) =>
  db.insert(pageCounts).values({ ...begun, day, ...more });
/** The provider's event of a refund, of a payment long ago. */
const accepted = (at: number) => storeLedgerEntry({ db, now: () => at }, entryOf());
const today = parisDay(now);
const refused = (count: number, isAlarming: boolean) => ({ count, isAlarming });

test("raises no alarm for invalid signatures alone, even in a flood", async () => {
  for (let turn = 0; turn < 105; turn += 1) await signatures.noteInvalidSignature(db, now + turn);
  await counted(today, { orders: 0 });
  expect(await signatures.readInvalidSignatures(db, now)).toEqual(refused(100, false));
  expect(await signatures.readInvalidSignatures(db, now + 24 * hour + second)).toEqual(
    refused(0, false),
  );
});

test("raises an alarm for invalid signatures while no event is accepted", async () => {
  await counted(addDays(today, -3));
  await signatures.noteInvalidSignature(db, now - hour);
  expect(await signatures.readInvalidSignatures(db, now)).toEqual(refused(1, false));
  await counted(today);
  expect(await signatures.readInvalidSignatures(db, now)).toEqual(refused(1, true));
  await accepted(now - 23 * hour);
  expect(await signatures.readInvalidSignatures(db, now)).toEqual(refused(1, false));
});

test("raises no alarm for invalid signatures once the secret proved right", async () => {
  await counted(today);
  expect(await signatures.readInvalidSignatures(db, now)).toEqual(refused(0, false));
  await signatures.noteInvalidSignature(db, now - hour);
  await signatures.settleInvalidSignatures(db);
  expect(await signatures.readInvalidSignatures(db, now)).toEqual(refused(1, false));
});
