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
import { notEmpty } from "../support/counted";

const day = fc.integer({ min: 0, max: 2_500 }).map((count) => addDays("2026-01-01", count));
const days = { firstDay: fc.option(day), launch: fc.option(day) };

const offerDates: fc.Arbitrary<OfferDates> = fc.record({
  dates: fc.constant({ asSpecified: false }),
  training: fc.record({
    ...days,
    lastDay: day,
    launchInMonths: fc.constant(3),
    masterclassDaysBefore: fc.constant(30),
    cents: fc.constant(19_700),
    list: fc.option(fc.constant({ cents: 99_000, lowestCents30Days: null }), { nil: undefined }),
  }),
  challenge: fc.record({ nextSession: day, laterSessions: fc.array(day) }),
});

test("computes an offer's state from its first day to its last", () => {
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

test("ends the presale after its last day, the masterclass with the launch", () => {
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

test.each<[Partial<DatedOffers>, string]>([
  [{ launch: "2027-04-01" }, "le 1er\u00A0avril\u00A02027"],
  [{ launchBy: "2027-04-01" }, "au plus tard le 1er\u00A0avril\u00A02027"],
])("shows the day of the launch in words: %j", (dated, words) => {
  const offers = { ...specifiedOffers, ...dated };
  const { lead, card, nextSteps } = trainingThanksOn(offers);
  for (const said of [
    lead,
    card.arrival,
    nextSteps.steps.at(-1)?.text,
    trainingNoticeOn(offers).text,
  ])
    expect(said).toContain(words);
});

test("reckons one launch for all buyers while none is announced", () => {
  const sold = { ...training, firstDay: null, launch: null, lastDay: "2026-12-24" };
  const own = {
    dates: { asSpecified: false },
    training: sold,
  };
  const on = (day: string) =>
    offersOn(day, false, { ...own, challenge: { nextSession: "2027-05-01", laterSessions: [] } });
  expect(on("2027-03-23")).toMatchObject({ launch: null, launchBy: "2027-03-24", launched: false });
  expect(on("2027-03-24")).toMatchObject({ launchBy: null, launched: true, masterclass: "over" });
});

test("tells a buyer whose training is open that it is", () => {
  const said = [
    trainingThanksOn(specifiedOffers, true).lead,
    trainingNoticeOn(specifiedOffers, true).text,
  ];
  for (const text of notEmpty(said)) expect(text).toContain("La formation est ouverte");
});

test("announces no launch and no masterclass after the launch", () => {
  const page = trainingThanksOn(after);
  const said = JSON.stringify([page, trainingNoticeOn(after)]);
  expect(said).not.toMatch(/masterclass préparatoire|invitation/i);
  expect(said).not.toContain(`${training.launchInMonths} mois`);
  expect(page.card.arrival).toBe("La formation est ouverte.");
});
