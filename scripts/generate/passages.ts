/** Words of a Markdown text that need a claim: they stand between double braces, and leave with it. */
import { claims } from "../../app/content/claims";
import type { Fail } from "./front-matter";

const passage = /\{\{((?:[^{}]|\{[^{}]*\})*)\}\}/g;
const claim = /\{claims\.([^{}]*)\}/g;
/** What is left of a list item, a heading or a quotation without its words. */
const markAlone = /^\s*(?:[-*+]|\d+[.)]|#+|>)\s*$/;

/**
 * Fills in the claims that a text names between double braces: `{{ en {claims.manuscript} jours}}`. Without one of them
 * the words between the braces are left out, and a line of nothing else.
 */
export function fillPassages(body: string, fail: Fail): string {
  const lines = body.split("\n").map((line, index) => {
    const refuse = (message: string) => fail(index + 1, message);
    const filled = line.replace(passage, (_, words: string) => fillPassage(words, refuse));
    if (/\{\{|\}\}/.test(filled)) refuse("close {{ with }} on the same line");
    return filled !== line && markAlone.test(filled) ? "" : filled;
  });
  return lines.join("\n");
}

function fillPassage(words: string, refuse: (message: string) => never): string {
  const named = [...words.matchAll(claim)].map(([, name = ""]) => name);
  if (named.length === 0) refuse("name a claim between {{ and }}, such as {claims.manuscript}");
  const values = new Map(Object.entries(claims).map(([name, { value }]) => [name, value]));
  const unknown = named.find((name) => !values.has(name));
  if (unknown !== undefined) refuse(`app/content/claims.ts has no claim ${unknown}`);
  if (named.some((name) => values.get(name) === null)) return "";
  return words.replace(claim, (_, name: string) => String(values.get(name)));
}
