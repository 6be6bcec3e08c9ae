/** The head of a text, in YAML. Its mistakes are put into the words of somebody who writes no YAML. */
import { isAlias, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type * as z from "zod/mini";
import { frenchSpaces, withFigures } from "./french";

/** @throws {Error} that names the line, counted from 1 */
export type Fail = (line: number, message: string) => never;

export function parseHead<Head>(yaml: string, schema: z.ZodMiniType<Head>, fail: Fail): Head {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) fail(lineAt(error.pos[0]), unquotedOn(yaml, lineAt(error.pos[0])) ?? error.message);
  visit(document, (_key, node) => {
    // A comment behind a value and a reference are no part of it: the words behind # would be lost.
    if (!isAlias(node) && !(isScalar(node) && node.comment)) return;
    const line = lineAt(node.range?.[0] ?? 0);
    fail(line, unquotedOn(yaml, line) ?? "a comment has a line of its own");
  });
  const failAt = (path: readonly PropertyKey[], message: string) => {
    let known = path;
    while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
    const node = document.getIn(known, true) as { range?: [number] } | undefined;
    return fail(known.length > 0 && node?.range ? lineAt(node.range[0]) : 1, message);
  };
  const texts = everyText(document.toJS(), (text, path) => {
    try {
      return frenchSpaces(withFigures(text));
    } catch (unknown) {
      return failAt(path, `${path.join(".")}: ${(unknown as Error).message}`);
    }
  });
  const { data, error: wrong } = schema.safeParse(texts, { reportInput: true });
  const [issue] = wrong?.issues ?? [];
  return issue ? failAt(issue.path, inWords(issue)) : (data as Head);
}

/** Advice for a line, or the one before it that names the field, whose value YAML takes for more than a text. */
function unquotedOn(yaml: string, line: number): string | null {
  const before = yaml.split("\n").slice(0, line).reverse();
  const field = before.map((text) => /^\s*([a-z]+):(?:\s+(.)|\s*$)/.exec(text)).find(Boolean);
  const [, name, first = ""] = field ?? [];
  return name && !`"'`.includes(first || " ")
    ? `put the value of ${name} in quotes: ${name}: "…"`
    : null;
}

type Change = (text: string, path: readonly string[]) => string;

/** A value with each of its texts changed. */
function everyText(value: unknown, change: Change, path: readonly string[] = []): unknown {
  if (typeof value === "string") return change(value, path);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, everyText(part, change, [...path, name])]),
  );
}

/** What is wrong with a field, and what it should be. */
function inWords(issue: z.core.$ZodIssue): string {
  const name = issue.path.join(".") || "the front matter";
  switch (issue.code) {
    case "unrecognized_keys":
      return `${issue.keys.join(", ")}: no field of this name here`;
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return `${name} is missing`;
      return issue.expected === "string"
        ? `${name} is a text: put it in quotes`
        : `${name} has fields of its own: each on a line below it, two spaces further in`;
    case "too_small":
    case "too_big": {
      const { length } = String(issue.input);
      const limit =
        issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
      return length === 0 ? `${name} is empty` : `${name} has ${length} characters: ${limit}`;
    }
    case "invalid_format":
      return issue.format === "date"
        ? `${name} is a day such as 2026-01-31, not ${issue.input}`
        : `${name} begins with /, not ${issue.input}`;
    default:
      return `${name}: ${issue.message}`;
  }
}
