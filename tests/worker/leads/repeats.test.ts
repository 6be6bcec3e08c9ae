/** One lead is one row and one event, however often and from however many sides it arrives. */
import { expect, test } from "vitest";
import { challengeParticipants, diagnosticResponses, resourceSubscribers } from "~/db/schema";
import {
  challengeForm,
  chapterForm,
  diagnosticLead,
  storeChallengeParticipant,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { idOf } from "../../support/outbox";
import { setUpLeadStore, slotStart, tenMinutes } from "./lead-store";

const store = await setUpLeadStore();

async function storedTimes(...times: number[]): Promise<number> {
  for (const time of times) await storeChapterRequest(store.at(time), chapterForm());
  expect(await store.events()).toHaveLength(await store.db.$count(resourceSubscribers));
  return store.db.$count(resourceSubscribers);
}

test("the same lead again is a success that stores nothing and announces nothing", async () => {
  const first = await storeChapterRequest(store.at(), chapterForm());
  const second = await storeChapterRequest(
    store.at(slotStart + 1000),
    chapterForm({ email: "CAMILLE.ROUX@example.com" }),
  );
  const [row] = await store.db.select().from(resourceSubscribers);
  expect(first).toMatchObject({ leadId: row?.id, events: [{ subject_id: row?.id }] });
  expect(second).toEqual({ leadId: first.leadId, events: [] });
  expect(await storedTimes(slotStart + 2000)).toBe(1);
});

test("the same lead within ten minutes, on two sides of a slot's border: one row", async () => {
  expect(await storedTimes(slotStart - 1, slotStart, slotStart + tenMinutes - 2)).toBe(1);
});

test("the same lead across the border, the later one arriving first: one row", async () => {
  expect(await storedTimes(slotStart, slotStart - 1)).toBe(1);
});

test("the same lead ten minutes later: a second row", async () => {
  expect(await storedTimes(slotStart - 1, slotStart - 1 + tenMinutes)).toBe(2);
});

test("the same lead 50 times at once: one row, one event, one first", async () => {
  const stored = await Promise.all(
    Array.from({ length: 50 }, () => storeDiagnostic(store.at(), diagnosticLead())),
  );
  expect(stored.flatMap(({ events }) => events)).toHaveLength(1);
  expect(new Set(stored.map(({ leadId }) => leadId)).size).toBe(1);
  expect(await store.db.$count(diagnosticResponses)).toBe(1);
  expect(await store.events()).toHaveLength(1);
});

test("the same lead 50 times at once around a slot's border: one row, one event", async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      storeResourceUnlock(store.at(slotStart - 25 + i), { email: "a@example.com" }),
    ),
  );
  expect(await store.db.$count(resourceSubscribers)).toBe(1);
  expect(await store.events()).toHaveLength(1);
});

test("50 different leads at once: 50 rows and events", async () => {
  const stored = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      storeChallengeParticipant(store.at(), challengeForm({ email: `a${i}@example.com` })),
    ),
  );
  expect(new Set(stored.map(({ events }) => idOf(events))).size).toBe(50);
  expect(await store.db.$count(challengeParticipants)).toBe(50);
  expect(await store.events()).toHaveLength(50);
});

test("another form of the same person is another lead", async () => {
  await storeChapterRequest(store.at(), chapterForm());
  await storeResourceUnlock(store.at(), { email: chapterForm().email });
  expect(await store.db.$count(resourceSubscribers)).toBe(2);
});
