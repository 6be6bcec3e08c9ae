import { beforeEach, expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { resourcesForm } from "~/leads/forms/resources";
import { storeLead } from "~/leads/server/store";
import { dailyLine } from "~/outbox/daily";
import { mailEvent, webhookEvent } from "~/outbox/event";
import { deliveryFault } from "~/outbox/health";
import { createDatabase } from "../../support/database";
import { hour, minute, webhook } from "../../support/outbox";

const { db } = await createDatabase();
const now = Date.UTC(2026, 5, 19, 12);
const mail = {};

beforeEach(async () => {
  await db.delete(outboxEvents);
});

/** Stores an event so many milliseconds old. */
async function store(age: number, changes: Partial<typeof outboxEvents.$inferInsert> = {}) {
  const occurrence = {
    type: "chapter.requested",
    table: "resource_subscribers" as const,
    id: crypto.randomUUID(),
    email: "camille@example.com",
    created_at: new Date(now - age).toISOString(),
  };
  const event =
    changes.destination === "mail" ? mailEvent(occurrence) : webhookEvent(occurrence, {});
  await db.insert(outboxEvents).values({ ...event, ...changes });
}

const fault = (changes: object = {}) =>
  deliveryFault({ db, webhook, mail, now: () => now, ...changes });

test("events that were delivered, capped or are on their way alarm nobody", async () => {
  await store(100 * hour, { status: "delivered" });
  await store(100 * hour, { status: "capped", destination: "mail" });
  await store(hour - minute);
  expect(await fault()).toBeNull();
});

test("one that waits over an hour does, where its destination is set", async () => {
  await store(hour + minute);
  await store(hour + minute, { destination: "mail" });
  expect(await fault()).toBe("delivery stopped: 2 waiting over an hour");
  expect(await fault({ webhook: {} })).toBe("delivery stopped: 1 waiting over an hour");
  expect(await fault({ mail: null })).toBe("delivery stopped: 1 waiting over an hour");
  expect(await fault({ webhook: {}, mail: null })).toBeNull();
});

test("one that was given up does at once", async () => {
  await store(minute, { status: "failed" });
  await store(minute, { status: "gone" });
  expect(await fault()).toBe("delivery stopped: 1 gone, 1 failed");
});

test("the night's line counts the last day and names nobody", async () => {
  await store(minute, { status: "delivered", destination: "mail" });
  await store(48 * hour, { status: "delivered", destination: "mail" });
  await store(minute, { status: "delivered" });
  await store(minute, { destination: "mail" });
  await store(48 * hour, { status: "failed" });
  await store(48 * hour, { status: "gone" });
  for (const [email, age] of [
    ["a@b.fr", minute],
    ["c@d.fr", hour],
    ["e@f.fr", 48 * hour],
  ] as const) {
    await storeLead({ db, now: () => now - age }, resourcesForm, resourcesForm.row({ email }));
  }
  expect(await dailyLine({ db, now: () => now }, 7)).toBe(
    "Last day: 2 leads, 0 withdrawals, 1 mails sent; 2 events failed, 7 rows purged",
  );
});
