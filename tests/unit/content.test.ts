import { expect, test } from "vitest";
import { articles } from "~/content/articles";
import { allCopy, allMeta } from "../support/content";
import { notEmpty } from "../support/counted";
import { allPages } from "../support/pages";
import { specifiedLabels } from "./specification/labels";

/** What the specification quotes letter for letter, with its straight apostrophes and plain spaces. */
const quotedLabels = [
  ...["L'Auteur Augmenté", "l'Auteur Augmenté", "Bâtisseur d'Autorité"],
  ...specifiedLabels.map(([specified]) => specified),
];

/** The signs themselves, where the editing checklist names them. */
const namedSigns = "; ! ?";

const copy = (await allCopy()).map(({ where, text }) => ({ where, text: withoutLabels(text) }));

/** Some sentences take a part of themselves from a claim. */
const whole = copy.filter(({ where }) => !where.startsWith("content/claims.ts.said"));

/** The resources are set once, on paper. */
const onScreen = copy.filter(({ where }) => !where.startsWith("content/resources/"));
const inArticles = copy.filter(({ where }) => where.startsWith("content/articles/"));

function withoutLabels(text: string): string {
  return [...quotedLabels, namedSigns].reduce((rest, label) => rest.replaceAll(label, "…"), text);
}

/** A number and what it counts, or a name and its number, parted by a plain space. */
const partedNumber = new RegExp(
  "\\d\\+? (?:jours?|heures?|h|minutes?|min|semaines?|mois|ans?|pages?|chapitres?|étapes?|articles?|questions?|prompts?" +
    "|modules?|séances?|places?|avis|experts?|mots?|livres?|vidéos?|euros?)(?![\\p{L}’])" +
    "|(?<!\\p{L})(?:[LRD]\\.|chapitres?|articles?|jours?|semaines?|étapes?|pages?|n°) \\d",
  "iu",
);

function breaches(rule: RegExp, texts: typeof copy): string[] {
  return texts.flatMap(({ where, text }) => {
    const found = rule.exec(text);
    if (!found) return [];
    return `${where}: ${text.slice(Math.max(0, found.index - 20), found.index + 20)}`;
  });
}

test.each<[string, RegExp, typeof copy?]>([
  ["apostrophes are typographic", /\p{L}'\p{L}/u],
  ["quotation marks are French", /["“”]/],
  ["no plain space before a percent sign or a euro", / [%€]/],
  ["a no-break space in quotation marks, before a colon", /[^\u00A0]»|«[^\u00A0]|\p{L}:(?!\S)/u],
  ["a narrow one before ; ! ?", /[^\u202F!?][;!?](?=\s|$)/],
  ["an ellipsis is one character", /(?<!cours)\.{3}/],
  ["no double space", / {2}/],
  ["no space at either end", /^\s|\s$/, whole],
  ["no run of exclamation marks", /!\s?!/],
  ["no emoji", /\p{Extended_Pictographic}/u],
  ["no plain space between a number and what it counts", partedNumber, onScreen],
  // Elsewhere the specification's prices have a plain space, and telephone numbers any.
  ["no plain space in the thousands of a number", /\d \d{3}(?!\d)/, inArticles],
])("follows French typography: %s", (_rule, pattern, texts = copy) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(breaches(pattern, texts)).toEqual([]);
});

const metas = await allMeta();

test("gives each page and article its own title and description", () => {
  // Articles carry their own; `/merci` has two, one for each of its readings.
  const pages = new Set(allPages.map(({ path }) => path));
  expect(metas).toHaveLength(pages.size);
});

test.each(["title", "description"] as const)("gives each page a distinct %s", (field) => {
  const values = metas.map((meta) => meta[field]);
  expect(notEmpty(values).filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test("keeps titles and descriptions as short as search results show them", () => {
  for (const { title, description } of notEmpty(metas)) {
    expect(title).toMatch(/^.{30,60}$/);
    expect(description).toMatch(/^.{120,160}$/);
  }
});

test("orders articles newest first", () => {
  const days = articles.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
});
