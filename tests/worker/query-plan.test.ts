/** Every statement of the site and its commands reads through an index: none becomes slower with the rows. */
import { join } from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import type { Database } from "~/db/client";
import * as schema from "~/db/schema";
import { findDiagnostic } from "~/diagnostic/lead";
import { leadMails } from "~/leads/mails";
import { unsubscribeLead } from "~/leads/unsubscribe";
import { findBuyer, findPurchase } from "~/orders/buyer";
import { storeLedgerEntry } from "~/orders/ledger-entries";
import { storePayment } from "~/orders/payment";
import { deliverDueEvents, deliverEvents } from "~/outbox/deliver";
import { checkDelivery } from "~/outbox/health";
import { addCounts } from "~/statistics/page-counts";
import { lastDays } from "~/statistics/report/period";
import { reportStatements } from "~/statistics/report/queries";
import { withdrawalMails } from "~/withdrawals/mails";
import { setUpCli } from "../support/cli";
import { counted, notEmpty } from "../support/counted";
import { createEmptyDatabase } from "../support/database";
import * as leads from "../support/leads";
import { createMailService, silentMail } from "../support/mail-service";
import { webhook } from "../support/outbox";
import { entryOf, newOrder } from "../support/payments";
import { createReceiver } from "../support/receiver";
import { leadPurges, purgeAt } from "../support/retention";
import { temporaryFolder } from "../support/temporary-folder";
import { meteredD1, recordStatements } from "../support/watched-d1";

const cli = await setUpCli();

async function stepsOf(statement: string): Promise<string[]> {
  const values = [...statement.matchAll(/\?/g)].map(() => 1);
  const { results } = await cli.database.d1
    .prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) => /^(SCAN|SEARCH|USE TEMP|MATERIALIZE|AUTOMATIC)/.test(detail))
    .filter((detail) => !/^SCAN (CONSTANT ROW|\(subquery-|json_each )/.test(detail));
}

const isIndexed = /^SEARCH \w+ USING ((COVERING )?INDEX|INTEGER PRIMARY KEY) /;
/** Steps that read a table whole; a recursion reads its own rows. */
const isScan = (step: string) => /^SCAN (?!chain$|origin$)/.test(step);

/** The statements that some work asks a database. */
async function askedBy(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const { db, statements } = recordStatements(cli.database.d1);
  await work(db);
  return [...statements];
}

async function expectIndexed(statements: readonly string[]) {
  const plans = await Promise.all(
    statements.map(async (statement) =>
      (await stepsOf(statement)).filter((step) => !sortsFew(statement, step)),
    ),
  );
  for (const step of notEmpty(plans.flat())) expect(step, statements.join("\n")).toMatch(isIndexed);
}

/** A claim puts the first events of each class in order: a few times as many as it takes. */
const sortsFew = (statement: string, step: string) =>
  step === "USE TEMP B-TREE FOR ORDER BY" &&
  /^update "outbox_events" .* LIMIT \?\) UNION ALL /s.test(statement);

test("uses indexes for leads and their delivery", async () => {
  const statements = await askedBy(async (db) => {
    const mail = silentMail(leadMails, db);
    const outbox = { db, webhook, fetch: createReceiver().fetch, mail };
    const failing = createReceiver(() => new Response(null, { status: 500 }));
    const { events, leadId } = await leads.storeDiagnostic({ db, mailed: true });
    await deliverEvents(outbox, events);
    await findDiagnostic(db, leadId ?? "");
    await unsubscribeLead({ db }, leadId ?? "");
    await leads.storeChapterRequest({ db, mailed: true });
    await deliverDueEvents(outbox);
    await leads.storeResourceUnlock({ db }, { email: "a@example.com" });
    await leads.storeChallengeParticipant({ db });
    await deliverDueEvents({ db, webhook, fetch: failing.fetch });
    await purgeAt(db, Date.now(), { only: leadPurges });
  });
  expect(statements.length).toBeGreaterThanOrEqual(12);
  await expectIndexed(statements);
});

test("reads only a few rows to judge delivery among many failed events", async () => {
  const { db, d1 } = cli.database;
  for (let number = 0; number < 60; number += 1)
    await leads.storeResourceUnlock({ db }, { email: `${number}@example.com` });
  await db
    .update(schema.outboxEvents)
    .set({ destination: "mail", status: "failed", answer: "refused for good" });
  const mail = silentMail(leadMails, db);
  await leads.storeResourceUnlock({ db, mailed: true }, { email: "delivered@example.com" });
  await deliverDueEvents({ db, webhook: {}, mail });
  const { db: metered, meter } = meteredD1(d1);
  await checkDelivery({ db: metered, webhook, mail });
  expect(meter.read).toBeLessThan(40);
});

test("uses indexes for orders and all purges", async () => {
  const { session_id } = newOrder();
  const statements = await askedBy(async (db) => {
    await storePayment({ db }, newOrder());
    await storeLedgerEntry({ db }, entryOf());
    await storeLedgerEntry({ db }, entryOf({ id: "dp_1", kind: "dispute open" }));
    await findPurchase(db, session_id);
    await findBuyer(db, "key");
    await purgeAt(db, Date.now());
  });
  expect(statements.length).toBeGreaterThan(10);
  const steps = (await Promise.all(statements.map(stepsOf))).flat();
  expect(notEmpty(steps).filter(isScan)).toEqual([]);
});

test("uses indexes for counts and the report", async () => {
  const day = "2026-05-01";
  const counting = await askedBy((db) =>
    addCounts(db, [{ day, page: "livre", source: "", views: 1, orders: 0 }]),
  );
  const steps = (await Promise.all(counting.map(stepsOf))).flat();
  const isWhole = (step: string) => isScan(step) && /page_counts|kept/.test(step);
  expect(notEmpty(steps).filter(isWhole)).toEqual([]);
  const period = lastDays(30, Date.parse(day));
  const report = await askedBy((db) =>
    Promise.all(reportStatements(period).map((statement) => db.all(statement))),
  );
  expect(report.length).toBeGreaterThan(4);
  for (const statement of notEmpty(report)) {
    const scans = (await stepsOf(statement)).filter(isScan);
    const whole = scans.filter((step) => !/COVERING INDEX outbox_events_/.test(step));
    expect(whole, statement).toEqual([]);
  }
});

const id = "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f";

test.each([
  "list",
  "list --before 2026-05-01",
  "export --json",
  "export --json --table orders",
  "show camille.roux@example.com",
  "erase camille.roux@example.com",
  "erase camille.roux@example.com --yes",
  "correct camille.roux@example.com neuve@example.com",
  "unsubscribe camille.roux@example.com",
  "outbox",
  "outbox waiting",
  "outbox failed",
  "outbox held",
  "outbox capped",
  "outbox delivered",
  "outbox retry",
  `outbox retry ${id}`,
])("uses indexes for npm run leads -- %s", async (line) => {
  const file = join(await temporaryFolder(), "leads");
  const output = line.startsWith("export") ? ["--output", file] : [];
  await cli.leads(...line.split(" "), ...output).catch(() => {});
  await expectIndexed(cli.queries.flat());
});

test.each([
  ["list", /orders_created_at/],
  ["list --since 2026-05-01", /orders_created_at/],
  ["list --product book", /orders_created_at/],
  ["list --to-send", /^SEARCH parcels USING INDEX parcels_/],
  ["list --late --since 2026-05-01", /^SEARCH parcels USING INDEX parcels_/],
  ["labels", /^SEARCH parcels USING INDEX parcels_/],
  ["show C-20260501-1A2B3C4D", /orders_reference/],
])("lists orders %s from the index %s", async (line, index) => {
  await cli.orders(...line.split(" ")).catch(() => {});
  const [first = ""] = cli.queries.flat();
  const steps = await stepsOf(first);
  expect(steps[0]).toMatch(index);
  expect(notEmpty(steps).filter((step) => step.startsWith("SCAN"))).toEqual([]);
});

test("detects a statement without an index", async () => {
  const steps = await stepsOf("SELECT * FROM outbox_events WHERE payload = ? ORDER BY email");
  for (const step of counted(2, steps)) expect(step).not.toMatch(isIndexed);
  expect(steps).toHaveLength(2);
});

test("limits the rows written for a lead with webhook and mail", async () => {
  const { db, meter } = meteredD1(cli.database.d1);
  const service = createMailService();
  const receiver = createReceiver();
  const mail = service.settings({ ...leadMails, ...withdrawalMails }, db);
  const outbox = { db, webhook, mail, fetch: receiver.fetch };
  const context = { db, mailed: true };
  const { events } = await leads.storeChapterRequest(context);
  expect(meter.written).toBe(24);
  meter.read = 0;
  await deliverEvents(outbox, events);
  expect(service.sent).toHaveLength(1);
  expect(meter, "claims and outcomes are noted by their events' keys").toEqual({
    read: 23,
    written: 33,
  });

  receiver.answer = () => new Response(null, { status: 503 });
  service.answer = () => Promise.reject(new Error("busy"));
  const failing = await leads.storeChapterRequest(context, { email: "a@b.fr" });
  const before = meter.written;
  await deliverEvents(outbox, failing.events);
  expect(meter.written - before).toBe(11);
});

/** Columns, keys and indexes of a database, as SQLite itself describes them. */
async function describeDatabase(d1: D1Database) {
  const { results } = await d1
    .prepare(
      `SELECT m.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
       FROM sqlite_master m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT GLOB '_cf_*' AND m.name NOT GLOB 'sqlite_*'
       ORDER BY m.name, c.name`,
    )
    .all();
  const indexes = await d1
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL ORDER BY name",
    )
    .all();
  return { columns: results, indexes: indexes.results };
}

test("migrates to exactly the schema", async () => {
  await using described = await createEmptyDatabase();
  const nothing = await generateSQLiteDrizzleJson({});
  const statements = await generateSQLiteMigration(
    nothing,
    await generateSQLiteDrizzleJson(schema, nothing.id),
  );
  for (const statement of statements) await described.d1.prepare(statement).run();

  const expected = await describeDatabase(described.d1);
  expect(expected.columns.length).toBeGreaterThan(60);
  const { columns, indexes } = await describeDatabase(cli.database.d1);
  // An earlier version of the site writes these: a rollback runs on this database.
  const former = /^(refunds|refund_sums|failed_refunds|disputes)[._]/;
  const current = columns.filter(
    ({ table, name }) => `${table}.${name}` !== "orders.added_to" && !former.test(`${table}.`),
  );
  // Written by hand, since drizzle-kit takes a comma for the end of a column.
  const byHand = /_(name|after_first_name|last_name)$/;
  expect(indexes.filter(({ name }) => byHand.test(String(name)))).toHaveLength(10);
  const used = indexes.filter(
    ({ name }) => !former.test(String(name)) && !byHand.test(String(name)),
  );
  expect({ columns: current, indexes: used }).toEqual(expected);
});
