import fc from "fast-check";
import { expect, test } from "vitest";
import { movements, orders, outboxEvents, parcels } from "~/db/schema";
import { histories, providerOf, type Subscription, subscriptions } from "../../support/provider";
import { sharedDatabase } from "../../support/shared-database";
import { ledgerAfter, moment, paid, refund, storeStory, sum } from "../../support/story";

const tables = [orders, parcels, movements, outboxEvents];
const { db } = await sharedDatabase(...tables);

const bought = paid("05-01");
const second = { id: "re_2" };

/** The lines after the payment's. */
const lines = (...events: string[]) => ledgerAfter([bought, ...events]).lines.slice(1);

test("adds to named refunds what the latest sum has beyond them", () => {
  const story = [sum("10-10", 500), refund("11-20", "created", 300), sum("11-20", 800)];
  expect(lines(...story)).toEqual(["refund 10-10 -500", "refund 11-20 -300"]);
  expect(ledgerAfter([bought, ...story]).outcome.refunds_cents).toBe(800);
});

test("adds a refund known by its id alone to an earlier sum", () => {
  expect(lines(sum("10-10", 500), refund("11-20", "created", 300))).toEqual([
    "refund 10-10 -500",
    "refund 11-20 -300",
  ]);
});

test("counts a refund once that was first known as a sum", () => {
  const story = [sum("05-03", 500), refund("05-06", "updated", 500)];
  expect(lines(...story)).toEqual(["refund 05-03 -500"]);
});

test("tells a sum's refund from a later one by its beginning", () => {
  const created = Date.parse(moment("05-03T11:59")) / 1000;
  const late = refund("05-06", "updated", 500, "succeeded", { created });
  expect(lines(sum("05-03", 500), late)).toEqual(["refund 05-03 -500"]);
  const begun = { created: Date.parse(moment("05-05")) / 1000 };
  expect(lines(sum("05-03", 500), refund("05-06", "updated", 500, "succeeded", begun))).toEqual([
    "refund 05-03 -500",
    "refund 05-06 -500",
  ]);
});

test("counts nothing for a pending or canceled refund in a sum", () => {
  const pending = [sum("05-03", 500), refund("05-03", "created", 500, "pending")];
  expect(lines(...pending)).toEqual([]);
  expect(lines(...pending, refund("05-05", "updated", 500, "canceled"))).toEqual([]);
});

test("counts a refund when it succeeds, not when it is pending", () => {
  const pending = [sum("05-03", 500), refund("05-03", "created", 500, "pending")];
  expect(lines(...pending, refund("05-06", "updated", 500))).toEqual(["refund 05-06 -500"]);
});

test("lowers by a failure only the sums told before it", () => {
  const failed = [sum("05-03", 1990), refund("05-09", "failed", 1990)];
  expect(lines(...failed)).toEqual(["refund 05-03 -1990", "refund returned 05-09 1990"]);
  expect(lines(...failed, sum("05-10", 1990)).at(-1)).toBe("refund 05-10 -1990");
});

test("counts a refund that fails and another after it", () => {
  const story = [refund("05-03", "created", 500), refund("06-02", "failed", 500)];
  const back = ["refund 05-03 -500", "refund returned 06-02 500"];
  expect(lines(...story.toReversed())).toEqual(back);
  const again = refund("06-05", "created", 500, "succeeded", second);
  expect(lines(again, ...story)).toEqual([...back, "refund 06-05 -500"]);
});

test("counts the growth of a sum on its own day", () => {
  const grown = [sum("05-08", 1990), sum("05-03", 500), refund("05-09", "failed", 500)];
  expect(lines(...grown)).toEqual([
    "refund 05-03 -500",
    "refund 05-08 -1490",
    "refund returned 05-09 500",
  ]);
});

test("counts a refund in another currency by its balance, or names it", () => {
  const foreign = { currency: "cad" };
  const known = { ...foreign, balance_transaction: { amount: -2010, currency: "eur" } };
  const uncounted = ledgerAfter([bought, refund("05-03", "created", 3190, "succeeded", foreign)]);
  expect(uncounted.outcome.refunds_cents).toBe(0);
  expect(uncounted.uncounted).toMatchObject([{ kind: "refund", cents: 3190, currency: "cad" }]);
  const counted = ledgerAfter([
    bought,
    refund("05-03", "created", 3190, "succeeded", foreign),
    refund("05-04", "updated", 3190, "succeeded", known),
  ]);
  expect(counted.outcome.refunds_cents).toBe(2010);
  expect(counted.uncounted).toEqual([]);
});

test("names once a foreign refund that is told as a sum too", () => {
  const foreign = { currency: "cad" };
  const uncounted = (...events: string[]) =>
    ledgerAfter([bought, ...events]).uncounted.map(({ at, cents }) => [at.slice(5, 10), cents]);
  const sums = [sum("05-03", 1000, foreign), sum("05-09", 3190, foreign)];
  expect(uncounted(...sums)).toEqual([
    ["05-03", 1000],
    ["05-09", 2190],
  ]);
  const named = refund("05-09", "created", 2190, "succeeded", foreign);
  expect(uncounted(...sums, named)).toEqual([
    ["05-03", 1000],
    ["05-09", 2190],
  ]);
  const converted = { ...foreign, balance_transaction: { amount: -1380, currency: "eur" } };
  expect(uncounted(...sums, refund("05-09", "created", 2190, "succeeded", converted))).toEqual([
    ["05-03", 1000],
  ]);
});

/** The ids of the refunds that were announced, and when their announcements are due. */
async function announced() {
  const rows = await db.select().from(outboxEvents).orderBy(outboxEvents.next_attempt_at);
  return rows
    .filter(({ type, destination }) => type === "order.refunded" && destination === "mail")
    .map(({ next_attempt_at }) => next_attempt_at.slice(5, 16));
}

const mailed = { db, mailed: true };

test("announces a pending refund once, when it succeeds", async () => {
  const pending = [sum("05-03", 1990), refund("05-03", "created", 1990, "pending")];
  await storeStory(mailed, [bought, ...pending, refund("05-06", "updated", 1990)]);
  expect(await announced()).toEqual(["05-06T12:00"]);
});

test("announces a sum that no refund names within five minutes", async () => {
  await storeStory(mailed, [bought, sum("05-03", 500)]);
  expect(await announced()).toEqual(["05-03T12:05"]);
});

test("does not announce a refund again that is named later", async () => {
  await storeStory(mailed, [bought, sum("05-03", 500), refund("05-06", "updated", 500)]);
  await storeStory(mailed, [refund("05-20", "updated", 500)]);
  expect(await announced()).toEqual(["05-03T12:05"]);
});

test("announces a named refund at once, and its sum not at all", async () => {
  const named = [sum("05-03", 500), refund("05-03T12:04", "created", 500)];
  await storeStory(mailed, [bought, ...named]);
  expect(await announced()).toEqual(["05-03T12:04"]);
});

test("announces each refund of an endpoint that learns of ids midway", async () => {
  const story = [sum("10-10", 500), refund("11-20", "created", 300), sum("11-20", 800)];
  await storeStory(mailed, [bought, ...story]);
  expect(await announced()).toEqual(["10-10T12:05", "11-20T12:00"]);
});

test("announces a refund that arrives before its payment, once that is known", async () => {
  await storeStory(mailed, [refund("05-03", "created", 500), bought], ["05-03", "05-03T13:00"]);
  expect(await announced()).toEqual(["05-03T13:00"]);
});

test("does not announce what an earlier version of the site learned", async () => {
  await storeStory(mailed, [bought]);
  await db.insert(movements).values({
    ...{ id: "re_1", kind: "refund", payment: "pi_1", amount_cents: 500, currency: "eur" },
    at: moment("05-03"),
  });
  await storeStory(mailed, [refund("05-20", "created", 300, "succeeded", second)]);
  expect(await announced()).toEqual(["05-20T12:00"]);
});

const start = Date.UTC(2026, 0, 20);
const heard = fc.record({ first: subscriptions, later: subscriptions, from: fc.nat(12) });

test("knows what can be known, whatever it hears, in any order", () => {
  const told = fc.tuple(histories, heard).chain(([history, hears]) => {
    const { events, seemsToHold } = providerOf(1990, start, history, { hears });
    const all = fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length });
    return fc.tuple(all, fc.constant(seemsToHold));
  });
  fc.assert(
    fc.property(told, ([events, seemsToHold]) => {
      const balance = ledgerAfter(events).lines.reduce((total, line) => total + centsOf(line), 0);
      expect(balance).toBe(seemsToHold);
    }),
    { numRuns: 200 },
  );
});

const centsOf = (line: string) => Number(line.split(" ").at(-1));

test("announces no more refunds than there were, in any order", async () => {
  const told = fc.tuple(histories, heard).chain(([history, hears]) => {
    const { events, refunds } = providerOf(1990, start, history, { hears });
    const all = fc.shuffledSubarray([...events, ...events], { minLength: events.length });
    const pauses = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 60, maxLength: 60 });
    return fc.tuple(fc.constantFrom(events[0] ?? ""), all, pauses, fc.constant(refunds));
  });
  await fc.assert(
    fc.asyncProperty(told, async ([first, events, pauses, refunds]) => {
      for (const table of tables) await db.delete(table);
      let minutes = 0;
      const times = [first, ...events].map((_, index) => {
        minutes += pauses[index] ?? 0;
        return new Date(start + minutes * 60_000).toISOString().slice(5, 16);
      });
      await storeStory(mailed, [first, ...events], times);
      expect((await announced()).length).toBeLessThanOrEqual(refunds);
    }),
    { numRuns: 25 },
  );
});

test.each<[Subscription, "growths" | "succeeded"]>([
  ["sums", "growths"],
  ["ids", "succeeded"],
  ["both", "succeeded"],
])("announces to an endpoint that hears %s every one of its %s", async (only, count) => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      for (const table of tables) await db.delete(table);
      const hears = { first: only, later: only, from: 0 };
      const provider = providerOf(1990, start, history, { hears });
      await storeStory(mailed, provider.events);
      expect(await announced()).toHaveLength(provider[count]);
    }),
    { numRuns: 20 },
  );
});
