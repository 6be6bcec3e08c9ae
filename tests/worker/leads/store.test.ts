import { describe, expect, test } from "vitest";
import { diagnosticResponses, resourceSubscribers } from "~/db/schema";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { LeadNotStored } from "~/leads/store";
import { createDatabase, createEmptyDatabase } from "../../support/database";
import {
  chapterForm,
  diagnosticLead,
  storeChapterRequest,
  storeDiagnostic,
  storeResourceUnlock,
} from "../../support/leads";
import { idOf } from "../../support/outbox";
import { setUpLeadStore, slotStart } from "./lead-store";

const store = await setUpLeadStore();

describe("what is stored", () => {
  const common = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    created_at: "2026-05-01T12:00:00.000Z",
    submission_key: expect.stringMatching(/^[0-9a-f]{64}$/),
    source: null,
    campaign: null,
    news_consent: false,
  };

  test("a diagnostic: answers, contact, scores as decimals, profile", async () => {
    const lead = diagnosticLead({ total_score: 22.5 });
    await storeDiagnostic(store.at(), lead);
    expect(await store.db.select().from(diagnosticResponses)).toEqual([
      { ...lead, ...common, consent_text: diagnosticForm.consent },
    ]);
    const raw = await store.d1
      .prepare("SELECT main_obstacles, total_score, gdpr_consent FROM diagnostic_responses")
      .first();
    expect(raw).toEqual({
      main_obstacles: '["Manque de temps","Syndrome de la page blanche"]',
      total_score: 22.5,
      gdpr_consent: 1,
    });
  });
});

test("what a lead did not say is NULL, by which the report tells the forms apart", async () => {
  await storeResourceUnlock(store.at(), { email: "a@example.com" });
  await storeChapterRequest(store.at(), chapterForm());
  const count = "SELECT count(*) AS leads FROM resource_subscribers WHERE metadata IS NULL";
  expect(await store.d1.prepare(count).first()).toEqual({ leads: 1 });
});

describe("the event beside it", () => {
  test("waits to be sent, and names its lead", async () => {
    const { events } = await storeResourceUnlock(store.at(), { email: "a@example.com" });
    const [lead] = await store.db.select().from(resourceSubscribers);
    const stored = await store.events();
    expect(JSON.parse(stored[0]?.payload ?? "").data).not.toHaveProperty("submission_key");
    expect(stored).toMatchObject([
      {
        id: idOf(events),
        subject_table: "resource_subscribers",
        subject_id: lead?.id,
        email: "a@example.com",
        status: "pending",
        attempts: 0,
        next_attempt_at: lead?.created_at,
      },
    ]);
  });
});

test("the ids of events are UUIDs in the order of time", async () => {
  for (const time of [0, 1, 999, 1000, slotStart]) {
    await storeResourceUnlock(store.at(time), { email: `${time}@example.com` });
  }
  const ids = (await store.events()).map(({ id }) => id);
  expect(ids).toHaveLength(5);
  expect(ids).toEqual([...ids].sort());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

describe("a database that fails", () => {
  test("stores neither lead nor event, and says so without personal data", async () => {
    await using empty = await createEmptyDatabase();
    const failure = storeChapterRequest({ db: empty.db }, chapterForm());
    await expect(failure).rejects.toThrow(LeadNotStored);
    await expect(failure).rejects.toThrow(
      "Lead not stored in resource_subscribers: Error: no such table: outbox_events: SQLITE_ERROR",
    );
    await expect(failure).rejects.toHaveProperty("name", "LeadNotStored");
    await expect(failure).rejects.not.toHaveProperty("cause");
  });

  test("an event that cannot be stored takes its lead with it", async () => {
    await using broken = await createDatabase();
    await broken.d1.prepare("DROP TABLE outbox_events").run();
    await expect(storeChapterRequest({ db: broken.db }, chapterForm())).rejects.toThrow(
      LeadNotStored,
    );
    expect(await broken.db.$count(resourceSubscribers)).toBe(0);
  });
});
