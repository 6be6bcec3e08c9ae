import { expect, test } from "vitest";
import * as z from "zod/mini";
import { freeChapter } from "~/content/offers";
import { frenchSpaces } from "../../../scripts/generate/french";
import { parseMarkdown } from "../../../scripts/generate/markdown";

const schema = z.strictObject({ title: z.string(), published: z.iso.date() });
const head = ["---", "title: Un titre", "published: 2026-01-31", "---", ""];
const parse = (...lines: string[]) => parseMarkdown("folder/text.md", lines.join("\n"), schema);

test("reads each kind of block", () => {
  const {
    name,
    head: front,
    blocks,
  } = parse(
    ...head,
    "## Un titre",
    "",
    "Une phrase [entre crochets]",
    "sur deux lignes.",
    "",
    "**Un début.** La suite.",
    "",
    "- un",
    "- deux",
    "",
    "> Une phrase à retenir.",
    "",
    "> La légende",
    "",
    "| A | B |",
    "| --- | --- |",
    "| 1 | 2 |",
    "",
    "## Sources",
    "",
    "- [Un texte](https://example.com/)",
  );
  expect(name).toBe("text");
  expect(front).toEqual({ title: "Un titre", published: "2026-01-31" });
  expect(blocks).toEqual([
    { kind: "heading", text: "Un titre" },
    { kind: "paragraph", text: "Une phrase [entre crochets] sur deux lignes." },
    { kind: "paragraph", runIn: "Un début", text: "La suite." },
    { kind: "list", items: ["un", "deux"] },
    { kind: "quote", text: "Une phrase à retenir." },
    { kind: "table", caption: "La légende", columns: ["A", "B"], rows: [["1", "2"]] },
    {
      kind: "sources",
      title: "Sources",
      items: [{ label: "Un texte", href: "https://example.com/" }],
    },
  ]);
});

test("fills in offer figures in the front matter and the text", () => {
  const { head: front, blocks } = parse(
    "---",
    "title: Les {freeChapter.pages} pages",
    "published: 2026-01-31",
    "---",
    "À {book.cents}.",
  );
  expect(front.title).toBe(`Les ${freeChapter.pages}\u00A0pages`);
  expect(blocks).toEqual([{ kind: "paragraph", text: expect.stringMatching(/^À \d+,\d\d€\.$/) }]);
});

test.each([
  ["no front matter", 1, ["Du texte."]],
  ["YAML that cannot be read", 3, ["---", "title: [", "---", ""]],
  ["a field that is missing", 2, ["---", "title: Un titre", "---", ""]],
  ["a field of another kind", 3, ["---", "title: Un titre", "published: demain", "---", ""]],
  ["a field that nobody reads", 2, [...head.slice(0, 3), "other: 1", "---", ""]],
  ["HTML", 8, [...head, "Un texte.", "", "<b>gras</b>"]],
  ["HTML within a text", 6, [...head, "Un texte <b>gras</b>."]],
  ["a script's address", 6, [...head, "![image](javascript:x)"]],
  ["a heading of another level", 8, [...head, "Un texte.", "", "### Un titre"]],
  ["a table without a caption", 6, [...head, "| A | B |", "| --- | --- |", "| 1 | 2 |"]],
  ["a figure that does not exist", 6, [...head, "Les {book.wings}."]],
  [
    "the same in the front matter",
    3,
    ["---", "published: 2026-01-31", "title: Les {book.wings}", "---", ""],
  ],
])("rejects %s and names the line", (_what, line, lines) => {
  expect(() => parse(...lines)).toThrow(new RegExp(`^folder/text\\.md:${line}: `));
});

test.each([
  ["Quoi ? Oui! Non ; rien", "Quoi\u202F? Oui\u202F! Non\u202F; rien"],
  ["« ici » et «là»", "«\u00A0ici\u00A0» et «\u00A0là\u00A0»"],
  ["Ceci : cela, à 18:30", "Ceci\u00A0: cela, à 18:30"],
  ["10 % de 1 500 €", "10\u00A0% de 1\u00A0500\u00A0€"],
  ["14 jours, jour 3, article L. 132-1", "14\u00A0jours, jour\u00A03, article L.\u00A0132-1"],
  ["l'auteur", "l’auteur"],
  ["Déjà\u202F? «\u00A0oui\u00A0»", "Déjà\u202F? «\u00A0oui\u00A0»"],
])("sets French spaces: %s", (typed, set) => {
  expect(frenchSpaces(typed)).toBe(set);
});
