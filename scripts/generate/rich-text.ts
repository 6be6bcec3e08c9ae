/** Converts Markdown tokens to running text with links, bold and italics. */
import type { MarkedToken, Token } from "marked";
import { plainText, type RichText, type Run } from "../../app/content/blocks";
import { frenchSpaces, withFigures } from "./french";
import { findEntity, leftOverSign, unshownTitle } from "./signs";

export interface Rules {
  refuse: (message: string) => never;
  /** What is wrong with a link's address; null if nothing is. */
  wrongAddress: (href: string) => string | null;
}

export function richText(tokens: readonly Token[], rules: Rules): RichText {
  const runs = typeset(runsOf(tokens as MarkedToken[], rules));
  const [only = "", ...more] = runs;
  return typeof only === "string" && more.length === 0 ? only : runs;
}

/** Text without any markup. */
export function plainTextOf(tokens: readonly Token[] | undefined, what: string, rules: Rules) {
  const text = richText(tokens ?? [], rules);
  return typeof text === "string"
    ? text
    : rules.refuse(`${what} cannot contain links, bold or italics`);
}

/** Other Markdown tokens, by the library's names. */
const tokenNames: Record<string, string> = {
  br: "line break (two spaces at the end of a line)",
  codespan: "code",
  del: "struck text",
  html: "HTML",
  image: "picture (put it alone, between empty lines)",
};

function runsOf(tokens: readonly MarkedToken[], rules: Rules): Run[] {
  const { refuse } = rules;
  const runs: Run[] = [];
  for (const token of tokens) {
    const run = runOf(token, rules);
    const last = runs.at(-1);
    // The library splits a text at an escaped character.
    if (typeof run === "string" && typeof last === "string") runs[runs.length - 1] = last + run;
    else runs.push(run);
  }
  return runs.map((run) => (typeof run === "string" ? figures(run, refuse) : run));
}

function runOf(token: MarkedToken, rules: Rules): Run {
  switch (token.type) {
    case "text": {
      const wrong = leftOverSign(token.text);
      if (wrong !== null) rules.refuse(wrong);
      return token.text.replaceAll("\n", " ");
    }
    case "escape":
      return token.text;
    case "strong":
    case "em":
      return { kind: token.type, text: runsOf(token.tokens as MarkedToken[], rules) };
    case "link": {
      const { href, title, tokens } = token;
      const wrong = rules.wrongAddress(href) ?? findEntity(href) ?? unshownTitle(title);
      if (wrong !== null) rules.refuse(wrong);
      return { kind: "link", href, text: runsOf(tokens as MarkedToken[], rules) };
    }
    default:
      return rules.refuse(`not allowed within a text: ${tokenNames[token.type] ?? token.type}`);
  }
}

function figures(text: string, refuse: Rules["refuse"]): string {
  try {
    return withFigures(text);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Sets French spaces in the whole text, since a punctuation mark and the word before it may be in different runs. */
function typeset(runs: readonly Run[]): Run[] {
  let rest = frenchSpaces(plainText(runs));
  return mapTexts(runs, (text) => {
    const part = matchLength(text).exec(rest)?.[0] ?? "";
    rest = rest.slice(part.length);
    return part;
  });
}

/** Matches as many characters as a text has, with the spaces between them, and a final space if it ends in one or gets one. */
function matchLength(text: string): RegExp {
  const letters = [...text.replace(/\s/gu, "")].length;
  return new RegExp(`^(?:\\s*\\S){${letters}}${/[\s«]$/u.test(text) ? "\\s*" : ""}`, "u");
}

function mapTexts(runs: readonly Run[], change: (text: string) => string): Run[] {
  return runs.map((run) => {
    if (typeof run === "string") return change(run);
    const { text } = run;
    const changed = typeof text === "string" ? change(text) : mapTexts(text, change);
    return { ...run, text: simplest(changed) };
  });
}

/** A text of a single plain run becomes a string. */
function simplest(text: RichText): RichText {
  return text.length === 1 && typeof text[0] === "string" ? text[0] : text;
}
