import { expect, test } from "vitest";
import { pageCounts } from "~/db/schema";
import { addCounts } from "~/statistics/page-counts";
import { createDatabase } from "../../support/database";
import { purgeAt } from "../../support/retention";

test("counts of days over 25 months old go, those of the last day within stay", async () => {
  await using database = await createDatabase();
  const { db } = database;
  const days = ["2024-05-30", "2024-05-31", "2024-06-01", "2026-06-30"];
  await addCounts(
    db,
    days.map((day) => ({ day, page: "livre", source: "", views: 1, orders: 0 })),
  );
  const now = Date.UTC(2026, 6, 1, 3);
  expect(await purgeAt(db, now)).toBe(2);
  const left = await db.select({ day: pageCounts.day }).from(pageCounts);
  expect(left.map(({ day }) => day)).toEqual(["2024-06-01", "2026-06-30"]);
  expect(await purgeAt(db, now)).toBe(0);
});

test("no counts are no statement", async () => {
  await using database = await createDatabase();
  await addCounts(database.db, []);
  expect(await database.db.$count(pageCounts)).toBe(0);
});
