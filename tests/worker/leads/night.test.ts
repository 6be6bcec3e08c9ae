import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { runCron } from "~/cron";
import * as schema from "~/db/schema";
import { leadMails } from "~/leads/mails";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { storePayment } from "~/orders/payment";
import { nightlyCron } from "~/retention/schedule";
import { addCounts } from "~/statistics/page-counts";
import { storeWithdrawal } from "~/withdrawals/store";
import { makeContext } from "../../support/context";
import { createDatabase } from "../../support/database";
import { makeEnv } from "../../support/env";
import { storeChapterRequest } from "../../support/leads";
import { loggedErrors } from "../../support/logged-errors";
import { createMailService } from "../../support/mail-service";
import { webhook } from "../../support/outbox";
import { entryOf, newOrder } from "../../support/payments";
import { createReceiver } from "../../support/receiver";
import * as virtual from "../../support/virtual-cron";
import { boundedD1 } from "../../support/watched-d1";
import { declared } from "../../support/withdrawals";

const everyMinute = "* * * * *";
const longAgo = Date.UTC(2019, 0, 1);

/** One row that is too old in each table that the night empties. */
async function storeOldRows(db: Parameters<typeof addCounts>[0]) {
  const old = { db, now: () => longAgo };
  const created_at = new Date(longAgo).toISOString();
  await storeChapterRequest(old, { email: "old@example.com" });
  await storePayment(old, newOrder({ created_at }));
  await storeLedgerEntry(old, entryOf({ payment: "pi_old", at: created_at }));
  await addCounts(db, [{ day: "2019-01-01", page: "livre", source: "", views: 1, orders: 0 }]);
  await storeWithdrawal({ ...old, mailed: false }, { fields: declared(), token: "a" });
  await db.delete(schema.outboxEvents);
}

test("keeps each run within 50 queries with 300 due events", { timeout: 300_000 }, async () => {
  await using database = await createDatabase();
  const { db, d1 } = database;
  const service = createMailService();
  const { fetch, received } = createReceiver();
  const bounded = boundedD1(d1, 50);
  const mail = service.settings(leadMails, bounded.db);
  const outbox = { db: bounded.db, webhook, mail, fetch };
  const env = makeEnv({ DB: d1, CRON_QUERIES: "50" });
  const run = (cron: string) => {
    bounded.begin();
    const trigger = { cron, scheduledTime: Date.now() };
    return runCron(trigger, { ...makeContext(env), db: bounded.db, mail, outbox });
  };
  vi.spyOn(console, "log").mockImplementation(() => {});
  const logged = loggedErrors();
  await storeOldRows(db);
  const emails = Array.from({ length: 150 }, (_, lead) => `p@site${lead}.example`);
  await Promise.all(emails.map((email) => storeChapterRequest({ db, mailed: true }, { email })));
  expect(await db.$count(schema.outboxEvents)).toBe(300);

  await run(nightlyCron);
  for (const table of [schema.withdrawals, schema.orders, schema.movements, schema.pageCounts])
    expect(await db.$count(table)).toBe(0);
  const waiting = () => db.$count(schema.outboxEvents, eq(schema.outboxEvents.status, "pending"));
  let runs = 1;
  for (; runs < 60 && (await waiting()) > 0; runs += 1) await run(everyMinute);

  expect(await waiting()).toBe(0);
  expect(runs).toBeLessThan(35);
  expect(bounded.run.most).toBeLessThanOrEqual(50);
  expect(bounded.run.most).toBeGreaterThan(40);
  expect(logged).toEqual([]);
  const ids = received.map(({ headers }) => headers.get("webhook-id"));
  expect(ids).toHaveLength(150);
  expect(new Set(ids).size).toBe(150);
  const recipients = service.sent.map(({ to }) => to);
  expect(recipients).toHaveLength(150);
  expect(new Set(recipients).size).toBe(150);
});

test("deletes leads after the days that the operator set", async () => {
  await using database = await createDatabase();
  const { db, d1 } = database;
  vi.spyOn(console, "log").mockImplementation(() => {});
  for (const age of [29, 31]) {
    const then = { db, now: () => Date.now() - age * virtual.day };
    await storeChapterRequest(then, { email: `${age}@example.com` });
  }
  const env = makeEnv({ DB: d1, LEAD_RETENTION_DAYS: "30" });
  await runCron({ cron: nightlyCron, scheduledTime: Date.now() }, makeContext(env));
  const left = await db.select().from(schema.resourceSubscribers);
  expect(left.map(({ email }) => email)).toEqual(["29@example.com"]);
});

test.each([
  ["50 without mail", false, 0, 50],
  ["500 with mail, which takes a paid plan", true, 51, 500],
])("keeps a run within its query budget: %s", async (_, isMailed, least, most) => {
  await using database = await createDatabase();
  const { d1, db, run } = boundedD1(database.d1, 500);
  const mailed = isMailed ? createMailService().settings(leadMails, db) : null;
  for (let lead = 0; lead < 60; lead += 1)
    await storeChapterRequest({ db, mailed: isMailed }, { email: `${lead}@b.fr` });
  run.queries = run.most = 0;
  const outbox = { db, webhook, mail: mailed, fetch: createReceiver().fetch };
  const trigger = { cron: everyMinute, scheduledTime: Date.now() };
  await runCron(trigger, { ...makeContext(makeEnv({ DB: d1 })), db, mail: mailed, outbox });
  expect(run.most).toBeGreaterThanOrEqual(least);
  expect(run.most).toBeLessThanOrEqual(most);
});

test("sends a participant each reminder of the session once", async () => {
  await using site = await virtual.createVirtualCron();
  const session = "2026-05-01";
  await virtual.join(site.db, "camille@example.com", session, virtual.paris("2026-04-01", "12:00"));
  const reminders = virtual.remindersOf(session);
  for (const { from } of reminders) {
    await site.run(from);
    await site.run(from + virtual.minute);
  }
  const sent = site.sentTo("camille@example.com").map(({ at, subject }) => ({ at, subject }));
  expect(sent).toEqual(reminders.map(({ from, subject }) => ({ at: from, subject })));
});
