import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { challenge as offer } from "~/content/offers";
import {
  challengeParticipants,
  diagnosticResponses,
  leadTables,
  outboxEvents,
  resourceSubscribers,
  unsubscribedAddresses,
} from "~/db/schema";
import { challengeForm as challenge } from "~/leads/forms/challenge";
import { chapterForm as chapter } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm as resources } from "~/leads/forms/resources";
import { LeadNotStored } from "~/leads/server/store";
import { slotLength } from "~/leads/server/submission-key";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../../support/database";
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

/** The first millisecond of a slot. */
const slotStart = Math.floor(Date.UTC(2026, 4, 1, 12) / slotLength) * slotLength;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of [...leadTables, outboxEvents, unsubscribedAddresses])
    await database.db.delete(table);
});

function at(time = slotStart) {
  return { db: database.db, now: () => time };
}

function storedEvents() {
  return database.db.select().from(outboxEvents).orderBy(asc(outboxEvents.created_at));
}

describe("what is stored", () => {
  const common = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    created_at: "2026-05-01T12:00:00.000Z",
    submission_key: expect.stringMatching(/^[0-9a-f]{64}$/),
    source: null,
    campaign: null,
  };

  test("a diagnostic: answers, contact, scores as decimals, profile", async () => {
    const lead = diagnosticLead({ total_score: 22.5 });
    await storeDiagnostic(at(), lead);
    expect(await database.db.select().from(diagnosticResponses)).toEqual([
      { ...lead, ...common, consent_text: diagnosticForm.consent },
    ]);
    const raw = await database.d1
      .prepare("SELECT main_obstacles, total_score, gdpr_consent FROM diagnostic_responses")
      .first();
    expect(raw).toEqual({
      main_obstacles: '["Manque de temps","Syndrome de la page blanche"]',
      total_score: 22.5,
      gdpr_consent: 1,
    });
  });

  test("a chapter request: names and source as metadata", async () => {
    const { email, nom, prenom } = chapterForm();
    await storeChapterRequest(at(), chapterForm());
    expect(await database.db.select().from(resourceSubscribers)).toEqual([
      {
        ...common,
        email,
        gdpr_consent: true,
        metadata: { nom, prenom, source: "chapitre_gratuit" },
        consent_text: chapter.consent,
      },
    ]);
  });

  test("a resource unlock: the address and its consent", async () => {
    await storeResourceUnlock(at(), { email: "Camille@Example.com" });
    expect(await database.db.select().from(resourceSubscribers)).toEqual([
      {
        ...common,
        email: "Camille@Example.com",
        gdpr_consent: true,
        metadata: null,
        consent_text: resources.consent,
      },
    ]);
  });

  test("a challenge participant: both consents", async () => {
    const form = challengeForm({ bookTopicIdea: "Oser\ndéléguer" });
    await storeChallengeParticipant(at(), form);
    expect(await database.db.select().from(challengeParticipants)).toEqual([
      {
        ...common,
        email: form.email,
        first_name: "Camille",
        last_name: "Roux",
        expertise_area: "Coaching",
        book_topic_idea: "Oser\ndéléguer",
        session: offer.nextSession,
        agree_to_emails: true,
        privacy_consent: true,
        consent_text: challenge.consent,
      },
    ]);
  });
});

describe("the event beside it", () => {
  test("waits to be sent, and names its lead", async () => {
    const { events } = await storeResourceUnlock(at(), { email: "a@example.com" });
    const [lead] = await database.db.select().from(resourceSubscribers);
    expect(await storedEvents()).toMatchObject([
      {
        id: idOf(events),
        lead_table: "resource_subscribers",
        lead_id: lead?.id,
        email: "a@example.com",
        status: "pending",
        attempts: 0,
        next_attempt_at: lead?.created_at,
      },
    ]);
  });

  test("announces each form under its own type, with the lead as it is stored", async () => {
    await storeDiagnostic(at(slotStart), diagnosticLead());
    await storeChapterRequest(at(slotStart + 1), chapterForm());
    await storeChallengeParticipant(at(slotStart + 2), challengeForm());
    await storeResourceUnlock(at(slotStart + 3), { email: "a@example.com" });

    const events = await storedEvents();
    expect(events.map((event) => event.type)).toEqual([
      "diagnostic.completed",
      "chapter.requested",
      "challenge.joined",
      "resources.unlocked",
    ]);
    const [diagnostic] = events;
    expect(JSON.parse(diagnostic?.payload ?? "")).toEqual({
      type: "diagnostic.completed",
      id: diagnostic?.id,
      timestamp: "2026-05-01T12:00:00.000Z",
      data: {
        ...diagnosticLead(),
        source: null,
        campaign: null,
        id: diagnostic?.lead_id,
        created_at: "2026-05-01T12:00:00.000Z",
        consent_text: diagnosticForm.consent,
      },
    });
  });
});

test("the ids of events are UUIDs in the order of time", async () => {
  for (const time of [0, 1, 999, 1000, slotStart]) {
    await storeResourceUnlock(at(time), { email: `${time}@example.com` });
  }
  const ids = (await storedEvents()).map(({ id }) => id);
  expect(ids).toHaveLength(5);
  expect(ids).toEqual([...ids].sort());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

describe("the same lead again", () => {
  async function storedTimes(...times: number[]): Promise<number> {
    for (const time of times) await storeChapterRequest(at(time), chapterForm());
    expect(await storedEvents()).toHaveLength(await database.db.$count(resourceSubscribers));
    return database.db.$count(resourceSubscribers);
  }

  test("is a success that stores nothing and announces nothing", async () => {
    const first = await storeChapterRequest(at(), chapterForm());
    const second = await storeChapterRequest(
      at(slotStart + 1000),
      chapterForm({ email: "CAMILLE.ROUX@example.com" }),
    );
    expect(first.events).toHaveLength(1);
    expect(second).toEqual({ leadId: first.leadId, events: [] });
    expect(await storedTimes(slotStart + 2000)).toBe(1);
  });

  test("within ten minutes, on two sides of a slot's border: one row", async () => {
    expect(await storedTimes(slotStart - 1, slotStart, slotStart + slotLength - 2)).toBe(1);
  });

  test("across the border, the later one arriving first: one row", async () => {
    expect(await storedTimes(slotStart, slotStart - 1)).toBe(1);
  });

  test("ten minutes later: a second row", async () => {
    expect(await storedTimes(slotStart - 1, slotStart - 1 + slotLength)).toBe(2);
  });

  test("200 times at once: one row, one event, one first", async () => {
    const stored = await Promise.all(
      Array.from({ length: 200 }, () => storeDiagnostic(at(), diagnosticLead())),
    );
    expect(stored.flatMap(({ events }) => events)).toHaveLength(1);
    expect(new Set(stored.map(({ leadId }) => leadId)).size).toBe(1);
    expect(await database.db.$count(diagnosticResponses)).toBe(1);
    expect(await storedEvents()).toHaveLength(1);
  });

  test("200 times at once around a slot's border: one row, one event", async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        storeResourceUnlock(at(slotStart - 200 + i), { email: "a@example.com" }),
      ),
    );
    expect(await database.db.$count(resourceSubscribers)).toBe(1);
    expect(await storedEvents()).toHaveLength(1);
  });

  test("200 different leads at once: 200 rows and events", async () => {
    const stored = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        storeChallengeParticipant(at(), challengeForm({ email: `a${i}@example.com` })),
      ),
    );
    expect(new Set(stored.map(({ events }) => idOf(events))).size).toBe(200);
    expect(await database.db.$count(challengeParticipants)).toBe(200);
    expect(await storedEvents()).toHaveLength(200);
  });

  test("another form of the same person is another lead", async () => {
    await storeChapterRequest(at(), chapterForm());
    await storeResourceUnlock(at(), { email: chapterForm().email });
    expect(await database.db.$count(resourceSubscribers)).toBe(2);
  });
});

describe("a database that fails", () => {
  test("stores neither lead nor event, and says so without personal data", async () => {
    await using empty = await createEmptyDatabase();
    const failure = storeChapterRequest({ db: empty.db }, chapterForm());
    await expect(failure).rejects.toThrow(LeadNotStored);
    await expect(failure).rejects.toThrow(
      "Lead not stored in resource_subscribers: Error: no such table: resource_subscribers: SQLITE_ERROR",
    );
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
