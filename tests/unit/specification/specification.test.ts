/**
 * The one place that pins what the specification says: figures here; beside it labels letter for letter and
 * how many parts each page has, and the diagnostic's answers. Every other test takes figures, dates and copy from the
 * content.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { thankYouLead, unknownBook } from "~/content/book-order";
import { challengePhases } from "~/content/challenge-programme";
import { claims } from "~/content/claims";
import { introduction, sampleReport, wizardSteps } from "~/content/diagnostic-page";
import { confirmationPage, thankYouPage } from "~/content/funnel";
import { notice } from "~/content/legal/notice";
import { terms } from "~/content/legal/terms";
import * as offers from "~/content/offers";
import { promptPackThanksPage, trainingThanksPage } from "~/content/product-thanks";
import { promptGroups } from "~/content/resources/prompts";
import { challengeParticipants, diagnosticResponses, resourceSubscribers } from "~/db/schema";
import { questions, questionsOf } from "~/diagnostic/questions";
import { dimensions } from "~/diagnostic/report/dimensions";
import { challengeForm } from "~/leads/forms/challenge";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";
import { schedule } from "~/leads/reminders";
import { amount, price } from "~/lib/money";
import { frenchDate, numericDate } from "~/lib/time";
import { copyFiles } from "../../support/content";
import { counted } from "../../support/counted";
import { type Row, specifiedContents } from "./contents";
import { specifiedDiagnostic } from "./diagnostic";
import { specifiedLabels } from "./labels";

const { book, challenge, diagnostic, discount, freeChapter, programme } = offers;
const { promptPack, saleConditions, saving, toolbox, training, vip } = offers;

const { bonus } = toolbox;
const pricesOf = (offer: Parameters<typeof saving>[0]) =>
  [offer.cents, offers.listCents(offer) ?? 0].map(price);
const days = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

/** Section 9 of the specification's first document, and what the site says of each row. */
const siteAndFunnel: Row[] = [
  ["book: prices", pricesOf(book), ["19,90€", "29,90€"]],
  ["book: discount", discount(book), "-33%"],
  ["whole order", amount(book.cents + training.cents + promptPack.cents), "273,90€"],
  ["book: free shipping", book.freeShippingArea, "France métropolitaine"],
  ["book: pages", book.pages, 184],
  ["book: guarantee in days", book.guaranteeDays, 30],
  ["book: rating", claims.rating.value, "4.9/5 sur 127\u00A0avis vérifiés"],
  ["book: prompts, and of chapter 3", [book.prompts, book.chapterThreePrompts], ["25+", 7]],
  ["book: structuring", claims.structuring.value, "moins de 2\u00A0heures"],
  ["programme: days", programme.days, 14],
  ["manuscript: days", claims.manuscript.value, programme.days],
  ["programme: phases", programme.phases.map(days), ["1-2", "3-5", "6-10", "11-14"]],
  ["programme: shares", programme.phases.map(({ percent }) => percent), [25, 50, 75, 100]],
  ["claims: experts", claims.expertsTrained.value, "500+"],
  ["claims: years", claims.yearsOfPractice.value, "10+"],
  ["claims: projects", claims.projects.value, "30M€+"],
  ["training: prices", pricesOf(training), ["197€", "990€"]],
  ["training: saving", price(saving(training) ?? 0), "793€"],
  ["training: last day of the presale", numericDate(training.lastDay), "23/10/2025"],
  ["training: first day of the list price", numericDate(training.listPriceFrom), "24/10/2025"],
  ["training: modules, hours", [training.modules, training.hours], [8, 25]],
  ["training: group sessions", training.groupSessions, 2],
  ["training: launch in months", training.launchInMonths, 3],
  ["training: masterclass, days before", training.masterclassDaysBefore, 30],
  ["training: places left, in all", [training.placesLeft, training.firstRegistrants], [5, 50]],
  ["training: days to a book", training.daysToBook, 30],
  ["prompt pack: prices", pricesOf(promptPack), ["57€", "97€"]],
  ["prompt pack: saving", price(saving(promptPack) ?? 0), "40€"],
  ["prompt pack: prompts", promptPack.prompts, "50+"],
  ["prompt pack: categories", promptPack.categories.map(({ count }) => count), [15, 12, 10, 13]],
  ["prompt pack: updates in months", promptPack.updateMonths, 12],
  ["VIP: prices", pricesOf(vip), ["3 000€", "5 000€"]],
  ["VIP: instalments", vip.instalments.count, 3],
  ["VIP: an instalment", price(vip.instalments.cents), "1 050€"],
  ["VIP: days, sessions", [vip.days, vip.sessions], [90, 12]],
  ["VIP: places a quarter, left", [vip.placesPerQuarter, vip.placesLeft], [5, 2]],
  ["VIP: hours of framing, for answers", [vip.framingHours, vip.feedbackHours], [2, 48]],
  ["VIP: call in minutes", vip.callMinutes, 45],
];

/** The same of the second document. */
const leadsAndLegal: Row[] = [
  ["diagnostic: steps", wizardSteps.length, 6],
  ["diagnostic: limits", diagnostic, { minutes: 3, maxObstacles: 2 }],
  ["free chapter", freeChapter, { pages: 60, prompts: 7 }],
  ["free chapter: downloads", claims.chapterDownloads.value, "2,847+"],
  ["challenge: days, hours a day", [challenge.days, challenge.hoursADay], [7, 2]],
  [
    "challenge: reminders",
    schedule.map(({ day, from, before }) => `${day}: ${from}-${before}`),
    expect.arrayContaining([
      "0: 18:00-23:30",
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => `${day}: 07:00-17:00`),
    ]),
  ],
  ["challenge: next session", frenchDate(challenge.nextSession), "1er mai 2025"],
  ["toolbox: groups of prompts", promptGroups.map(({ prompts }) => prompts.length), [10, 8, 7]],
  ["toolbox: prompts, templates", [toolbox.prompts, toolbox.templates], ["25+", 4]],
  ["toolbox: hours of video", toolbox.videoHours, "2h"],
  ["toolbox: minutes of each video", toolbox.videoMinutes, [22, 18, 15, 25]],
  ["bonus: pages on money, leads", [bonus.monetisationPages, bonus.leadFunnelPages], [35, 28]],
  ["bonus: interviews", bonus.interviews, 5],
  ["bonus: books, pages on them", [bonus.books, bonus.booksPages], [10, 42]],
  ["training: refund, days after launch", training.refundDays, 30],
  ["prompt pack: guarantee in days", promptPack.guaranteeDays, 30],
  ["testimonials: average days", claims.averageDays.value, 19],
  ["testimonials: revenue increase", claims.averageRevenueIncreasePercent.value, 45],
  ["testimonials: publication rate", claims.publicationRate.value, "100%"],
  ["FAQ: phases", programme.summary.map(days), ["1-3", "4-10", "11-14"]],
  ["FAQ: hours a day", programme.hoursADay, { from: 2, to: 3 }],
  ["FAQ: results in months", claims.resultsInMonths.value, "2\u00A0à\u00A03"],
  ["FAQ: average rate increase", claims.averageRateIncreasePercent.value, 30],
  ["delivery in working days", saleConditions.deliveryWorkingDays, { from: 4, to: 7 }],
  ["digital access in hours", saleConditions.digitalAccessHours, 24],
  ["damage report in hours", saleConditions.damageReportHours, 48],
  ["withdrawal in days", saleConditions.withdrawalDays, 14],
  ["its refund in days", saleConditions.withdrawalRefundDays, 14],
  ["refund of the unavailable in days", saleConditions.unavailabilityRefundDays, 14],
  ["terms: updated", terms.updated, "2025-04-15"],
  ["legal notice: updated", notice.updated, "2025-04-15"],
];

const rows = [...siteAndFunnel, ...leadsAndLegal, ...specifiedContents];

test.each(rows)("keeps %s as specified", (_what, onTheSite, specified) => {
  expect(onTheSite).toEqual(specified);
});

test.each(specifiedLabels)("keeps the label « %s » letter for letter", (specified, onTheSite) => {
  expect(onTheSite).toBe(specified);
});

test("keeps the diagnostic's questions and points, each in its step", () => {
  const printed = wizardSteps.flatMap((step) => [
    `step ${step.number}`,
    ...questionsOf(step.number).flatMap(({ number, key, kind, max, options }) => [
      kind === "radio" && max === 1 ? `${number} ${key}` : `${number} ${key}: ${kind} ${max}`,
      ...options.map(({ label, points }) => `  ${points} ${label}`),
    ]),
  ]);
  expect(printed).toEqual(specifiedDiagnostic.trim().split("\n"));
  expect(wizardSteps.flatMap(({ number }) => questionsOf(number))).toEqual(questions);
});

const consents = [chapterForm, resourcesForm, diagnosticForm].map(({ consent }) => consent);
const agreement = challengeForm.fields.agreeToEmails.label;

test.each([...consents, agreement])("says how to withdraw a consent: %s", (consent) => {
  expect(consent).toMatch(/e-\u2060?mail/);
  expect(consent).toContain("désinscrire à tout moment");
});

const thankYou = { ...thankYouPage, lead: thankYouLead(unknownBook) };
const confirmations = [thankYou, confirmationPage, trainingThanksPage, promptPackThanksPage];

test.each(confirmations)("asks nothing about the payment: $title", ({ title, lead }) => {
  expect(`${title} ${lead}`).not.toMatch(/\bsi\b/i);
});

test("counts the questions and dimensions in the diagnostic's introduction", () => {
  expect(introduction.figures).toContainEqual({ value: `${questions.length}`, label: "questions" });
  const { timing: _taste, ...measured } = dimensions;
  const names = Object.values(measured).map(({ name }) => name);
  expect(sampleReport.dimensions.map(({ name }) => name)).toEqual(names);
});

test("splits the days of the challenge by phase", () => {
  let before = 0;
  for (const { from, to, days } of counted(3, challengePhases)) {
    expect([from, to]).toEqual([before + 1, before + days.length]);
    before = to;
  }
  expect(before).toBe(challenge.days);
});

/** Content whose numbers are its own: the law's sums, the model volume's pages, the trade's costs and times. */
const ownNumbers =
  /^content\/(offers|claims|texts|legal\/(?:terms[\d-]*|guarantee-boxes)|resources\/structure|readers|testimonials|(?:articles|letters)\/.*)\.ts$/;

/** A landing's window of opportunity, and the quarter of another's example. */
const otherSpans = /12\smois|90\sjours/g;

/** A number in digits and what it counts. */
const figure =
  /\d[\d ,+\u00A0\u202F]*(?:€|(?:euros|pages|prompts|modules|heures|minutes|jours|mois|séances|places)\b)/g;

test("finds no figure written out beside the constants", async () => {
  const modules = copyFiles.filter((file) => !ownNumbers.test(file));
  const written = modules.map(async (file) => {
    const source = await readFile(join("app", file), "utf8");
    const text = source.replace(/\\u(?:00a0|202f)/gi, " ").replace(otherSpans, "");
    return text.match(figure) ?? [];
  });
  expect(modules.length).toBeGreaterThan(20);
  expect((await Promise.all(written)).flat()).toEqual([]);
});

const added =
  "id created_at submission_key consent_text news_consent source campaign unsubscribe_key";

test.each([
  [
    "diagnostic_responses",
    diagnosticResponses,
    "expertise_domain experience_years transmission_method book_objective business_impact " +
      "publication_timeline project_status main_obstacles ai_familiarity book_format " +
      "ai_disposition name email phone gdpr_consent expertise_score business_score " +
      "preparation_score tech_score timing_score total_score profile_type " +
      Array.from({ length: 11 }, (_, i) => `q${i + 1}_score`).join(" "),
  ],
  ["resource_subscribers", resourceSubscribers, "email gdpr_consent metadata"],
  [
    "challenge_participants",
    challengeParticipants,
    "email first_name last_name expertise_area book_topic_idea session agree_to_emails privacy_consent",
  ],
])("has the specified columns in %s", (_, table, columns) => {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  expect(names.sort()).toEqual(`${added} ${columns}`.split(" ").sort());
});
