/** Reads pages as text. Enough for HTML that React wrote; no parser for anybody else's. */

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

export function decodeEntities(text: string): string {
  return text.replace(/&([a-z]+|#x27);/g, (entity, name: string) => entities[name] ?? entity);
}

/** The text that a reader sees, its runs of plain white space collapsed. No-break spaces stay. */
export function pageText(html: string): string {
  const body = html.replace(/<(style|script|head)\b[\s\S]*?<\/\1>/g, "");
  const text = body.replace(/<!--[\s\S]*?-->/g, "").replace(/<[^>]+>/g, " ");
  return decodeEntities(text)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** The contents of each element of a name, tags included. Not for elements nested in their own kind. */
export function elements(html: string, tag: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  return [...html.matchAll(pattern)].map(([, content = ""]) => content);
}

/** The first element of a name, or an empty text. */
export function element(html: string, tag: string): string {
  return elements(html, tag)[0] ?? "";
}

/** Each opening tag of a name, as its attributes. */
export function tags(html: string, tag: string): Record<string, string>[] {
  const pattern = new RegExp(`<${tag}(?=[\\s/>])([^>]*)>`, "g");
  return [...html.matchAll(pattern)].map(([, attributes = ""]) => readAttributes(attributes));
}

function readAttributes(text: string): Record<string, string> {
  const pairs = text.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", value = ""]) => [name, decodeEntities(value)]),
  );
}

/** The script elements that a browser would run. */
export function scripts(html: string): Record<string, string>[] {
  return tags(html, "script").filter(({ type }) => type !== "application/ld+json");
}

/** Every link with its label. */
export function links(html: string): { href: string; label: string }[] {
  const pattern = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;
  return [...html.matchAll(pattern)].map(([, attributes = "", content = ""]) => ({
    href: readAttributes(attributes).href ?? "",
    label: pageText(content),
  }));
}

/** The top sections of the page's main part. */
export function sections(html: string): string[] {
  return elements(element(html, "main"), "section");
}

/** The one section whose text holds all the given words. */
export function sectionWith(html: string, ...words: string[]): string {
  const found = sections(html).filter((section) =>
    words.every((word) => pageText(section).includes(word)),
  );
  if (found.length !== 1) throw new Error(`${found.length} sections hold ${words.join(", ")}`);
  return found[0] ?? "";
}

/** The recap of an order: each row's label with its value. */
export function receipt(html: string): Record<string, string> {
  const list = element(element(html, "main"), "dl");
  const labels = elements(list, "dt").map(pageText);
  const values = elements(list, "dd").map(pageText);
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ""]));
}

/** The large figures, each with what it counts. */
export function figures(html: string): string[] {
  return elements(html, "ul")
    .filter((list) => list.includes("<strong>"))
    .flatMap((list) => elements(list, "li").map(pageText));
}
