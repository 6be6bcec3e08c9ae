import fc from "fast-check";
import { expect, test } from "vitest";
import { allCopy } from "../../support/content";
import { repeated, reportFor, sentences, texts } from "../../support/report-words";
import { answersWorth, anyAnswers } from "./answers";

/** What the report says, without titles and the words of the page around it. */
const copy = (await allCopy())
  .filter(({ where }) => /^report\/(?!labels)/.test(where))
  .filter(({ where }) => !/\.(href|label|title|name|phrase|several|one|level|facts)$/.test(where))
  .map(({ text }) => text)
  .filter((text) => /[.!?»]$/.test(text));

test("sentences that depend on two answers", () => {
  expect(copy.length).toBeGreaterThan(300);
  expect(repeated(sentences(copy))).toEqual([]);
});

test("every sentence, for some answers", () => {
  // Few answers lead to the explorer by a low total alone.
  const rare = answersWorth([6, 9, 3, 8, 10, 4, 6, 5, 2, 8, 3]);
  const read = new Set(
    [rare, ...fc.sample(anyAnswers, 5_000)].flatMap((answers) =>
      sentences(texts(reportFor(answers))),
    ),
  );
  const all = [...read].join("\n");
  expect(
    sentences(copy).filter((sentence) => !read.has(sentence) && !all.includes(sentence)),
  ).toEqual([]);
});
