/** Reads pages as a browser does: parsed, then asked by CSS selectors. */
import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";

export type Source = string | HTMLElement;

const unseen = ["HEAD", "SCRIPT", "STYLE"];

let latest = { html: "", root: parse("") };

/** The latest page is kept, since a test asks one page several things. */
function rootOf(source: Source): HTMLElement {
  if (typeof source !== "string") return source;
  if (latest.html !== source) {
    const root = parse(source, { blockTextElements: { script: true, style: true } });
    latest = { html: source, root };
  }
  return latest.root;
}

export const elements = (source: Source, selector: string) =>
  rootOf(source).querySelectorAll(selector);

export const count = (source: Source, selector: string) => elements(source, selector).length;

export function element(source: Source, selector: string): HTMLElement {
  const found = rootOf(source).querySelector(selector);
  if (!found) throw new Error(`no ${selector} in: ${rootOf(source)}`);
  return found;
}

export const attributes = (source: Source, selector: string) =>
  elements(source, selector).map(({ attrs }) => attrs);

export const texts = (source: Source, selector: string) => elements(source, selector).map(pageText);

/**
 * The text that a reader sees. Runs of plain white space are collapsed, no-break spaces stay, and two
 * elements never run into one word.
 */
export function pageText(source: Source): string {
  return visibleText(rootOf(source))
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** Undoes the escaping of a page, a mail or a feed. */
export const unescaped = (text: string) => new TextNode(text).text;

/** A text without its spaces, to compare words alone: where a line may break is typography's concern. */
export const unspaced = (text: string) => text.replace(/\s/g, "");

function visibleText(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement)) return "";
  const parts = node.childNodes.map((child) =>
    child instanceof HTMLElement && unseen.includes(child.tagName) ? "" : visibleText(child),
  );
  return ` ${parts.join("")} `;
}

export const pageTitle = (source: Source) => pageText(element(source, "title"));

/** What a page says of itself in its head, by the name or the property of each `meta`. */
export function metas(source: Source): Record<string, string> {
  const pairs = attributes(source, "meta").map(
    ({ name, property, content = "" }): [string, string] => [name ?? property ?? "", content],
  );
  return Object.fromEntries(pairs);
}

export const scripts = (source: Source) =>
  attributes(source, "script:not([type='application/ld+json'])");

export function links(source: Source): { href: string; label: string }[] {
  return elements(source, "a").map((link) => ({
    href: link.attrs.href ?? "",
    label: pageText(link),
  }));
}

export const hrefs = (source: Source, part: string) =>
  elements(source, `${part} a`).map(({ attrs }) => attrs.href ?? "");

export function receipt(source: Source): Record<string, string> {
  const list = element(source, "dl");
  const values = texts(list, "dd");
  return Object.fromEntries(texts(list, "dt").map((label, index) => [label, values[index] ?? ""]));
}

export const fields = (source: Source) => attributes(source, "input, textarea");

export function hiddenFields(source: Source): [name: string, value: string][] {
  return attributes(source, "input[type=hidden]").map(({ name = "", value = "" }) => [name, value]);
}
