/**
 * Reads texts written in Markdown: YAML front matter, then paragraphs, headings, lists, quotations, tables and pictures.
 * Writers type plain spaces and are told the file and line of a mistake. The Worker gets typed data, not a parser.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type MarkedToken, marked, type Token, type Tokens } from "marked";
import type * as z from "zod/mini";
import { type Block, heading, quote, sources } from "../../app/content/articles/types";
import { clause, list, paragraph } from "../../app/content/blocks";
import { slugify } from "../../app/lib/slug";
import { frenchSpaces } from "./french";
import { type Fail, parseFrontMatter } from "./front-matter";
import { fillPassages } from "./passages";
import { pictureSize } from "./picture-size";
import { plainTextOf, type Rules, richText } from "./rich-text";
import { halfBlockSign, leftOverSign, unshownTitle } from "./signs";

export interface MarkdownText<FrontMatter> {
  /** The file's name without `.md`. */
  name: string;
  frontMatter: FrontMatter;
  blocks: Block[];
}

export interface TextRules<FrontMatter> {
  frontMatter: z.ZodMiniType<FrontMatter>;
  /** What is wrong with a link's address in a text with this front matter; null if nothing is. */
  wrongAddress: (href: string, frontMatter: FrontMatter) => string | null;
}

/**
 * Every Markdown file in a folder, sorted by name.
 *
 * @throws {Error} whose message begins with file and line
 */
export function readMarkdown<FrontMatter>(folder: string, rules: TextRules<FrontMatter>) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  return files.sort().map((file) => readMarkdownFile(`${folder}/${file}`, rules));
}

export const readMarkdownFile = <FrontMatter>(path: string, rules: TextRules<FrontMatter>) =>
  parseMarkdown(path, readFileSync(path, "utf8"), rules);

/** @throws {Error} whose message begins with the file and, unless its name is wrong, the line */
export function parseMarkdown<FrontMatter>(
  path: string,
  file: string,
  { frontMatter: schema, wrongAddress }: TextRules<FrontMatter>,
): MarkdownText<FrontMatter> {
  const name = basename(path, ".md");
  if (slugify(name) !== name) {
    throw new Error(
      `${path}: its name becomes an address, so use small letters, digits and hyphens: ${slugify(name)}.md`,
    );
  }
  // Windows editors may begin a file with a byte-order mark, and end lines with CR and LF.
  const source = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [frontMatter, yaml = "", body = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
  const failAfter = (lines: number) => (line: number, message: string) => {
    throw new Error(`${path}:${lines + line}: ${message}`);
  };
  if (frontMatter === undefined || !source.startsWith(frontMatter)) {
    return failAfter(0)(1, "begin with front matter between two lines of ---");
  }
  const linesBefore = source.slice(0, source.length - body.length).split("\n").length - 1;
  const failInBody = failAfter(linesBefore);
  const fields = parseFrontMatter(yaml, schema, failAfter(1));
  return {
    name,
    frontMatter: fields,
    blocks: parseBlocks(fillPassages(body, failInBody), failInBody, (href) =>
      wrongAddress(href, fields),
    ),
  };
}

function parseBlocks(body: string, fail: Fail, wrongAddress: Rules["wrongAddress"]): Block[] {
  const blocks: Block[] = [];
  let line = 1;
  for (const token of marked.lexer(body) as MarkedToken[]) {
    const at = line;
    const refuse = (message: string) => fail(at, message);
    if (token.type !== "space") blocks.push(blockOf(token, blocks, { refuse, wrongAddress }));
    line += token.raw.split("\n").length - 1;
  }
  return blocks;
}

/** Converts a token. The caption of a table and the heading of a list of sources are removed from `blocks`. */
function blockOf(token: MarkedToken, blocks: Block[], rules: Rules): Block {
  const { refuse } = rules;
  switch (token.type) {
    case "heading": {
      const text = plainTextOf(token.tokens, "a heading", rules);
      if (!slugify(text)) return refuse("a heading needs a letter or a digit");
      if (token.depth === 2) return heading(ownAnchor(text, blocks, rules));
      return token.depth === 3
        ? { kind: "subheading", text }
        : refuse("only ## and ### headings are allowed");
    }
    case "blockquote":
      return quote(
        plainTextOf(textWithin(token.tokens, "a quotation", rules), "a quotation", rules),
      );
    case "paragraph":
      return paragraphOf(token.tokens as MarkedToken[], rules);
    case "list":
      return listOf(token, blocks, rules);
    case "table": {
      const above = blocks.pop();
      if (above?.kind !== "quote")
        return refuse("put the table's caption right above it, as a > quotation");
      const cell = ({ tokens }: Tokens.TableCell) => plainTextOf(tokens, "a table", rules);
      return {
        kind: "table",
        caption: above.text,
        columns: token.header.map(cell),
        rows: token.rows.map((row) => row.map(cell)),
      };
    }
    default:
      return refuse(
        `${token.type} is not allowed here: use paragraphs, headings, lists, > quotations, tables and pictures`,
      );
  }
}

/** A heading that no other one shares its address with: the table of contents links to it. */
function ownAnchor(text: string, blocks: readonly Block[], { refuse }: Rules): string {
  const anchor = slugify(text);
  const others = blocks.flatMap((block) =>
    block.kind === "heading" ? block.text : block.kind === "sources" ? block.title : [],
  );
  const same = others.find((other) => slugify(other) === anchor);
  return same === undefined
    ? text
    : refuse(`there is a heading «\u00a0${same}\u00a0» above: give this one other words`);
}

/** Bold words that end in a full stop become a run-in heading. */
function paragraphOf(tokens: MarkedToken[], rules: Rules): Block {
  const [first, ...rest] = tokens;
  const wrong = first?.type === "text" ? halfBlockSign(first.text) : null;
  if (wrong !== null) return rules.refuse(wrong);
  if (first?.type === "image" && rest.length === 0) return pictureOf(first, rules);
  if (first?.type !== "strong" || rest.length === 0 || !first.text.endsWith(".")) {
    return paragraph(richText(tokens, rules));
  }
  const [next] = rest;
  const runIn = plainTextOf(first.tokens, "the bold words that open a paragraph", rules);
  if (next?.type === "text") next.text = next.text.trimStart();
  return clause(runIn.slice(0, -1), richText(rest, rules));
}

function pictureOf({ href: src, text, title }: Tokens.Image, { refuse }: Rules): Block {
  const file = `public${src}`;
  if (!/^\/images\/[\w/.-]+$/.test(src) || src.includes("..") || !existsSync(file)) {
    return refuse(`${src}: there is no such picture under public/images`);
  }
  if (!text.trim()) return refuse(`say what the picture shows: ![…](${src})`);
  const wrong = leftOverSign(text) ?? unshownTitle(title);
  if (wrong !== null) return refuse(wrong);
  try {
    return { kind: "picture", src, alt: frenchSpaces(text), ...pictureSize(file) };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** A list of nothing but links, right below a heading, is the article's list of sources. */
function listOf(token: Tokens.List, blocks: Block[], rules: Rules): Block {
  checkNumbers(token, rules);
  const items = token.items.map(({ tokens }) => textWithin(tokens, "a list item", rules));
  const texts = items.map((item) => richText(item, rules));
  const links = items.flatMap(([first, ...more]) =>
    first?.type === "link" && more.length === 0 ? [first] : [],
  );
  const above = blocks.at(-1);
  if (links.length < items.length || above?.kind !== "heading" || token.ordered) {
    return { ...list(...texts), ...(token.ordered && { numbered: true as const }) };
  }
  blocks.pop();
  return sources(
    above.text,
    links.map(({ href, tokens }) => ({ label: plainTextOf(tokens, "a source", rules), href })),
  );
}

/** A numbered list is printed from 1 on, without gaps; all its items may be written as 1. */
function checkNumbers({ items, ordered }: Tokens.List, { refuse }: Rules) {
  for (const [index, { raw, task }] of items.entries()) {
    if (task) refuse("[ ] and [x] are not printed: write the item without");
    const number = /^\d+/.exec(raw)?.[0];
    if (!ordered || number === undefined || [1, index + 1].includes(Number(number))) continue;
    refuse(
      items.length === 1 && index === 0
        ? `${number}. would be printed as 1.: write ${number}\\. to begin a paragraph with a number`
        : `${number}. would be printed as ${index + 1}.: keep the items of a list together, numbered from 1`,
    );
  }
}

/** The text of a quotation or a list item, which must be one paragraph. */
function textWithin(tokens: readonly Token[], what: string, { refuse }: Rules): MarkedToken[] {
  const [only, ...more] = (tokens as MarkedToken[]).filter(({ type }) => type !== "space");
  if ((only?.type === "text" || only?.type === "paragraph") && more.length === 0) {
    return (only.tokens ?? []) as MarkedToken[];
  }
  return refuse(`${what} must be one paragraph`);
}
