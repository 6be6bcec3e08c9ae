/** The desk is as quick with 100,000 orders and leads as with a hundred: few statements a page, each by an index. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~/db/client";
import { findRemains } from "~/leads/contacts/erase";
import { findSessions } from "~/leads/contacts/groups";
import { findAddress, findPerson } from "~/leads/contacts/person";
import { findContacts, listLeads } from "~/leads/list";
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

/** The first columns of the numbered lead of a table. */
const lead = (table: string) =>
  `printf('${table}0000000-0000-4000-8000-%012d', i), ${moment}, '${table}' || i, '', 'l' || i || '@example.com'`;
const answers =
  "expertise_domain, experience_years, transmission_method, book_objective, business_impact, publication_timeline, project_status, main_obstacles, ai_familiarity, book_format, ai_disposition, q1_score, q2_score, q3_score, q4_score, q5_score, q6_score, q7_score, q8_score, q9_score, q10_score, q11_score, expertise_score, business_score, preparation_score, tech_score, timing_score, total_score, profile_type";

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
    `INSERT INTO resource_subscribers (id, created_at, submission_key, consent_text, email, gdpr_consent, metadata)
      ${numbers} SELECT ${lead("1")}, 1, iif(i % 10000 = 5, NULL,
        json_object('prenom', 'Inès', 'nom', 'Nom' || i, 'source', 'chapitre_gratuit')) FROM n`,
    `INSERT INTO challenge_participants (id, created_at, submission_key, consent_text, email, privacy_consent,
        agree_to_emails, first_name, last_name, expertise_area, session)
      ${numbers} SELECT ${lead("2")}, 1, 1, 'Inès', 'Nom' || i, '', '2026-01-0' || (i % 3 + 1) FROM n WHERE i % 5 = 0`,
    `INSERT INTO diagnostic_responses (id, created_at, submission_key, consent_text, email, gdpr_consent, name, ${answers})
      ${numbers} SELECT ${lead("3")}, 1, 'Inès Nom' || i, ${answers.split(", ").map(() => "'1'")} FROM n WHERE i % 5 = 1`,
  ];
  for (const seed of seeds) await database.d1.prepare(seed).run();
}, 240_000);

const reference = "C-20260501-00050000";
const list = (filter: OrderFilter, after?: string) => (db: Database) =>
  db.all(listOrders({ after: afterOrder(after), limit: 21 }, filter, Date.now()));
const shop = { siteUrl: "https://site.test", email: "a@b.fr", phone: "" };

const beginning = { before: { created_at: "9999", id: "" }, limit: 21 };
const find = (text: string) => (db: Database) => findContacts(db, beginning, text);
async function readPerson(db: Database) {
  const key = "10000000-0000-4000-8000-000000050001";
  const email = await findAddress(db, key);
  expect(email).toBe("l50001@example.com");
  return [await findPerson(db, email ?? ""), await findRemains(db, email ?? "")];
}

/** A person's rows lie in ten tables, read in three round trips. */
const statementsOfPerson = 10;

const pages: [string, (db: Database) => Promise<unknown>, most?: number][] = [
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
  ["contacts", (db) => listLeads(db, beginning)],
  ["contacts of a form", (db) => listLeads(db, beginning, { form: "chapter" })],
  ["contacts of a rare form", (db) => listLeads(db, beginning, { form: "resources" })],
  ["contacts by address", find("l5000")],
  ["contacts by a first name", find("Inès")],
  ["contacts by a last name", find("nom50001")],
  ["sessions of the challenge", findSessions],
  ["a person", readPerson, statementsOfPerson],
  ["the journal", async (db) => readActs(db, { limit: 21, before: undefined })],
];

test.each(pages)("reads %s in few statements by an index", async (_name, read, most = 5) => {
  const { db, statements } = recordStatements(database.d1);
  await read(db);
  expect(statements.size).toBeLessThanOrEqual(most);
  for (const statement of notEmpty(statements)) {
    const values = [...statement.matchAll(/\?/g)].map(() => 1);
    const plan = database.d1.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...values);
    const { results } = await plan.all<{ detail: string }>();
    const scans = results
      .map(({ detail }) => detail)
      // A recursion reads its own rows.
      .filter((detail) => detail !== "SCAN joined")
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
