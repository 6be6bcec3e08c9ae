import { expect, test } from "vitest";
import { diagnosticResponses, orders, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { unsubscribeLead } from "~/leads/unsubscribe";
import { storePayment } from "~/orders/payment";
import { deliverDueEvents } from "~/outbox/deliver";
import * as leads from "../../support/leads";
import { webhook } from "../../support/outbox";
import { newOrder } from "../../support/payments";
import { createReceiver } from "../../support/receiver";
import { countLeads, leadPurges, purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";

const day = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 4, 1, 12);
const days = 1095;

const { db } = await sharedDatabase();

const daysAgo = (age: number) => ({ db, now: () => today - age * day });

function purge(options: Parameters<typeof purgeAt>[2] = {}) {
  return purgeAt(db, today, { leadDays: days, only: leadPurges, ...options });
}

async function deliverAll() {
  const { fetch } = createReceiver();
  await deliverDueEvents({ ...daysAgo(0), webhook, fetch }, { limit: 1000 });
}

const left = () => countLeads(db);

test("keeps leads on the last day of the retention", async () => {
  await leads.storeResourceUnlock(daysAgo(days), { email: "a@example.com" });
  await leads.storeResourceUnlock(daysAgo(1), { email: "b@example.com" });
  await deliverAll();
  expect(await purge()).toBe(0);
  expect(await left()).toEqual({ leads: 2, events: 2 });
});

test("keeps leads whose address has a later contact in any table", async () => {
  await leads.storeDiagnostic(daysAgo(days + 200), { email: "Camille@example.com" });
  await leads.storeResourceUnlock(daysAgo(days + 100), { email: "camille@example.com" });
  await leads.storeChallengeParticipant(daysAgo(10), { email: "CAMILLE@example.com" });
  await leads.storeResourceUnlock(daysAgo(days + 100), { email: "autre@example.com" });
  await deliverAll();
  expect(await purge()).toBe(2);
  expect(await left()).toEqual({ leads: 3, events: 3 });
});

test.each(outboxEvents.status.enumValues)("deletes old leads with %s events", async (status) => {
  await leads.storeOneOfEach({ ...daysAgo(days + 1), mailed: true }, "a@example.com");
  await db.update(outboxEvents).set({ status });
  expect(await purge()).toBe(4 + 8);
  expect(await left()).toEqual({ leads: 0, events: 0 });
});

test("keeps an unsubscription younger than its address's leads", async () => {
  const lead = await leads.storeResourceUnlock(daysAgo(days + 1), { email: "a@example.com" });
  await unsubscribeLead(daysAgo(days - 1), await leads.unsubscribeKeyOf(db, lead));
  await purge();
  expect(await left()).toMatchObject({ leads: 0 });
  expect(await db.$count(unsubscribedAddresses)).toBe(1);
  await purgeAt(db, today + 2 * day);
  expect(await db.$count(unsubscribedAddresses)).toBe(0);
});

test("keeps an unsubscription while a lead of its address remains", async () => {
  await leads.storeResourceUnlock(daysAgo(days + 9), { email: "a@example.com" });
  const lead = await leads.storeResourceUnlock(daysAgo(days + 8), { email: "a@example.com" });
  await unsubscribeLead(daysAgo(days + 7), await leads.unsubscribeKeyOf(db, lead));
  await purge({ size: 1, rounds: 1 });
  expect(await left()).toMatchObject({ leads: 1 });
  expect(await db.$count(unsubscribedAddresses)).toBe(1);
  await purge();
  expect(await db.$count(unsubscribedAddresses)).toBe(0);
});

test("keeps an unsubscription while another spelling of its mailbox has rows", async () => {
  const lead = await leads.storeResourceUnlock(daysAgo(40), { email: "p.q@gmail.com" });
  await unsubscribeLead(daysAgo(40), await leads.unsubscribeKeyOf(db, lead));
  const kept = async () => {
    await purge({ leadDays: 30 });
    return db.$count(unsubscribedAddresses);
  };
  await leads.storeDiagnostic(daysAgo(20), { email: "PQ+x@googlemail.com" });
  expect(await kept()).toBe(1);
  expect(await left()).toMatchObject({ leads: 1 });
  const created_at = new Date(today - 40 * day).toISOString();
  await storePayment(daysAgo(40), newOrder({ email: "pq@gmail.com", created_at }));
  await db.delete(diagnosticResponses);
  expect(await kept()).toBe(1);
  await db.update(orders).set({ email: null });
  expect(await kept()).toBe(0);
});
