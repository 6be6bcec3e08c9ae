import fc from "fast-check";
import { expect, test } from "vitest";
import { daysText, schedule, weeksText } from "~/diagnostic/calendar";
import type { Answers } from "~/diagnostic/questions";
import { reportOn } from "~/diagnostic/report";
import { timelines } from "~/diagnostic/report/timelines";
import { score } from "~/diagnostic/scoring";
import { addDays, addMonths } from "~/lib/time";
import { allCopy } from "../../support/content";
import { counted, notEmpty } from "../../support/counted";
import { keys } from "../../support/wizard";
import * as reports from "./reports";

const { answersWorth, anyAnswers, anyChoice, repeated, reportFor, texts } = reports;

const runs = { numRuns: Number(process.env.REPORTS ?? 1_000) };

const answers = answersWorth([8, 9, 8, 9, 10, 7, 8, 8, 8, 9, 9]);
const highest = score(answersWorth([9, 12, 10, 12, 12, 12, 12, 8, 12, 11, 12])).dimensions;
const lowest = score(answersWorth([6, 3, 3, 6, 8, 4, 2, 3, 2, 7, 3])).dimensions;
const anyDay = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays("2026-01-01", count));

/** Split behind full stops, question marks and the like; short titles count as sentences. */
const sentences = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => part.split(/(?<=[.!?»])\s+(?=\p{Lu})/u));

test("writes a complete report without repetition for any answers", () => {
  const complete = fc.property(anyAnswers, anyDay, (answers, start) => {
    const scores = score(answers).dimensions;
    const report = reportOn(answers, score(answers), start);
    expect(notEmpty(texts(report)).filter((text) => text.trim().length < 4)).toEqual([]);
    expect(repeated(sentences(texts(report)))).toEqual([]);
    expect(report.dimensions.map(({ dimension }) => dimension)).toEqual(Object.keys(scores));
    expect(report.strengths.length).toBeGreaterThanOrEqual(2);
    expect(report.obstacles.length).toBeGreaterThan(answers.main_obstacles.length);
    expect([2, 3]).toContain(report.nextSteps.length);
    expect(repeated(report.nextSteps.map(({ href }) => href))).toEqual([]);

    for (const { dimension, percent } of counted(5, report.dimensions)) {
      expect(`${percent}`).toMatch(/^(\d|[1-9]\d|100)$/);
      expect(percent === 100).toBe(scores[dimension] === highest[dimension]);
      expect(percent === 0).toBe(scores[dimension] === lowest[dimension]);
    }
    const bandAt = (end: number) =>
      report.dimensions.filter(({ percent }) => percent === end).map(({ band }) => band);
    expect(new Set([...bandAt(100), "high"])).toEqual(new Set(["high"]));
    expect(new Set([...bandAt(0), "low"])).toEqual(new Set(["low"]));

    const { stages } = report.roadmap;
    expect(stages[0]).toMatchObject({ from: 1, starts: start });
    for (const stage of notEmpty(stages)) {
      expect(stage.to).toBeGreaterThanOrEqual(stage.from);
      expect(stage.tasks.length).toBeGreaterThanOrEqual(2);
      expect(stage.ends).toBe(addDays(stage.starts, 7 * (stage.to - stage.from + 1) - 1));
    }
    const follows = stages.map(({ to, ends }) => [to + 1, addDays(ends, 1)]);
    expect(stages.slice(1).map(({ from, starts }) => [from, starts])).toEqual(follows.slice(0, -1));
    expect((stages.at(-1)?.ends ?? "") <= limitOf(start, answers)).toBe(true);
  });
  fc.assert(complete, runs);
});

/** The day on which the chosen delay is over; the last one has no end. */
function limitOf(start: string, { publication_timeline }: Answers): string {
  const months = { "Moins de 3 mois": 3, "3-6 mois": 6, "6-12 mois": 12 }[publication_timeline];
  return months === undefined
    ? addDays(start, 7 * timelines.later.weeks)
    : addMonths(Date.parse(start), months).slice(0, 10);
}

test("changes its words when a single answer changes", () => {
  /** Without figures, so that it is the sentences that differ. */
  const wordsOf = (of: Answers) => texts(reportFor(of)).join("\n").replace(/\d+/g, "");
  const sorted = (answer: string | readonly string[]) => [answer].flat().toSorted().join();
  const change = fc
    .constantFrom(...keys)
    .chain((key) => fc.tuple(anyAnswers, fc.constant(key), anyChoice(key)));
  const distinct = fc.property(change, ([answers, key, choice]) => {
    const other = { ...answers, [key]: key === "main_obstacles" ? choice : choice[0] };
    fc.pre(sorted(answers[key]) !== sorted(other[key]));
    expect(wordsOf(other)).not.toBe(wordsOf(answers));
  });
  fc.assert(distinct, runs);
});

test("ignores the order of two obstacles", () => {
  const pair = ["Manque de temps", "Doutes sur la qualité/pertinence"];
  expect(reportFor({ ...answers, main_obstacles: pair })).toEqual(
    reportFor({ ...answers, main_obstacles: pair.toReversed() }),
  );
});

/** What the report says, without titles and the words of the page around it. */
const copy = (await allCopy())
  .filter(({ where }) => /^diagnostic\/report\/(?!labels)/.test(where))
  .filter(({ where }) => !/\.(href|label|title|name|phrase|several|one|level|facts)$/.test(where))
  .map(({ text }) => text)
  .filter((text) => /[.!?»]$/.test(text));

test("writes sentences that depend on two answers", () => {
  expect(copy.length).toBeGreaterThan(300);
  expect(repeated(sentences(copy))).toEqual([]);
});

test("uses every sentence for some answers", () => {
  // Few answers lead to the explorer by a low total alone.
  const rare = answersWorth([6, 9, 3, 8, 10, 4, 6, 5, 2, 8, 3]);
  const some = [rare, ...fc.sample(anyAnswers, 5_000)];
  const read = new Set(some.flatMap((answers) => sentences(texts(reportFor(answers)))));
  const all = [...read].join("\n");
  const unread = sentences(copy).filter((sentence) => !read.has(sentence));
  expect(notEmpty(unread).filter((sentence) => !all.includes(sentence))).toEqual([]);
});

const nbsp = "\u00A0";

test("writes weeks in words", () => {
  expect(weeksText({ from: 1, to: 1 })).toBe(`Semaine${nbsp}1`);
  expect(weeksText({ from: 1, to: 2 })).toBe(`Semaines${nbsp}1 et${nbsp}2`);
  expect(weeksText({ from: 3, to: 7 })).toBe(`Semaines${nbsp}3 à${nbsp}7`);
});

test("names the years of a period", () => {
  expect(daysText({ starts: "2026-11-21", ends: "2026-12-04" })).toBe(
    `du 21${nbsp}novembre au 4${nbsp}décembre${nbsp}2026`,
  );
  expect(daysText({ starts: "2026-12-05", ends: "2027-01-01" })).toBe(
    `du 5${nbsp}décembre${nbsp}2026 au 1er${nbsp}janvier${nbsp}2027`,
  );
});

test("keeps fixed weeks and gives every other share at least one", () => {
  const parts = [{ weight: 1 }, { weight: 30 }, { weeks: 6 }, { weight: 1 }];
  const weeks = schedule(parts, 12, "2026-10-20").map(({ from, to }) => to - from + 1);
  expect(weeks).toEqual([1, 4, 6, 1]);
});
