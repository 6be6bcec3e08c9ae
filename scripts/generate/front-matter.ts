/** Parses a text's front matter, in YAML. Error messages are for writers who do not know YAML. */
import { isAlias, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type * as z from "zod/mini";
import { frenchSpaces, withFigures } from "./french";
import { findEntity } from "./signs";

/** @throws {Error} naming the line, counted from 1 */
export type Fail = (line: number, message: string) => never;

export function parseFrontMatter<FrontMatter>(
  yaml: string,
  schema: z.ZodMiniType<FrontMatter>,
  fail: Fail,
): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) fail(lineAt(error.pos[0]), unquotedOn(yaml, lineAt(error.pos[0])) ?? error.message);
  visit(document, (_key, node) => {
    // An alias, or a comment after a value, is not part of the text: the words after # would be lost.
    if (!isAlias(node) && !(isScalar(node) && node.comment)) return;
    const line = lineAt(node.range?.[0] ?? 0);
    fail(line, unquotedOn(yaml, line) ?? "put a comment on its own line");
  });
  const failAt = (path: readonly PropertyKey[], message: string) => {
    let existing = path;
    while (existing.length > 0 && !document.hasIn(existing)) existing = existing.slice(0, -1);
    const node = document.getIn(existing, true) as { range?: [number] } | undefined;
    return fail(existing.length > 0 && node?.range ? lineAt(node.range[0]) : 1, message);
  };
  const texts = changeTexts(document.toJS(), (text, path) => {
    const wrong = findEntity(text);
    if (wrong !== null) failAt(path, `${path.join(".")}: ${wrong}`);
    try {
      return frenchSpaces(withFigures(text));
    } catch (unknown) {
      return failAt(path, `${path.join(".")}: ${(unknown as Error).message}`);
    }
  });
  const { data, error: wrong } = schema.safeParse(texts, { reportInput: true });
  const [issue] = wrong?.issues ?? [];
  return issue ? failAt(issue.path, describeIssue(issue)) : (data as FrontMatter);
}

/** Advice to quote a value that YAML does not read as text; the field's name is on this line or an earlier one. */
function unquotedOn(yaml: string, line: number): string | null {
  const before = yaml.split("\n").slice(0, line).reverse();
  const field = before.map((text) => /^\s*([a-z]+):(?:\s+(.)|\s*$)/.exec(text)).find(Boolean);
  const [, name, first = ""] = field ?? [];
  return name && !`"'`.includes(first || " ")
    ? `put the value of ${name} in quotes: ${name}: "…"`
    : null;
}

type Change = (text: string, path: readonly string[]) => string;

function changeTexts(value: unknown, change: Change, path: readonly string[] = []): unknown {
  if (typeof value === "string") return change(value, path);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, changeTexts(part, change, [...path, name])]),
  );
}

/** Says what is wrong with a field, and what it should be. */
function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join(".") || "the front matter";
  switch (issue.code) {
    case "unrecognized_keys":
      return `${issue.keys.join(", ")}: there is no such field here`;
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return `${name} is missing`;
      return issue.expected === "string"
        ? `${name} must be text: put it in quotes`
        : `${name} has its own fields: put each on a line below it, indented by two spaces`;
    case "too_small":
    case "too_big": {
      const { length } = String(issue.input);
      const limit =
        issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
      return length === 0 ? `${name} is empty` : `${name} has ${length} characters: ${limit}`;
    }
    case "invalid_format":
      return issue.format === "date"
        ? `${name} must be a day such as 2026-01-31, not ${issue.input}`
        : `${name} must begin with /, not ${issue.input}`;
    default:
      return `${name}: ${issue.message}`;
  }
}
