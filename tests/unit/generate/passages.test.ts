/** Words of articles and letters that need a claim. */
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Claim, claims } from "~/content/claims";
import { parseMarkdown } from "../../../scripts/generate/markdown";
import { changeContent } from "../../support/change-content";

const rules = { frontMatter: z.strictObject({ title: z.string() }), wrongAddress: () => null };
const head = ["---", "title: Un titre", "---", ""];
const blocks = (...lines: string[]) =>
  parseMarkdown("folder/text.md", [...head, ...lines].join("\n"), rules).blocks;

const know = (value: number | null) => changeContent(claims.averageDays as Claim, { value });

const text = [
  "## Combien de temps",
  "",
  "Il faut écrire{{, {claims.averageDays} jours en moyenne}}. Puis relire.",
  "",
  "{{Comptez {claims.averageDays} jours.}}",
  "",
  "- Écrire.",
  "- {{Attendre {claims.averageDays} jours.}}",
];

test("fills in a known claim", () => {
  know(21);
  expect(blocks(...text)).toMatchObject([
    { text: "Combien de temps" },
    { text: "Il faut écrire, 21\u00A0jours en moyenne. Puis relire." },
    { text: "Comptez 21\u00A0jours." },
    { items: ["Écrire.", "Attendre 21\u00A0jours."] },
  ]);
});

test("leaves out words, paragraphs and items of an unknown claim", () => {
  know(null);
  expect(blocks(...text)).toMatchObject([
    { text: "Combien de temps" },
    { text: "Il faut écrire. Puis relire." },
    { items: ["Écrire."] },
  ]);
});

test("leaves out a heading and its paragraph", () => {
  know(null);
  const section = ["## {{En {claims.averageDays} jours}}", "", "{{Soit {claims.averageDays}.}}"];
  expect(blocks("Un.", "", ...section)).toHaveLength(1);
});

test.each([
  ["braces that never close", "Il faut{{ {claims.averageDays} jours.", "close"],
  ["braces without a claim", "Il faut{{ du temps}}.", "name a claim"],
  ["a claim that does not exist", "Il faut{{ {claims.averageWeeks} semaines}}.", "no claim"],
  ["a claim without braces", "Il faut {claims.averageDays} jours.", "between {{ and }}"],
])("rejects %s and names the line", (_what, line, message) => {
  for (const value of [21, null]) {
    know(value);
    expect(() => blocks("Un.", "", line)).toThrow(message);
    expect(() => blocks("Un.", "", line)).toThrow(/^folder\/text\.md:7: /);
  }
});
