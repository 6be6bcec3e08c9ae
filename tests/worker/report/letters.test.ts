import { expect, test } from "vitest";
import { letterSource, letters } from "~/content/letters";
import { queryBudget } from "~/db/budget";
import { unsubscribedAddresses } from "~/db/schema";
import { letterType, makeLetters } from "~/leads/letters";
import { addDays, parisMoment } from "~/lib/time";
import { storePayment } from "~/orders/payment";
import { addCounts } from "~/statistics/page-counts";
import { lastDays } from "~/statistics/report/period";
import { listLetters } from "../../../scripts/leads/letters";
import { createDatabase } from "../../support/database";
import { chapterForm, storeChapterRequest } from "../../support/leads";
import { newOrder } from "../../support/payments";
import { readReport } from "../../support/report";

const asked = "2026-05-01";
const at = (past: number, time = "08:00") => Date.parse(parisMoment(addDays(asked, past), time));
const [letter] = letters.filter(({ form }) => form === "chapter");
if (!letter) throw new Error("no letter after the chapter");

test("what a letter brought", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const readers = ["a@example.com", "b@example.com", "c@example.com"];
  for (const email of readers) {
    const now = () => at(0, "12:00");
    await storeChapterRequest({ db, now }, chapterForm({ email, news_consent: true }));
  }
  await makeLetters({ db, now: () => at(letter.day), budget: queryBudget(50) });
  await database.d1
    .prepare("UPDATE outbox_events SET status = 'delivered' WHERE type = ?")
    .bind(letterType(letter))
    .run();
  const left = (address: string, past: number) =>
    db
      .insert(unsubscribedAddresses)
      .values({ address, created_at: new Date(at(past)).toISOString() });
  await left("a@example.com", letter.day + 1);
  await left("b@example.com", letter.day + 8);
  const source = letterSource(letter);
  const day = addDays(asked, letter.day);
  const counted = { day, page: "livre-augmente-fl", source, views: 5, orders: 2 };
  await addCounts(db, [counted]);
  const order = newOrder({ source, created_at: new Date(at(letter.day, "10:00")).toISOString() });
  await storePayment({ db }, order);

  const report = await readReport(database.d1, lastDays(30, Date.UTC(2026, 4, 30, 12)));
  expect(report.letters.find(({ name }) => name === source)).toMatchObject({
    sent: 3,
    views: 5,
    begun: 2,
    paid: 1,
    revenue_cents: order.amount_cents,
    unsubscribed: 1,
  });
});

test("letters of the next nine days", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const now = () => at(0, "12:00");
  await storeChapterRequest({ db, now }, chapterForm({ news_consent: true }));
  let printed = "";
  const terminal = { print: (text: string) => (printed = text) };
  await listLetters({ db, terminal } as never, new Date(at(0, "13:00")));
  const [titles = "", ...lines] = printed.split("\n");
  expect(titles).toContain("05-03");
  const counts = Object.fromEntries(
    lines.map((line) => [line.split(/ +/)[0], Number(line.split(/ +/).at(-1))]),
  );
  expect(counts).toMatchObject({
    "chapter-2": 1,
    "chapter-5": 1,
    "chapter-9": 1,
    "diagnostic-2": 0,
  });
});
