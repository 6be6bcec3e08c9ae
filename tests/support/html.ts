/** Reads pages as a browser does: parsed, then asked by CSS selectors. */
import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";

/** A page, or a part of one that was found before. */
export type Source = string | HTMLElement;

/** What holds text that no reader sees. */
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

/** Every element that a selector matches, in their order. */
export function elements(source: Source, selector: string): HTMLElement[] {
  return rootOf(source).querySelectorAll(selector);
}

/** How many elements a selector matches. */
export function count(source: Source, selector: string): number {
  return elements(source, selector).length;
}

/** The first element that a selector matches. Throws where there is none. */
export function element(source: Source, selector: string): HTMLElement {
  const found = rootOf(source).querySelector(selector);
  if (!found) throw new Error(`no ${selector} in: ${rootOf(source)}`);
  return found;
}

/** The attributes of each element that a selector matches, their names in lower case. */
export function attributes(source: Source, selector: string): Record<string, string>[] {
  return elements(source, selector).map(({ attrs }) => attrs);
}

/** What a reader sees of each element that a selector matches. */
export function texts(source: Source, selector: string): string[] {
  return elements(source, selector).map(pageText);
}

/**
 * The text that a reader sees. Runs of plain white space are collapsed, no-break spaces stay, and two
 * elements never run into one word.
 */
export function pageText(source: Source): string {
  return visibleText(rootOf(source))
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** A text without its spaces, to compare words alone: where a line may break is typography's concern. */
export function unspaced(text: string): string {
  return text.replace(/\s/g, "");
}

function visibleText(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement)) return "";
  const parts = node.childNodes.map((child) =>
    child instanceof HTMLElement && unseen.includes(child.tagName) ? "" : visibleText(child),
  );
  return ` ${parts.join("")} `;
}

/** The title that the browser shows in its tab. */
export function pageTitle(source: Source): string {
  return pageText(element(source, "title"));
}

/** What a page says of itself in its head, by the name or the property of each `meta`. */
export function metas(source: Source): Record<string, string> {
  const pairs = attributes(source, "meta").map(
    ({ name, property, content = "" }): [string, string] => [name ?? property ?? "", content],
  );
  return Object.fromEntries(pairs);
}

/** The scripts that a browser would run. */
export function scripts(source: Source): Record<string, string>[] {
  return attributes(source, "script:not([type='application/ld+json'])");
}

/** Every link with its label. */
export function links(source: Source): { href: string; label: string }[] {
  return elements(source, "a").map((link) => ({
    href: link.attrs.href ?? "",
    label: pageText(link),
  }));
}

/** Where the links within a part of the page lead. */
export function hrefs(source: Source, part: string): string[] {
  return elements(source, `${part} a`).map(({ attrs }) => attrs.href ?? "");
}

/** The recap of an order: each row's label with its value. */
export function receipt(source: Source): Record<string, string> {
  const list = element(source, "dl");
  const values = texts(list, "dd");
  return Object.fromEntries(texts(list, "dt").map((label, index) => [label, values[index] ?? ""]));
}

/** The fields of the forms, as people and bots fill them. */
export function fields(source: Source): Record<string, string>[] {
  return attributes(source, "input, textarea");
}

/** The boxes and buttons that are ticked, by their values. */
export function ticked(source: Source): string[] {
  return attributes(source, "input[checked]").map(({ value = "on" }) => value);
}

/** The hidden fields, in the order in which they are sent. */
export function hiddenFields(source: Source): [name: string, value: string][] {
  return attributes(source, "input[type=hidden]").map(({ name = "", value = "" }) => [name, value]);
}
