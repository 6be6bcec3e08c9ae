import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outboxEvents } from "~/db/schema";
import { unsubscribeLead } from "~/leads/server/unsubscribe";
import { storePayment } from "~/orders/store";
import { createDatabase } from "../../support/database";
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
import { newOrder } from "../../support/payments";

/** The event with the kind of each value in place of the value. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

test("docs/leads.md shows the payloads as receivers get them", async () => {
  await using database = await createDatabase();
  const { db, d1 } = database;
  const ad = { source: "fb", campaign: "printemps-26" };
  await storeDiagnostic({ db, ad, now: () => 0 }, diagnosticLead());
  await storeChapterRequest({ db, ad, now: () => 1 }, chapterForm());
  await storeResourceUnlock({ db, ad, now: () => 2 }, { email: "a@example.com" });
  const idea = challengeForm({ bookTopicIdea: "Oser" });
  await storeChallengeParticipant({ db, ad, now: () => 3 }, idea);
  await storePayment({ db, now: () => 4 }, newOrder(ad));
  const participant = await storeChallengeParticipant({ db, ad, now: () => 5 }, challengeForm());
  await unsubscribeLead({ db, now: () => 6 }, participant.leadId ?? "");
  await db.delete(outboxEvents).where(eq(outboxEvents.id, idOf(participant.events)));
  const { results } = await d1
    .prepare("SELECT type, payload FROM outbox_events ORDER BY created_at")
    .all<{ type: string; payload: string }>();

  const page = await readFile("docs/leads.md", "utf8");
  const shown = [...page.matchAll(/```json\n([^`]+)```/g)].map(([, json = ""]) => JSON.parse(json));

  expect(shown.map(({ type }) => type)).toEqual(results.map(({ type }) => type));
  expect(shown.map(shapeOf)).toEqual(results.map(({ payload }) => shapeOf(JSON.parse(payload))));
});
