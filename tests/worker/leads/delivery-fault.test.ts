import { expect, test } from "vitest";
import { specifiedOffers } from "~/content/dated-offers";
import { outboxEvents } from "~/db/schema";
import { resourcesForm } from "~/leads/forms/resources";
import { storeLead } from "~/leads/store";
import { nightlySummary } from "~/operator/nightly-summary";
import { mailEvent, webhookEvent } from "~/outbox/event";
import { checkDelivery } from "~/outbox/health";
import { silentMail } from "../../support/mail-service";
import { hour, minute, webhook } from "../../support/outbox";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase(outboxEvents);
const now = Date.UTC(2026, 5, 19, 12);
const mail = silentMail({});

/** Stores an event so many milliseconds old. */
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

const fault = (changes: object = {}) =>
  checkDelivery({ db, webhook, mail, now: () => now, ...changes });

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

test("one that is to be sent later is not late before its time", async () => {
  const inNineDays = new Date(now + 9 * 24 * hour).toISOString();
  await store(5 * hour, { destination: "mail", next_attempt_at: inNineDays });
  expect(await fault()).toBeNull();
  expect(await fault({ now: () => now + 9 * 24 * hour + hour - minute })).toBeNull();
  expect(await fault({ now: () => now + 9 * 24 * hour + hour + minute })).toBe(
    "delivery stopped: 1 waiting over an hour",
  );
});

test("one that is tried again and again for over an hour is late", async () => {
  const next_attempt_at = new Date(now + hour).toISOString();
  await store(hour + minute, { attempts: 3, next_attempt_at });
  expect(await fault()).toBeNull();
  await store(hour + minute, { attempts: 4, next_attempt_at, last_error: "status 503" });
  expect(await fault()).toBe("delivery stopped: 1 waiting over an hour");
});

test("what one address or one event's data cannot receive alarms nobody", async () => {
  await store(minute, {
    destination: "mail",
    status: "failed",
    last_error: "E_RECIPIENT_NOT_ALLOWED",
  });
  expect(await fault()).toBeNull();

  const refused = { attempts: 5, last_error: "status 422" };
  const next_attempt_at = new Date(now + hour).toISOString();
  await store(3 * hour, { ...refused, next_attempt_at });
  await store(3 * hour, { ...refused, status: "failed" });
  expect(await fault()).toBe("delivery stopped: 1 failed, 1 waiting over an hour");
  await store(2 * hour, { status: "delivered" });
  expect(await fault()).toBeNull();
  await store(hour, { ...refused, status: "failed" });
  expect(await fault()).toBe("delivery stopped: 1 failed");
});

test.each(["status 401", "status 403", "status 404", "status 429", "status 500", "timeout"])(
  "%s is an outage even while other events are delivered",
  async (last_error) => {
    await store(2 * hour, { status: "failed", last_error });
    await store(hour, { status: "delivered" });
    expect(await fault()).toBe("delivery stopped: 1 failed");
  },
);

test("one that was given up does at once", async () => {
  await store(minute, { status: "failed" });
  await store(minute, { status: "gone" });
  expect(await fault()).toBe("delivery stopped: 1 gone, 1 failed");
});

test("the night's line counts the last day and names nobody", async () => {
  const sent = {
    status: "delivered",
    destination: "mail",
    delivered_at: new Date(now).toISOString(),
  } as const;
  await store(minute, sent);
  await store(48 * hour, sent);
  await store(minute, { status: "delivered" });
  await store(minute, { destination: "mail" });
  await store(48 * hour, { status: "failed" });
  await store(48 * hour, { status: "gone" });
  for (const [email, age] of [
    ["a@b.fr", minute],
    ["c@d.fr", hour],
    ["e@f.fr", 48 * hour],
  ] as const) {
    await storeLead(
      { db, now: () => now - age },
      resourcesForm,
      resourcesForm.row({ email, news_consent: false }, specifiedOffers),
    );
  }
  expect(await nightlySummary(db, now, 7)).toBe(
    "Last day: 2 leads, 0 withdrawals, 1 mails sent; 2 events failed, 7 rows purged",
  );
});
