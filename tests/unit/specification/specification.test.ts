/**
 * The one place that pins what the specification says: figures here; beside it labels letter for letter and
 * how many parts each page has. Every other test takes figures, dates and copy from the content. (The
 * diagnostic's answers have their own table, `diagnostic/specification.ts`.)
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { challengePhases } from "~/content/challenge-programme";
import { wizardSteps } from "~/content/diagnostic-page";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import {
  book,
  challenge,
  claims,
  diagnostic,
  discount,
  freeChapter,
  programme,
  promptPack,
  saleConditions,
  saving,
  toolbox,
  training,
  vip,
} from "~/content/offers";
import { promptGroups } from "~/content/resources/prompts";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";
import { amount, price } from "~/lib/money";
import { daysBetween, frenchDate, numericDate } from "~/lib/time";
import { hidesNavigation } from "~/shared/address";
import { specifiedContents } from "./contents";
import { specifiedLabels } from "./labels";

const days = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

/** Section 9 of the specification's first document: its rows, and what the site says of each. */
const siteAndFunnel = [
  [
    "Book price, and the total of a whole order",
    [
      price(book.cents),
      price(book.listCents),
      discount(book),
      amount(book.cents + training.cents + promptPack.cents),
    ],
    ["19,90€", "29,90€", "-33%", "273,90€"],
  ],
  ["Shipping", book.freeShippingArea, "France métropolitaine"],
  ["Pages", book.pages, 184],
  ["Programme", programme.days, 14],
  ["Phases", programme.phases.map(days), ["1-2", "3-5", "6-10", "11-14"]],
  ["Share of each phase", programme.phases.map(({ percent }) => percent), [25, 50, 75, 100]],
  ["Guarantee in days", book.guaranteeDays, 30],
  ["Rating", book.rating, { value: "4.9/5", reviews: 127 }],
  [
    "Claims",
    [claims.expertsTrained, claims.yearsOfPractice, claims.projects],
    ["500+", "10+", "30M€+"],
  ],
  ["Prompts", [book.chapterThreePrompts, book.prompts], [7, "25+"]],
  ["Structuring", book.structuring, "moins de 2\u00A0heures"],
  [
    "Training price",
    [price(training.cents), price(training.listCents), price(saving(training))],
    ["197€", "990€", "793€"],
  ],
  [
    "Training dates",
    [training.lastDay, training.listPriceFrom].map(numericDate),
    ["23/10/2025", "24/10/2025"],
  ],
  ["Training contents", [training.modules, training.hours, training.groupSessions], [8, 25, 2]],
  [
    "Training launch, in months, and its masterclass, in days before",
    [training.launchInMonths, training.masterclassDaysBefore],
    [3, 30],
  ],
  [
    "Training claims",
    [training.placesLeft, training.firstRegistrants, training.daysToBook],
    [5, 50, 30],
  ],
  [
    "Prompt pack price",
    [price(promptPack.cents), price(promptPack.listCents), price(saving(promptPack))],
    ["57€", "97€", "40€"],
  ],
  [
    "Prompt pack contents",
    [promptPack.prompts, promptPack.categories.map(({ count }) => count), promptPack.updateMonths],
    ["50+", [15, 12, 10, 13], 12],
  ],
  [
    "VIP price",
    [price(vip.cents), price(vip.listCents), vip.instalments.count, price(vip.instalments.cents)],
    ["3 000€", "5 000€", 3, "1 050€"],
  ],
  ["VIP programme", [vip.days, vip.sessions, vip.placesPerQuarter, vip.placesLeft], [90, 12, 5, 2]],
  [
    "VIP framing and answers in hours, call in minutes",
    [vip.framingHours, vip.feedbackHours, vip.callMinutes],
    [2, 48, 45],
  ],
] as const;

/** The same of the second document. Scoring has its own table beside the diagnostic. */
const leadsAndLegal = [
  [
    "Diagnostic",
    { steps: wizardSteps.length, ...diagnostic },
    { steps: 6, minutes: 3, maxObstacles: 2 },
  ],
  [
    "Free chapter",
    [freeChapter.pages, freeChapter.prompts, claims.chapterDownloads],
    [60, 7, "2,847+"],
  ],
  [
    "Challenge",
    [challenge.days, challenge.hoursADay, frenchDate(challenge.nextSession)],
    [7, 2, "1er mai 2025"],
  ],
  [
    "Resource prompts",
    [toolbox.prompts, promptGroups.map(({ prompts }) => prompts.length)],
    ["25+", [10, 8, 7]],
  ],
  [
    "Templates and videos",
    [toolbox.templates, toolbox.videoHours, toolbox.videoMinutes],
    [4, "2h", [22, 18, 15, 25]],
  ],
  [
    "Bonus",
    toolbox.bonus,
    { monetisationPages: 35, leadFunnelPages: 28, interviews: 5, books: 10, booksPages: 42 },
  ],
  ["Training refund, in days after launch", training.refundDays, 30],
  ["Prompt pack guarantee in days", promptPack.guaranteeDays, 30],
  [
    "Testimonial figures",
    [claims.averageDays, claims.averageRevenueIncreasePercent, claims.publicationRate],
    [19, 45, "100%"],
  ],
  ["FAQ phases", programme.summary.map(days), ["1-3", "4-10", "11-14"]],
  ["FAQ hours a day", programme.hoursADay, { from: 2, to: 3 }],
  ["FAQ results in months", claims.resultsInMonths, { from: 2, to: 3 }],
  ["FAQ average rate increase", claims.averageRateIncreasePercent, 30],
  ["Delivery in working days", saleConditions.deliveryWorkingDays, { from: 4, to: 7 }],
  [
    "Digital access and damage report in hours",
    [saleConditions.digitalAccessHours, saleConditions.damageReportHours],
    [24, 48],
  ],
  [
    "Withdrawal, its refund, and that of the unavailable, in days",
    [
      saleConditions.withdrawalDays,
      saleConditions.withdrawalRefundDays,
      saleConditions.unavailabilityRefundDays,
    ],
    [14, 14, 14],
  ],
  ["Legal pages updated", [terms.updated, notice.updated], ["2025-04-15", "2025-04-15"]],
] as const;

describe("the constants are the specification's", () => {
  test.each([...siteAndFunnel, ...leadsAndLegal])("%s", (_row, actual, specified) => {
    expect(actual).toEqual(specified);
  });

  test("navigation is hidden for fb and ig alone", () => {
    const hidden = (source: string) => hidesNavigation(new URLSearchParams({ utm_source: source }));
    expect(["fb", "ig", "FB", "facebook", "instagram", ""].filter(hidden)).toEqual(["fb", "ig"]);
  });
});

describe("the labels are the specification's, letter for letter", () => {
  test.each(specifiedLabels)("%s", (_what, onTheSite, specified) => {
    expect(onTheSite).toEqual(specified);
  });
});

describe("the pages have the specification's parts", () => {
  test.each(specifiedContents)("%s", (_what, onTheSite, specified) => {
    expect(onTheSite).toEqual(specified);
  });
});

test.each([
  chapterForm.consent,
  challengeForm.fields.agreeToEmails.label,
  resourcesForm.consent,
  diagnosticForm.consent,
])("consent says what for, and that it can be withdrawn: %s", (consent) => {
  expect(consent).toMatch(/e-\u2060?mail/);
  expect(consent).toContain("désinscrire à tout moment");
});

describe("the constants agree with each other", () => {
  test("parts add up", () => {
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(`${sum(promptGroups.map(({ prompts }) => prompts.length))}+`).toBe(toolbox.prompts);
    expect(`${sum(promptPack.categories.map(({ count }) => count))}+`).toBe(promptPack.prompts);
  });

  test("the list price starts the day after the offer ends", () => {
    expect(daysBetween(training.lastDay, training.listPriceFrom)).toBe(1);
  });

  test("the challenge's phases and their days are its days", () => {
    const spans = challengePhases.map(({ from, to }) => [from, to]);
    const counted = challengePhases.map(({ days }, index) => {
      const before = challengePhases.slice(0, index).flatMap(({ days }) => days).length;
      return [before + 1, before + days.length];
    });
    expect(spans).toEqual(counted);
    expect(challengePhases.flatMap(({ days }) => days)).toHaveLength(challenge.days);
  });
});

/** Content whose numbers are its own: the law's sums, the model volume's pages, the trade's costs and times. */
const ownNumbers = /^(offers|legal\/terms|resources\/structure|testimonials|articles\/.*)\.ts$/;

/** A landing's window of opportunity, and the quarter of another's example. */
const otherSpans = /12\smois|90\sjours/g;

/** A number in digits and what it counts. */
const figure =
  /\d[\d ,+\u00A0\u202F]*(?:€|(?:euros|pages|prompts|modules|heures|minutes|jours|mois|séances|places)\b)/g;

test("no figure is written out beside the constants", async () => {
  const folder = "app/content";
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => file.endsWith(".ts") && !ownNumbers.test(file));
  const written = modules.map(async (file) => {
    const source = await readFile(join(folder, file), "utf8");
    return source.replace(otherSpans, "").match(figure) ?? [];
  });
  expect(modules.length).toBeGreaterThan(20);
  expect((await Promise.all(written)).flat()).toEqual([]);
});
