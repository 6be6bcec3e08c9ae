import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DatedOffers,
  type OfferDates,
  offersOn,
  specifiedOffers,
  stateOn,
  type TrainingSale,
} from "~/content/dated-offers";
import { confirmationPage, trainingNoticeOn } from "~/content/funnel";
import { listCents, training } from "~/content/offers";
import { trainingThanksOn, trainingThanksPage } from "~/content/product-thanks";
import { trainingSold } from "~/content/training-sale";
import { addDays } from "~/lib/time";

const day = fc.integer({ min: 0, max: 2_500 }).map((count) => addDays("2026-01-01", count));
const days = { firstDay: fc.option(day), launch: fc.option(day) };

const offerDates: fc.Arbitrary<OfferDates> = fc.record({
  dates: fc.constant({ asSpecified: false }),
  training: fc.record({
    ...days,
    lastDay: day,
    masterclassDaysBefore: fc.constant(30),
    cents: fc.constant(19_700),
    list: fc.option(fc.constant({ cents: 99_000, lowestCents30Days: null }), { nil: undefined }),
  }),
  challenge: fc.record({ nextSession: day, laterSessions: fc.array(day) }),
});

test("computes the state of an offer from its first day to its last", () => {
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

test("ends the presale after its last day and the masterclass with the launch", () => {
  fc.assert(
    fc.property(day, fc.boolean(), offerDates, (today, asksListPrice, dates) => {
      const { sale, launched, masterclass } = offersOn(today, asksListPrice, dates);
      expect(launched && masterclass !== "over").toBe(false);
      const hasLaterPrice = asksListPrice && listCents(dates.training) !== null;
      expect(["ahead", "open", hasLaterPrice ? "list" : "closed"]).toContain(sale);
      expect(sale === "open" && today > dates.training.lastDay).toBe(false);
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

test.each<[TrainingSale, string | null, boolean]>([
  ["open", null, true],
  ["open", training.lastDay, true],
  ["list", null, false],
  ["list", addDays(training.lastDay, 1), false],
  ["list", training.lastDay, true],
  ["closed", null, true],
  ["ahead", null, true],
])("counts training sold as %s, paid on %s, to the presale: %s", (sale, paidOn, inPresale) => {
  const cents = inPresale ? training.cents : listCents(training);
  expect(trainingSold({ sale }, paidOn)).toEqual({ cents, inPresale });
});

const announced: DatedOffers = { ...specifiedOffers, sale: "list", launch: "2027-04-01" };
const after: DatedOffers = { ...announced, masterclass: "over", launched: true };

test("shows the pages of the presale as specified", () => {
  expect(trainingThanksOn(specifiedOffers)).toEqual(trainingThanksPage);
  expect(trainingNoticeOn(specifiedOffers)).toEqual(confirmationPage.trainingNotice);
});

test("shows the day of an announced launch", () => {
  const { lead, card } = trainingThanksOn(announced);
  for (const text of [lead, card.arrival, trainingNoticeOn(announced).text])
    expect(text).toContain("01/04/2027");
});

test("shows a buyer the day on which the training opens", () => {
  const { lead, card, nextSteps } = trainingThanksOn(specifiedOffers, "2026-11-26");
  const { text } = trainingNoticeOn(specifiedOffers, "2026-11-26");
  for (const said of [lead, card.arrival, nextSteps.steps.at(-1)?.text, text])
    expect(said).toContain("26/02/2027");
});

test("announces no launch and no masterclass after the launch", () => {
  const page = trainingThanksOn(after);
  const said = JSON.stringify([page, trainingNoticeOn(after)]);
  expect(said).not.toMatch(/masterclass préparatoire|invitation/i);
  expect(said).not.toContain(`${training.launchInMonths} mois`);
  expect(page.card.arrival).toBe("La formation est ouverte.");
});
