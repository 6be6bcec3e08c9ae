import { expect, test } from "vitest";
import { cronOf } from "../../../scripts/local/worker";

test("the local site's first minute is its night, which comes again after a day", () => {
  const triggers = { delivery: "* * * * *", nightly: "17 3 * * *" };
  const day = Array.from({ length: 1_441 }, (_, minute) => cronOf(minute, triggers));
  const nights = day.flatMap((cron, minute) => (cron === triggers.nightly ? [minute] : []));
  expect(nights).toEqual([0, 1_440]);
});
