import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { diagnosticResponses, type OutboxEvent, outboxEvents } from "~/db/schema";
import { leadMails } from "~/leads/mails";
import { type DeliveryContext, deliverDueEvents, deliverEvents } from "~/outbox/deliver";
import {
  chapterForm,
  diagnosticLead,
  storeChapterRequest,
  storeDiagnostic,
} from "../../support/leads";
import { createMailService, mailEnv } from "../../support/mail-service";
import { hour, second, webhook } from "../../support/outbox";
import { createReceiver } from "../../support/receiver";
import { sharedDatabase } from "../../support/shared-database";

const database = await sharedDatabase(outboxEvents);
let service = createMailService();
let receiver = createReceiver();
let clock = 0;
let logged: string[] = [];

beforeEach(() => {
  service = createMailService();
  receiver = createReceiver();
  clock = Date.UTC(2026, 4, 1, 12);
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function context(changes: Partial<DeliveryContext> = {}): DeliveryContext {
  const { db } = database;
  const mail = service.settings(leadMails(db, mailEnv));
  return { db, webhook, mail, fetch: receiver.fetch, now: () => clock, ...changes };
}

/** Stores a lead with its two events. */
async function store(email = `${crypto.randomUUID()}@example.com`): Promise<OutboxEvent[]> {
  const form = chapterForm({ email, nom: `Roux ${crypto.randomUUID()}` });
  const { db, now } = context();
  return (await storeChapterRequest({ db, now, mailed: true }, form)).events;
}

async function mailRow(email: string) {
  const rows = await database.db.select().from(outboxEvents).where(eq(outboxEvents.email, email));
  return rows.find(({ destination }) => destination === "mail");
}

const recipients = () => service.sent.map(({ to }) => to);
const down = () => Promise.reject(new Error("no way to reach somebody@example.com"));

test("a mail beside the webhook's event, once", async () => {
  await deliverEvents(context(), await store("a@example.com"));
  await deliverDueEvents(context());
  expect(recipients()).toEqual(["a@example.com"]);
  expect(receiver.received).toHaveLength(1);
  expect(await mailRow("a@example.com")).toMatchObject({ status: "delivered", payload: "" });
  expect(logged).toEqual([]);
});

test("mails of a service that fails for a while", async () => {
  service.answer = down;
  const emails = ["lead0@example.com", "lead1@example.com", "lead2@example.com"];
  for (const email of emails) await deliverEvents(context(), await store(email));
  expect(recipients()).toEqual(emails);
  const line = /^Mail: mail service Error, event \S+, try 1 of 10, will be tried again$/;
  expect(logged).toEqual(emails.map(() => expect.stringMatching(line)));

  service.answer = async () => {};
  service.sent.length = 0;
  clock += 10 * second;
  await deliverDueEvents(context());
  await deliverDueEvents(context());
  expect(recipients().sort()).toEqual(emails);
});

/* Which codes are final, and how long a service may take: `unit/outbox/mail`. */
test("a mail that is refused for ever", async () => {
  const code = "E_RECIPIENT_NOT_ALLOWED";
  service.answer = () =>
    Promise.reject(Object.assign(new Error("could not send to somebody@example.com"), { code }));
  await deliverEvents(context(), await store("a@example.com"));
  clock += 24 * hour;
  await deliverDueEvents(context());
  expect(service.sent).toHaveLength(1);
  expect(await mailRow("a@example.com")).toMatchObject({ status: "failed", last_error: code });
  expect(logged).toEqual([expect.stringMatching(`^Mail: ${code}, event \\S+, .*given up$`)]);
});

test("the mail of a lead that was erased", async () => {
  const { db, now } = context();
  const lead = diagnosticLead({ email: "a@example.com" });
  const { events } = await storeDiagnostic({ db, now, mailed: true }, lead);
  await db.delete(diagnosticResponses);
  await deliverEvents(context(), events);
  expect(service.sent).toEqual([]);
  expect(await mailRow("a@example.com")).toBeUndefined();
});

test("a mail of a kind that cannot be rendered for a while", async () => {
  await store("a@example.com");
  const { CHAPTER_URL: _, ...env } = mailEnv;
  const mail = service.settings(leadMails(database.db, env as typeof mailEnv));
  await deliverDueEvents(context({ mail }));
  await deliverDueEvents(context({ mail: null }));
  expect(await mailRow("a@example.com")).toMatchObject({ status: "pending", attempts: 0 });
  await deliverDueEvents(context());
  expect(recipients()).toEqual(["a@example.com"]);
});

test.each([
  ["hangs", () => new Promise<never>(() => {})],
  ["wants no more", () => new Response(null, { status: 410 })],
])("mails while the webhook %s", async (_, answer) => {
  receiver.answer = answer;
  void deliverEvents(context(), await store("a@example.com"));
  await expect
    .poll(() => mailRow("a@example.com"), { timeout: 10_000 })
    .toMatchObject({ status: "delivered" });
  await expect.poll(() => receiver.received).toHaveLength(1);
});

test("announcements while the mail service is down", async () => {
  service.answer = down;
  for (let lead = 0; lead < 5; lead += 1) await store();
  await deliverDueEvents(context());
  const rows = await database.db.select().from(outboxEvents);
  const delivered = rows.filter(({ status }) => status === "delivered");
  expect(delivered.map(({ destination }) => destination)).toEqual(Array(5).fill("webhook"));
});

describe("the daily cap", () => {
  async function statuses() {
    const rows = await database.db.select().from(outboxEvents).orderBy(outboxEvents.created_at);
    return rows.filter(({ destination }) => destination === "mail").map(({ status }) => status);
  }

  test("seven mails of a day, in whatever case the address was typed", async () => {
    for (let mail = 0; mail < 7; mail += 1) {
      clock += second;
      const email = mail % 2 === 0 ? "Camille@Example.com" : "camille@example.com";
      await deliverEvents(context(), await store(email));
    }
    await deliverDueEvents(context());
    expect(service.sent).toHaveLength(6);
    expect(await statuses()).toEqual([...Array(6).fill("delivered"), "capped"]);
    expect(receiver.received).toHaveLength(7);
    expect(logged).toEqual([]);

    clock += 24 * hour;
    await deliverEvents(context(), await store("camille@example.com"));
    expect(service.sent).toHaveLength(7);
  });

  test("mails that still wait from the days before", async () => {
    service.answer = down;
    for (let mail = 0; mail < 6; mail += 1) await store("camille@example.com");
    clock += 48 * hour;
    await store("camille@example.com");
    expect((await statuses()).at(-1)).toBe("capped");
  });

  test("the place of the diagnostic", async () => {
    const email = "camille@example.com";
    const diagnostic = async () => {
      const { db, now } = context();
      clock += second;
      await storeDiagnostic({ db, now, mailed: true }, { email, name: `N${clock}` });
      return (await statuses()).at(-1);
    };
    expect(await diagnostic()).toBe("pending");
    for (let mail = 0; mail < 6; mail += 1) {
      clock += second;
      await store(email);
    }
    expect((await statuses()).at(-1)).toBe("pending");
    expect(await diagnostic()).toBe("capped");
  });
});
