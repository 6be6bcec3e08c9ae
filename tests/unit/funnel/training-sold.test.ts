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
])("sold as %s, paid on %s: in the presale %s", (sale, paidOn, inPresale) => {
  const cents = inPresale ? training.cents : training.listCents;
  expect(trainingSold({ sale }, paidOn)).toEqual({ cents, inPresale });
});

const announced: DatedOffers = { ...specifiedOffers, sale: "list", launch: "2027-04-01" };
const after: DatedOffers = { ...announced, masterclass: "over", launched: true };

test("as specified, the pages are those of the presale", () => {
  expect(trainingThanksOn(specifiedOffers)).toEqual(trainingThanksPage);
  expect(trainingNoticeOn(specifiedOffers)).toEqual(confirmationPage.trainingNotice);
});

test("an announced launch is named by its day", () => {
  const { lead, card } = trainingThanksOn(announced);
  for (const text of [lead, card.arrival, trainingNoticeOn(announced).text])
    expect(text).toContain("01/04/2027");
});

test("once it is launched nothing is said to come, and no invitation is promised", () => {
  const page = trainingThanksOn(after);
  const said = JSON.stringify([page, trainingNoticeOn(after)]);
  expect(said).not.toMatch(/masterclass préparatoire|invitation/i);
  expect(said).not.toContain(`${training.launchInMonths} mois`);
  expect(page.card.arrival).toBe("La formation est ouverte.");
});
