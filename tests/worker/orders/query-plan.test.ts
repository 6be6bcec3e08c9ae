import { expect, test } from "vitest";
import { findBuyer, findPurchase } from "~/orders/buyer";
import { storePayment } from "~/orders/payment";
import { storeRefund } from "~/orders/refund";
import { addCounts } from "~/statistics/page-counts";
import { lastDays } from "~/statistics/report/period";
import { reportStatements } from "~/statistics/report/queries";
import { newOrder } from "../../support/payments";
import { purgeAt } from "../../support/retention";
import { sharedDatabase } from "../../support/shared-database";
import { recordStatements, scansOf } from "../../support/watched-d1";

const database = await sharedDatabase();

const created_at = newOrder().created_at;

test("no statement about orders reads a whole table, however many there are", async () => {
  const { db, statements } = recordStatements(database.d1);
  await storePayment({ db }, newOrder());
  await storeRefund({ db }, { payment_intent: "pi_1", refunded_cents: 1, created_at });
  await findPurchase(db, newOrder().session_id);
  await findBuyer(db, "key");
  await purgeAt(db, Date.now());

  expect(statements.size).toBeGreaterThan(10);
  for (const statement of statements) {
    expect(await scansOf(database.d1, statement), statement).toEqual([]);
  }
});

test("counts read their own day and page alone", async () => {
  const { db, statements } = recordStatements(database.d1);
  await addCounts(db, [{ day: "2026-05-01", page: "livre", source: "", views: 1, orders: 0 }]);
  for (const statement of statements) {
    const scans = await scansOf(database.d1, statement);
    expect(scans.filter((step) => /page_counts|kept/.test(step))).toEqual([]);
  }
});

test("the report reads the days it is about", async () => {
  const period = lastDays(30, Date.parse(created_at));
  const { db, statements } = recordStatements(database.d1);
  await Promise.all(reportStatements(period).map((statement) => db.all(statement)));
  expect(statements.size).toBeGreaterThan(4);
  for (const text of statements) {
    const scans = await scansOf(database.d1, text);
    const whole = scans.filter((step) => !/COVERING INDEX outbox_events_/.test(step));
    expect(whole, text).toEqual([]);
  }
});
