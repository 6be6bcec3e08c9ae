import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { diagnosticResponses, outboxEvents, resourceSubscribers } from "~/db/schema";
import * as leads from "../../support/leads";
import { sharedDatabase } from "../../support/shared-database";

const { db } = await sharedDatabase();

/** Within them, the same submission is a repetition. */
const tenMinutes = 10 * 60 * 1000;
/** The first millisecond of a slot. */
const slotStart = Math.floor(Date.UTC(2026, 4, 1, 12) / tenMinutes) * tenMinutes;

const at = (time = slotStart) => ({ db, now: () => time });
const readEvents = () => db.select().from(outboxEvents).orderBy(asc(outboxEvents.created_at));

async function storedTimes(...times: number[]): Promise<number> {
  for (const time of times) await leads.storeChapterRequest(at(time));
  expect(await readEvents()).toHaveLength(await db.$count(resourceSubscribers));
  return db.$count(resourceSubscribers);
}

test("stores the same lead once", async () => {
  const first = await leads.storeChapterRequest(at());
  const again = leads.chapterForm({ email: "CAMILLE.ROUX@example.com" });
  const second = await leads.storeChapterRequest(at(slotStart + 1000), again);
  const [row] = await db.select().from(resourceSubscribers);
  expect(first).toMatchObject({ leadId: row?.id, events: [{ subject_id: row?.id }] });
  expect(second).toEqual({ leadId: first.leadId, events: [] });
  expect(await storedTimes(slotStart + 2000)).toBe(1);
});

test.each([
  ["on two sides of a slot's border", [-1, 0, tenMinutes - 2], 1],
  ["across the border, the later one first", [0, -1], 1],
  ["ten minutes later", [-1, -1 + tenMinutes], 2],
])("recognises the same lead %s", async (_, times, rows) => {
  expect(await storedTimes(...times.map((time) => slotStart + time))).toBe(rows);
});

test("stores the same lead once from 50 posts, even across two slots", async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index);
  const stored = await Promise.all(fifty.map(() => leads.storeDiagnostic(at())));
  expect(stored.flatMap(({ events }) => events)).toHaveLength(1);
  expect(new Set(stored.map(({ leadId }) => leadId)).size).toBe(1);
  expect(await db.$count(diagnosticResponses)).toBe(1);

  const around = { email: "a@example.com" };
  await Promise.all(fifty.map((i) => leads.storeResourceUnlock(at(slotStart - 25 + i), around)));
  expect(await db.$count(resourceSubscribers)).toBe(1);
  expect(await readEvents()).toHaveLength(2);
});

test("caps mails at six a day and reserves one for the diagnostic", async () => {
  const email = "a@example.com";
  const mailed = (seconds: number) => ({ ...at(slotStart + seconds * 1000), mailed: true });
  const twoDays = 48 * 60 * 60;
  for (let count = 0; count < 7; count += 1) {
    const form = { email: count % 2 ? email : "A@example.com", nom: `Roux ${count}` };
    await leads.storeChapterRequest(mailed(count < 6 ? count : twoDays), form);
  }
  const diagnostic = (count: number) => ({ email, name: `Roux ${count}` });
  for (const count of [1, 2])
    await leads.storeDiagnostic(mailed(twoDays + count), diagnostic(count));
  const mails = (await readEvents()).filter(({ destination }) => destination === "mail");
  const statuses = [...Array(6).fill("pending"), "capped", "pending", "capped"];
  expect(mails.map(({ status }) => status)).toEqual(statuses);
});
