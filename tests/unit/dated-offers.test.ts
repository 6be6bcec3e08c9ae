import fc from "fast-check";
import { expect, test } from "vitest";
import { type OfferDates, offersOn, specifiedOffers, stateOn } from "~/content/dated-offers";
import { addDays } from "~/lib/time";

const day = fc.integer({ min: 0, max: 2_500 }).map((count) => addDays("2026-01-01", count));
const days = { firstDay: fc.option(day), launch: fc.option(day) };

const offerDates: fc.Arbitrary<OfferDates> = fc.record({
  dates: fc.constant({ asSpecified: false }),
  training: fc.record({ ...days, lastDay: day, masterclassDaysBefore: fc.constant(30) }),
  challenge: fc.record({ nextSession: day, laterSessions: fc.array(day) }),
});

test("knows the state of an offer from its first day to its last", () => {
  const stateOf = (day: string) => stateOn(day, "2026-06-01", "2026-06-30");
  const around = ["2026-05-31", "2026-06-01", "2026-06-30", "2026-07-01"];
  expect(around.map(stateOf)).toEqual(["ahead", "open", "open", "over"]);
});

test("offers the first session that has not begun", () => {
  fc.assert(
    fc.property(day, offerDates, (today, dates) => {
      const { session } = offersOn(today, false, dates);
      const { nextSession, laterSessions } = dates.challenge;
      const ahead = [nextSession, ...laterSessions].filter((first) => first > today);
      expect(session).toBe(ahead.sort()[0] ?? null);
    }),
  );
});

test("shows the masterclass of a launched training, one price in a presale", () => {
  fc.assert(
    fc.property(day, fc.boolean(), offerDates, (today, asksListPrice, dates) => {
      const { sale, launched, masterclass } = offersOn(today, asksListPrice, dates);
      if (launched) expect(masterclass).toBe("over");
      if (sale === "list") expect(asksListPrice).toBe(true);
      if (sale === "closed") expect(asksListPrice).toBe(false);
      if (today > dates.training.lastDay) expect(["ahead", "list", "closed"]).toContain(sale);
    }),
  );
});

test("keeps the offers as specified on any day", () => {
  fc.assert(
    fc.property(day, offerDates, (today, dates) => {
      const specified = { ...dates, dates: { asSpecified: true } };
      expect(offersOn(today, true, specified)).toBe(specifiedOffers);
    }),
  );
});
