/**
 * Texts that are written in Markdown: a front matter in YAML, then paragraphs, headings, lists, quotations and tables. Whoever
 * writes one types plain spaces and is told the file and the line of a mistake. The Worker gets typed data, and no parser.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type MarkedToken, marked, type Token } from "marked";
import { LineCounter, parseDocument } from "yaml";
import * as z from "zod/mini";
import { type Block, heading, quote, sources } from "../../app/content/articles/types";
import { clause, list, paragraph } from "../../app/content/blocks";
import { frenchSpaces, withFigures } from "./french";

export interface MarkdownText<Head> {
  /** The file's name without `.md`. */
  name: string;
  head: Head;
  blocks: Block[];
}

/**
 * Every Markdown file of a folder, in the order of their names.
 *
 * @throws {Error} whose message begins with file and line
 */
export function readMarkdown<Head>(folder: string, schema: z.ZodMiniType<Head>) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return files.sort().map((file) => {
    const path = `${folder}/${file}`;
    return parseMarkdown(path, readFileSync(path, "utf8").replaceAll("\r\n", "\n"), schema);
  });
}

/** @throws {Error} whose message begins with file and line */
export function parseMarkdown<Head>(
  path: string,
  source: string,
  schema: z.ZodMiniType<Head>,
): MarkdownText<Head> {
  const [head, yaml = "", body = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
  const failAfter = (lines: number) => (line: number, message: string) => {
    throw new Error(`${path}:${lines + line}: ${message}`);
  };
  if (head === undefined) {
    return failAfter(0)(1, "it begins with a front matter between two lines of ---");
  }
  const linesBefore = source.slice(0, source.length - body.length).split("\n").length - 1;
  return {
    name: basename(path, ".md"),
    head: parseHead(yaml, schema, failAfter(1)),
    blocks: parseBlocks(body, failAfter(linesBefore)),
  };
}

type Fail = (line: number, message: string) => never;

function parseHead<Head>(yaml: string, schema: z.ZodMiniType<Head>, fail: Fail): Head {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) return fail(lines.linePos(error.pos[0]).line, error.message);
  const failAt = (path: readonly PropertyKey[], message: string) => {
    const range = (document.getIn(path, true) as { range?: [number] } | undefined)?.range;
    const name = path.length > 0 ? `${path.join(".")}: ` : "";
    return fail(range ? lines.linePos(range[0]).line : 1, `${name}${message}`);
  };
  const texts = everyText(document.toJS(), (text, path) =>
    set(text, (message) => failAt(path, message)),
  );
  const { data, error: wrong } = schema.safeParse(texts, { error: z.locales.en().localeError });
  const [issue] = wrong?.issues ?? [];
  return issue ? failAt(issue.path, issue.message) : (data as Head);
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

function set(text: string, fail: (message: string) => never): string {
  try {
    return frenchSpaces(withFigures(text));
  } catch (error) {
    return fail((error as Error).message);
  }
}

function parseBlocks(body: string, fail: Fail): Block[] {
  const blocks: Block[] = [];
  let line = 1;
  for (const token of marked.lexer(body) as MarkedToken[]) {
    const at = line;
    if (token.type !== "space") blocks.push(blockOf(token, blocks, (message) => fail(at, message)));
    line += token.raw.split("\n").length - 1;
  }
  return blocks;
}

type Refuse = (message: string) => never;

/** A table's caption and a list's heading stand right above it: they are taken from the blocks before. */
function blockOf(token: MarkedToken, blocks: Block[], refuse: Refuse): Block {
  const plain = (tokens: readonly Token[] | undefined) => plainText(tokens ?? [], refuse);
  switch (token.type) {
    case "heading":
      return token.depth === 2 ? heading(plain(token.tokens)) : refuse("headings begin with ##");
    case "blockquote":
      return quote(plain(inline(token.tokens)));
    case "paragraph": {
      const [first, ...rest] = token.tokens as MarkedToken[];
      if (first?.type !== "strong") return paragraph(plain(token.tokens));
      return clause(plain(first.tokens).replace(/\.$/, ""), plain(rest).trimStart());
    }
    case "list": {
      const items = token.items.map(({ tokens }) => inline(tokens));
      const links = items.flatMap(([first, ...more]) =>
        first?.type === "link" && more.length === 0 ? [first] : [],
      );
      if (links.length < items.length) return list(...items.map(plain));
      const above = blocks.pop();
      if (above?.kind !== "heading") return refuse("a list of links has a heading right above it");
      return sources(
        above.text,
        links.map(({ href, tokens }) => ({ label: plain(tokens), href })),
      );
    }
    case "table": {
      const above = blocks.pop();
      if (above?.kind !== "quote")
        return refuse("a table has its caption right above it, as a > quotation");
      return {
        kind: "table",
        caption: above.text,
        columns: token.header.map(({ tokens }) => plain(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => plain(tokens))),
      };
    }
    default:
      return refuse(
        `no ${token.type} here, but paragraphs, ## headings, lists, > quotations and tables`,
      );
  }
}

/** What stands in the paragraphs of a quotation or in an item of a list. */
function inline(tokens: readonly Token[]): MarkedToken[] {
  return tokens.flatMap((token) => ("tokens" in token ? (token.tokens as MarkedToken[]) : []));
}

/** Text without any mark. */
function plainText(tokens: readonly Token[], refuse: Refuse): string {
  const parts = (tokens as MarkedToken[]).map((token) =>
    token.type === "text" || token.type === "escape"
      ? token.text
      : refuse(`no ${token.type} within a text`),
  );
  return set(parts.join("").replaceAll("\n", " "), refuse);
}
