import { unescaped } from "./html";

/** React escapes these five characters wherever they are not its own. */
const escaped = `[^<>&"']*(?:&(?:amp|lt|gt|quot|#x27);[^<>&"']*)*`;
const attribute = ` [a-zA-Z][\\w:-]*(?:="${escaped}")?`;
const piece = new RegExp(
  [
    "<!DOCTYPE html>",
    "<!--(?<comment>[^<>]*)-->",
    `<(?<raw>script|style)(?<rawAttributes>(?:${attribute})*)>(?<content>.*?)</\\k<raw>>`,
    "</[a-zA-Z][\\w-]*>",
    `<(?<tag>[a-zA-Z][\\w-]*)(?<tagAttributes>(?:${attribute})*)/?>`,
    `(?=[^<])${escaped}`,
  ].join("|"),
  "sy",
);

/**
 * Takes a page apart, character by character, and throws at the first one that React would not have
 * written there: an unescaped quote, bracket or ampersand anywhere outside a script or a style sheet.
 */
export function readMarkup(html: string) {
  const markup = emptyMarkup();
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const start = piece.lastIndex;
    const found = piece.exec(html);
    if (!found?.[0]) throw new Error(`unescaped at ${start}: ${html.slice(start, start + 200)}`);
    note(markup, found.groups ?? {});
  }
  return markup;
}

const emptyMarkup = () => ({
  names: [] as string[],
  attributes: [] as { name: string; value: string }[],
  scripts: [] as string[],
  styles: [] as string[],
  comments: [] as string[],
});

function note(markup: ReturnType<typeof emptyMarkup>, groups: Record<string, string | undefined>) {
  const { comment, raw, content = "", rawAttributes, tag, tagAttributes } = groups;
  if (comment !== undefined) markup.comments.push(comment);
  if (raw === "script") markup.scripts.push(content);
  if (raw === "style") markup.styles.push(content);
  if (tag !== undefined) markup.names.push(tag);

  const attributes = (rawAttributes ?? tagAttributes ?? "").matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g);
  for (const [, name = "", value = ""] of attributes) {
    markup.names.push(name);
    markup.attributes.push({ name, value: unescaped(value) });
  }
}
