import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { notEmpty } from "../support/counted";

const page = readFileSync("docs/promises.md", "utf8");

const anySpace = /[\u00a0\u202f]|\\u00a0|\\u202f/g;

/** As a person reads it: kinds of spaces, and marks that only say where a line may end, are no difference. */
const plain = (text: string) =>
  text.replaceAll(/\\u2060|\u2060|\u00ad|\\u00ad/g, "").replaceAll(anySpace, " ");

function promisesUnder(heading: string) {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const rows = section.split("\n## ")[0]?.matchAll(/^- « (.+?) » \(`(.+?)`\): (.+)$/gm);
  return notEmpty(rows ?? []).map(([, sentence = "", file = "", keeper = ""]) => ({
    sentence,
    file,
    keeper,
  }));
}

const byCode = promisesUnder("Kept by code");
const byOperator = promisesUnder("Kept by you");

/** As GitHub makes them of headings. */
const headings = readFileSync("docs/operations.md", "utf8").match(/(?<=^##+ ).+$/gm) ?? [];
const anchors = headings.map((heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-"),
);

test("reads every row of the tables", () => {
  const rows = page.match(/^- «/gm) ?? [];
  expect(byCode.length + byOperator.length).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(75);
});

test.each([...byCode, ...byOperator])("finds « $sentence » in $file", ({ sentence, file }) => {
  expect(plain(readFileSync(file, "utf8"))).toContain(sentence);
});

test.each(byCode)("finds the code that keeps « $sentence »", ({ keeper }) => {
  const [, file = ""] = /^`(app\/[^`]+)`/.exec(keeper) ?? [];
  expect(existsSync(file), keeper).toBe(true);
});

test.each(byOperator)("names a section of operations.md for « $sentence »", ({ keeper }) => {
  const [, anchor = ""] = /\(operations\.md#([^)]+)\)/.exec(keeper) ?? [];
  expect(anchors).toContain(anchor);
});
