/** What no page, mail or document may read like, whatever values its content has. */
import { type HTMLElement, parse } from "node-html-parser";
import { attributes, elements, metas, pageTitle } from "./html";

const blocks =
  "p, li, h1, h2, h3, h4, dt, dd, td, th, caption, figcaption, blockquote, summary, label, legend, button, strong, small, a";
/** Elements that must hold something. */
const holders = `${blocks}, ul, ol, dl, table, figure, header, nav, section, article, div, form`;
const media = "img, svg, input, textarea, select, progress, br, i";

const faultyText: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a number that cannot be", /\b(?:Infinity|NaN|undefined|null)\b|\[object |-0\s?%|--\d/],
  ["a price of nothing", /(?<![\d,.\u00a0])-?0(?:,00)?\s?€/],
  ["a space before a full stop or a comma", /\p{L}[ \u00a0][,.](?:\s|$)/u],
  ["doubled punctuation", /(?<!\.)\.\.(?!\.)|,,|;;|[,;:]\s*[.;]|(?<!Inc)\.\s*,/],
  ["an empty pair", /\(\s*\)|«\s*»|""/],
  ["a sentence that begins with punctuation", /^[,.;:)»]|[.!?] [,;:.]/],
  ["a double space", / {2}/],
];

/** @returns what is wrong with a text */
export function textFaults(text: string): string[] {
  return faultyText.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found
      ? [`${what}: …${text.slice(Math.max(0, found.index - 30), found.index + 30)}…`]
      : [];
  });
}

/** The text of an element as it is read: white space of the markup is one space. */
const textOf = (element: HTMLElement) => element.text.replace(/[ \t\r\n]+/g, " ").trim();

/** Every text of a document: that of its innermost blocks, of its pictures and of its head. */
export function textsOf(html: string): string[] {
  const inner = elements(html, `body ${blocks.split(", ").join(", body ")}`).filter(
    (element) => element.querySelector(blocks) === null,
  );
  const runs = elements(html, "body p, body li, body dd").filter(
    (element) => element.querySelector("p, li, ul, div, h3") === null,
  );
  const named = attributes(html, "[alt], [aria-label]").map(
    ({ alt, "aria-label": label }) => alt ?? label ?? "",
  );
  const structured = elements(html, "[type='application/ld+json']").flatMap((script) =>
    stringsIn(JSON.parse(script.text)),
  );
  const { description = "" } = metas(html);
  return [...inner, ...runs].map(textOf).concat(named, structured, pageTitle(html), description);
}

/** All strings within a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** @returns what is wrong with a page or a mail */
export function faultsOf(html: string): string[] {
  return [
    ...new Set(textsOf(html).flatMap(textFaults)),
    ...emptyElements(html),
    ...bareHeadings(html),
    ...miscounts(html),
  ];
}

function emptyElements(html: string): string[] {
  return (
    elements(html, holders)
      .filter((element) => textOf(element) === "" && element.querySelector(media) === null)
      // The corner of a table, and the bars of a mail, say nothing.
      .filter(({ tagName, attrs }) => tagName !== "TD" && !/^(bar|track)$/.test(attrs.class ?? ""))
      .filter(({ attrs }) => attrs["aria-hidden"] === undefined)
      .map((element) => `empty: ${element.toString().slice(0, 80)}`)
  );
}

const numbers = "un deux trois quatre cinq six sept huit".split(" ");
/** A heading that counts what is below it: "Trois questions", "La méthode en deux chiffres". */
const counting = new RegExp(
  `^(?!un)(${numbers.join("|")}) (?!jours)| en (${numbers.join("|")}) chiffre`,
  "i",
);

function miscounts(html: string): string[] {
  return elements(html, "main section").flatMap((section) => {
    const heading = textOf(section.querySelector("h2") ?? parse(""));
    const [match, first, second = ""] = counting.exec(heading) ?? [];
    const lists = section.querySelectorAll("ul, ol, dl, table");
    const counts = [
      ...lists.map(({ childNodes }) => childNodes.filter(({ nodeType }) => nodeType === 1).length),
      section.querySelectorAll("details").length,
    ];
    const expected = numbers.indexOf((first ?? second).toLowerCase()) + 1;
    return match && !counts.includes(expected) ? [`not ${expected}: ${heading} (${counts})`] : [];
  });
}

/** Headings with nothing below them. */
function bareHeadings(html: string): string[] {
  return elements(html, "main section, main article")
    .filter((section) => {
      const headings = section.querySelectorAll("h1, h2, h3, .kicker").map(textOf);
      const words = headings.join("").replace(/\s/g, "");
      return words !== "" && textOf(section).replace(/\s/g, "") === words;
    })
    .filter((section) => section.querySelector(media) === null)
    .map((section) => `a heading over nothing: ${textOf(section)}`);
}
