/** The desk is as quick with 100,000 orders as with a hundred: at most five statements a page, each by an index. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~/db/client";
import { readActs } from "~/operator/acts";
import { readToday } from "~/operator/today";
import { findOrderDetails } from "~/orders/details";
import { findEvidence } from "~/orders/evidence";
import { afterOrder, listOrders, type OrderFilter } from "~/orders/list";
import { selectSentSince, selectWaiting } from "~/orders/parcels";
import { notEmpty } from "../../support/counted";
import { createDatabase } from "../../support/database";
import { makeEnv } from "../../support/env";
import { meteredD1, recordStatements } from "../../support/watched-d1";

const count = 100_000;
const database = await createDatabase();
afterAll(() => database[Symbol.asyncDispose]());

/** Ten minutes apart, the last one now; a thousandth each is refunded, disputed, a test, or still to be sent. */
const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const moment = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ((i - ${count}) * 10) || ' minutes')`;

beforeAll(async () => {
  const seeds = [
    `INSERT INTO orders (session_id, payment_intent, product, amount_cents, currency, email, created_at,
        refunded_cents, key, reference, livemode, dispute, dispute_due_on)
      ${numbers} SELECT 'cs_' || i, 'pi_' || i, 'book', 1990, 'eur', 'p' || i || '@example.com', ${moment},
        iif(i % 1000 = 1, 1990, 0), printf('%032d', i), printf('C-20260501-%08d', i), i % 1000 <> 2,
        iif(i % 1000 = 3, 'open', NULL), iif(i % 1000 = 3, '2026-06-01', NULL) FROM n`,
    `INSERT INTO parcels (session_id, name, line1, postal_code, city, country, sent_at, created_at)
      ${numbers} SELECT 'cs_' || i, 'Hélène Nom' || i, '1 rue', '75011', 'Paris', 'FR',
        iif(i % 1000 = 4, NULL, ${moment}), ${moment} FROM n`,
    `INSERT INTO movements (id, kind, payment, amount_cents, currency, at)
      ${numbers} SELECT 'cs_' || i, 'payment', 'pi_' || i, 1990, 'eur', ${moment} FROM n`,
    `INSERT INTO operator_acts (id, created_at, operator, act, reference)
      ${numbers} SELECT printf('%032d', i), ${moment}, 'a@b.fr', 'parcel.sent', printf('C-20260501-%08d', i) FROM n`,
  ];
  for (const seed of seeds) await database.d1.prepare(seed).run();
}, 120_000);

const reference = "C-20260501-00050000";
const list = (filter: OrderFilter, after?: string) => (db: Database) =>
  db.all(listOrders({ after: afterOrder(after), limit: 21 }, filter, Date.now()));
const shop = { siteUrl: "https://site.test", email: "a@b.fr", phone: "" };

const pages: [string, (db: Database) => Promise<unknown>][] = [
  ["today", (db) => readToday({ db, webhook: {}, mail: null, env: makeEnv() }, Date.now())],
  ["all orders", list({})],
  ["a later page", list({}, reference)],
  ["orders to send", list({ toSend: true })],
  ["late orders", list({ late: true })],
  ["disputes", list({ disputed: true })],
  ["refunded orders", list({ refunded: true })],
  ["test orders", list({ test: true })],
  ["a search by number", list({ search: reference })],
  ["a search by address", list({ search: "p5000" })],
  ["a search by name", list({ search: "Hélène" })],
  ["an order", (db) => findOrderDetails(db, reference)],
  ["its evidence", (db) => findEvidence(db, reference, shop)],
  [
    "parcels",
    (db) => Promise.all([selectWaiting(db, 51), selectSentSince(db, new Date().toISOString())]),
  ],
  ["the journal", async (db) => readActs(db, { limit: 21, before: undefined })],
];

test.each(pages)("reads %s in five statements by an index", async (_name, read) => {
  const { db, statements } = recordStatements(database.d1);
  await read(db);
  expect(statements.size).toBeLessThanOrEqual(5);
  for (const statement of notEmpty(statements)) {
    const values = [...statement.matchAll(/\?/g)].map(() => 1);
    const plan = database.d1.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...values);
    const { results } = await plan.all<{ detail: string }>();
    const scans = results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!CONSTANT ROW|\(subquery-)/.test(detail))
      // They have a row for each kind of event.
      .filter((detail) => !/^SCAN (kind|place|lane|counted|refused)$/.test(detail))
      // A list is walked in its index's order, up to its limit.
      .filter((detail) => !/ USING (COVERING )?INDEX | VIRTUAL TABLE /.test(detail));
    expect(scans, statement).toEqual([]);
  }
});

test.each(pages)("reads few rows for %s", async (name, read) => {
  const { db, meter } = meteredD1(database.d1);
  await read(db);
  // A week's orders are counted, and parcels that wait are few.
  expect(meter.read).toBeLessThan(name === "today" ? 25_000 : 2_500);
});

test("tells a statement that reads a whole table", async () => {
  const { db, meter } = meteredD1(database.d1);
  await db.all("SELECT count(*) FROM orders WHERE landing IS NULL");
  expect(meter.read).toBeGreaterThanOrEqual(count);
});
