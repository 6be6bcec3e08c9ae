import { describe, expect, test } from "vitest";
import { faqFacts } from "~/content/faq";
import { notice } from "~/content/legal/notice";
import { saleConditions, terms } from "~/content/legal/terms";
import {
  book,
  challenge,
  claims,
  diagnostic,
  freeChapter,
  programme,
  promptPack,
  toolbox,
  training,
  vip,
} from "~/content/offers";
import { hidesNavigation } from "~/funnel/ad-visit";
import { amount, price } from "~/funnel/money";
import { allCopy } from "../support/content";

const days = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

const totals = [
  book.cents,
  book.cents + promptPack.cents,
  book.cents + training.cents,
  book.cents + training.cents + promptPack.cents,
];

/** Section 9 of the specification's first document: its rows, and what the site says of each. */
const siteAndFunnel = [
  [
    "Book price",
    [price(book.cents), price(book.listCents), book.discountPercent],
    ["19,90€", "29,90€", 33],
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
  ["Structuring", book.structuring, "moins de 2 heures"],
  [
    "Training price",
    [price(training.cents), price(training.listCents), price(training.savingCents)],
    ["197€", "990€", "793€"],
  ],
  ["Training dates", [training.lastDay, training.listPriceFrom], ["23/10/2025", "24/10/2025"]],
  ["Training contents", [training.modules, training.hours, training.groupSessions], [8, "25+", 2]],
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
    [price(promptPack.cents), price(promptPack.listCents), price(promptPack.savingCents)],
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
  [
    "VIP programme",
    [vip.days, vip.sessions, vip.placesPerQuarter, vip.placesLeft],
    [90, 12, 5, "2/5"],
  ],
  ["VIP answers in hours, call in minutes", [vip.feedbackHours, vip.callMinutes], [48, 45]],
  ["Totals", totals.map(amount), ["19,90€", "76,90€", "216,90€", "273,90€"]],
] as const;

/** The same of the second document. Scoring has its own table beside the diagnostic. */
const leadsAndLegal = [
  ["Diagnostic", diagnostic, { steps: 6, minutes: 3, maxObstacles: 2 }],
  [
    "Free chapter",
    [freeChapter.pages, freeChapter.prompts, claims.chapterDownloads],
    [60, 7, "2,847+"],
  ],
  [
    "Challenge",
    [challenge.days, challenge.hoursADay, challenge.nextSession],
    [7, 2, "1er mai 2025"],
  ],
  ["Resource prompts", toolbox.prompts, { total: "25+", structuring: 10, writing: 8, editing: 7 }],
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
    [claims.averageDays, claims.averageRevenueIncrease, claims.publicationRate],
    [19, "+45%", "100%"],
  ],
  ["FAQ phases", programme.summary.map(days), ["1-3", "4-10", "11-14"]],
  ["FAQ hours a day", faqFacts.hoursADay, { from: 2, to: 3 }],
  ["FAQ results in months", faqFacts.resultsInMonths, { from: 2, to: 3 }],
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

describe("the constants agree with each other", () => {
  test("savings are what the list price loses", () => {
    for (const { cents, listCents, savingCents } of [training, promptPack]) {
      expect(listCents - cents).toBe(savingCents);
    }
    expect(Math.round((1 - book.cents / book.listCents) * 100)).toBe(book.discountPercent);
  });

  test("parts add up", () => {
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    const { structuring, writing, editing, total } = toolbox.prompts;
    expect(`${sum([structuring, writing, editing])}+`).toBe(total);
    expect(`${sum(promptPack.categories.map(({ count }) => count))}+`).toBe(promptPack.prompts);
  });

  test("the list price starts the day after the offer ends", () => {
    const time = (day: string) => Date.parse(day.split("/").reverse().join("-"));
    expect(time(training.listPriceFrom) - time(training.lastDay)).toBe(24 * 60 * 60 * 1000);
  });
});

/** Sales pages that work out an example of a reader's income, and say that it is one. */
const withExamples = ["landings/loss.ts", "landings/opportunity.ts"];

test("no other amount in euros is named anywhere", async () => {
  const { instalments } = vip;
  const known = [
    ...[book, training, promptPack, vip].flatMap((offer) => [offer.cents, offer.listCents]),
    ...[training.savingCents, promptPack.savingCents],
    ...[instalments.cents, instalments.count * instalments.cents],
  ].map(price);
  const copy = (await allCopy()).filter(
    ({ where }) => !withExamples.some((file) => where.startsWith(file)),
  );
  const named = copy.flatMap(({ text }) => text.match(/\d[\d ,\u00A0\u202F]*€/g) ?? []);
  const strangers = named.filter((sum) => !known.includes(sum.replace(/[\u00A0\u202F]/g, " ")));
  expect(named.length).toBeGreaterThan(20);
  expect(strangers).toEqual([]);
});
