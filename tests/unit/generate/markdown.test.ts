import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { plainText } from "~/content/blocks";
import { book, freeChapter } from "~/content/offers";
import { price } from "~/lib/money";
import { withSpaces } from "../../../scripts/french-spaces";
import { frenchSpaces } from "../../../scripts/generate/french";
import { parseMarkdown } from "../../../scripts/generate/markdown";
import { richText } from "../../../scripts/generate/rich-text";

const rules = {
  frontMatter: z.strictObject({
    title: z.string().check(z.minLength(1), z.maxLength(30)),
    published: z.iso.date(),
  }),
  wrongAddress: (href: string) =>
    /^(https?:|\/faq$)/.test(href) ? null : `the site has no ${href}`,
};
const head = ["---", "title: Un titre", "published: 2026-01-31", "---", ""];
const parse = (...lines: string[]) => parseMarkdown("folder/text.md", lines.join("\n"), rules);

const link = (href: string, text: string) => ({ kind: "link", href, text });
const strong = (text: unknown) => ({ kind: "strong", text });
const em = (text: unknown) => ({ kind: "em", text });
const size = { width: expect.any(Number), height: expect.any(Number) };

const paragraph = (text: unknown, more = {}) => ({ kind: "paragraph", text, ...more });
const linked = [
  "Voir la ",
  strong(["page ", em([link("/faq", "des questions")])]),
  "\u00A0: ",
  link("https://example.com/a_b", "un site"),
];

test.each<[string, object]>([
  ["## Un titre", { kind: "heading", text: "Un titre" }],
  ["### Plus petit", { kind: "subheading", text: "Plus petit" }],
  ["Une phrase [entre crochets]\nsur deux", paragraph("Une phrase [entre crochets] sur deux")],
  ["**Un début.** La suite.", paragraph("La suite.", { runIn: "Un début" })],
  ["**Gras** au début", paragraph([strong("Gras"), " au début"])],
  [
    "Voir la **page *[des questions](/faq)*** : [un site](https://example.com/a_b)",
    paragraph(linked),
  ],
  ["- un\n- deux", { kind: "list", items: ["un", "deux"] }],
  ["1. un\n1. deux", { kind: "list", numbered: true, items: ["un", "deux"] }],
  ["2026\\. Une année", paragraph("2026. Une année")],
  ["A&T, 5 \\* 3, nom_de_fichier, a < b", paragraph("A&T, 5 * 3, nom_de_fichier, a < b")],
  ["1. un *mot* ?", { kind: "list", numbered: true, items: [["un ", em("mot"), "\u202F?"]] }],
  ["> Une phrase à retenir.", { kind: "quote", text: "Une phrase à retenir." }],
  [
    "> La légende\n\n| A | B |\n| --- | --- |\n| 1 | 2 |",
    { kind: "table", caption: "La légende", columns: ["A", "B"], rows: [["1", "2"]] },
  ],
  [
    "## Sources\n\n- [Un texte](https://example.com/)",
    {
      kind: "sources",
      title: "Sources",
      items: [{ label: "Un texte", href: "https://example.com/" }],
    },
  ],
  [
    "![Le plan : un chemin](/images/map.svg)",
    { kind: "picture", src: "/images/map.svg", alt: "Le plan\u00A0: un chemin", ...size },
  ],
])("reads a block: %j", (markdown, block) => {
  expect(parse(...head, markdown).blocks).toEqual([block]);
});

test("fills in offer figures in the front matter and the text", () => {
  const fields = ["title: Les {freeChapter.pages} pages", "published: 2026-01-31"];
  const { frontMatter: front, blocks } = parse("---", ...fields, "---", "À {book.cents}.");
  expect(front.title).toBe(`Les ${freeChapter.pages}\u00A0pages`);
  expect(blocks).toEqual([{ kind: "paragraph", text: `À ${price(book.cents)}.` }]);
});

test.each([
  ["no front matter", 1, ["Du texte."]],
  ["YAML that cannot be read", 3, ["---", "title: [", "---", ""]],
  ["a field of another kind", 3, ["---", "title: Un titre", "published: demain", "---", ""]],
  ["HTML", 8, [...head, "Un texte.", "", "<b>gras</b>"]],
  ["a script's address", 6, [...head, "![image](javascript:x)"]],
  ["a heading of another level", 8, [...head, "Un texte.", "", "#### Un titre"]],
  ["a link to an unknown address", 6, [...head, "Voir [ici](/fqa)."]],
  ["an unknown picture", 6, [...head, "![Un plan](/images/nothing.svg)"]],
  ["a picture without a text", 6, [...head, "![](/images/map.svg)"]],
  ["a picture within a text", 6, [...head, "Voir ![un plan](/images/map.svg)."]],
  ["a picture outside of the folder", 6, [...head, "![x](/images/../robots.txt)"]],
  ["a list within a list", 6, [...head, "- un", "  - deux"]],
  ["a link in a heading", 6, [...head, "## Voir [ici](/faq)"]],
  ["a name of words in place of a figure", 6, [...head, "Les {mon titre}."]],
  ["a table without a caption", 6, [...head, "| A | B |", "| --- | --- |", "| 1 | 2 |"]],
  ["a figure that does not exist", 6, [...head, "Les {book.wings}."]],
  ["HTML within a text", 6, [...head, "Un texte <b>gras</b>."]],
  ["an entity", 6, [...head, "Recherche &amp; développement"]],
  ["an entity in bold", 6, [...head, "Un **&eacute;t&eacute;**"]],
  ["an entity in a heading", 8, [...head, "Un texte.", "", "## Questions &amp; réponses"]],
  [
    "an entity in the front matter",
    2,
    ["---", "title: A &amp; B", "published: 2026-01-31", "---", ""],
  ],
  ["an entity in a picture's text", 6, [...head, "![Un&nbsp;plan](/images/map.svg)"]],
  ["an entity in an address", 6, [...head, "[un site](https://example.com/?a=1&amp;b=2)"]],
  ["a link's title", 6, [...head, '[un site](https://example.com "Un titre")']],
  ["a picture's title", 6, [...head, '![Un plan](/images/map.svg "Un titre")']],
  ["a list that goes on counting", 10, [...head, "1. Un", "", "Texte.", "", "3. Trois", "4. Six"]],
  ["a year as a list", 6, [...head, "2026. Une année qui commence un paragraphe."]],
  ["a list with a gap", 6, [...head, "1. Un", "3. Trois"]],
  ["a list of boxes to tick", 6, [...head, "- [ ] Un", "- [x] Deux"]],
  ["two equal headings", 10, [...head, "## Exemple", "", "A.", "", "## Exemple !"]],
  ["a heading without a letter", 6, [...head, "## 🎉"]],
  ["an empty heading", 6, [...head, "##"]],
  ["a footnote", 6, [...head, "Un texte.[^1]"]],
  ["the text of a footnote", 8, [...head, "Un texte.", "", "[^1]: La note."]],
  ["a footnote within a text", 6, [...head, "Un texte.^[La note.]"]],
  ["a link to an address that is not there", 6, [...head, "Voir [ici][faq]."]],
  ["bold that is not closed", 6, [...head, "Un **mot gras"]],
  ["italics that are not closed", 6, [...head, "Un _mot penché"]],
  ["code that is not closed", 6, [...head, "Un `mot"]],
  ["a link that is not closed", 6, [...head, "Voir [ici](/faq"]],
  ["a link with a space", 6, [...head, "Voir [ici] (/faq)"]],
  ["a heading without its space", 6, [...head, "##Titre"]],
  ["a list without its space", 6, [...head, "-un"]],
  ["a table without its second line", 6, [...head, "| A | B |"]],
])("rejects %s and names the line", (_what, line, lines) => {
  expect(() => parse(...lines)).toThrow(new RegExp(`^folder/text\\.md:${line}: `));
});

test("sets French spaces regardless of markup", () => {
  const piece = fc.string({ unit: fc.constantFrom(..."ab1 :;?!«»%'é") });
  const refuse = (message: string): never => {
    throw new Error(message);
  };
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const tokens = pieces.map((text, index) => {
        const token = { type: "text", raw: text, text };
        return index % 2 ? { type: "strong", raw: text, text, tokens: [token] } : token;
      });
      const set = richText(tokens, { refuse, wrongAddress: () => null });
      expect(plainText(set)).toBe(frenchSpaces(pieces.join("")));
    }),
  );
});

test.each([
  ["title is missing", ["published: 2026-01-31"]],
  ["title is empty", ['title: ""', "published: 2026-01-31"]],
  ["put the value of title in quotes", ["title: Mon sujet : la suite", "published: 2026-01-31"]],
  ["put the value of title in quotes", ["title: Mon sujet # 1", "published: 2026-01-31"]],
  ["put the value of title in quotes", ["title: *ici", "published: 2026-01-31"]],
  ["title must be text: put it in quotes", ["title: 14", "published: 2026-01-31"]],
  ["title has 31 characters: at most 30", [`title: ${"x".repeat(31)}`, "published: 2026-01-31"]],
  ["published must be a day such as 2026-01-31", ["title: Un titre", "published: 31/01/2026"]],
  ["other: there is no such field here", ["title: A", "published: 2026-01-31", "other: x"]],
  ["title: app/content/offers.ts has no figure {mon titre}", ['title: "{mon titre}"']],
])("explains a mistake in words: %s", (words, fields) => {
  expect(() => parse("---", ...fields, "---", "")).toThrow(words);
});

test("accepts a byte-order mark and Windows line ends", () => {
  const source = `\uFEFF${head.join("\r\n")}\r\nUn texte.`;
  const blocks = [paragraph("Un texte.")];
  const read = {
    name: "text",
    frontMatter: { title: "Un titre", published: "2026-01-31" },
    blocks,
  };
  expect(parseMarkdown("folder/text.md", source, rules)).toMatchObject(read);
});

test("rejects a file whose name cannot be an address", () => {
  expect(() => parseMarkdown("folder/Mon sujet é.md", "", rules)).toThrow(
    "folder/Mon sujet é.md: its name becomes an address, so use small letters, digits and hyphens: mon-sujet-e.md",
  );
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

test.each([
  ["a plain space before a question mark", 'x("Pourquoi ?")', 'x("Pourquoi\\u202f?")'],
  ["a plain space before a colon", 'x("Le prix : 3")', 'x("Le prix\\u00a0: 3")'],
  ["guillemets", 'x("« Oui »")', 'x("«\\u00a0Oui\\u00a0»")'],
  ["an invisible space", 'x("19\u00a0€")', 'x("19\\u00a0€")'],
  ["a text of JSX", "<p>{n}\u00a0minutes</p>", "<p>{n}&nbsp;minutes</p>"],
])("sets %s", (_, source, expected) => {
  expect(withSpaces("app/content/x.tsx", source)).toBe(expected);
});

test("leaves code, labels of the specification and other folders alone", () => {
  const source = 'const a = b ? "c" : "d"; x("Erreur : ")';
  expect(withSpaces("app/content/x.ts", source)).toBe(source);
  expect(withSpaces("app/lib/x.ts", 'x("a ? b : c")')).toBe('x("a ? b : c")');
});
