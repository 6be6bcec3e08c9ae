import { expect, test } from "vitest";
import { type DatedOffers, specifiedOffers, type TrainingSale } from "~/content/dated-offers";
import { confirmationPage, trainingNoticeOn } from "~/content/funnel";
import { training } from "~/content/offers";
import { trainingThanksOn, trainingThanksPage } from "~/content/product-thanks";
import { trainingSold } from "~/content/training";
import { addDays } from "~/lib/time";

const dayAfter = addDays(training.lastDay, 1);

test.each<[TrainingSale, string | null, boolean]>([
  ["open", null, true],
  ["open", training.lastDay, true],
  ["list", null, false],
  ["list", dayAfter, false],
  ["list", training.lastDay, true],
  ["closed", null, true],
  ["ahead", null, true],
])("counts training sold as %s, paid on %s, to the presale: %s", (sale, paidOn, inPresale) => {
  const cents = inPresale ? training.cents : training.listCents;
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

test("shows a known buyer the day on which the training opens", () => {
  const { lead, card, nextSteps } = trainingThanksOn(specifiedOffers, "2026-11-26");
  const { text } = trainingNoticeOn(specifiedOffers, "2026-11-26");
  for (const said of [lead, card.arrival, nextSteps.steps.at(-1)?.text, text])
    expect(said).toContain("26/02/2027");
});

test("announces and invites to nothing after the launch", () => {
  const page = trainingThanksOn(after);
  const said = JSON.stringify([page, trainingNoticeOn(after)]);
  expect(said).not.toMatch(/masterclass préparatoire|invitation/i);
  expect(said).not.toContain(`${training.launchInMonths} mois`);
  expect(page.card.arrival).toBe("La formation est ouverte.");
});
