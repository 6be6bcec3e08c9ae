import type { Marked, RichText } from "~/content/blocks";
import { Xml, xml } from "~/lib/xml";
import { sanitizeLine } from "./sanitize";

/** A part of a mail in two versions: HTML and plain text. */
export interface Part {
  html: Xml;
  text: string;
}

export const heading = (text: string): Part => ({
  html: html`<h2 class="rule" style="${style.heading}">${text}</h2>\n`,
  text: `\n${underlined(text, "-")}`,
});

export const paragraph = (text: RichText): Part => ({
  html: html`<p style="${style.paragraph}">${inHtml(text)}</p>\n`,
  text: wrapRich(text),
});

export const signature = (text: string): Part => ({
  html: html`<p style="${style.signature}">${text}</p>\n`,
  text: wrap(text),
});

/** The call to action. */
export const button = (label: string, url: string): Part => ({
  html: html`<p style="${style.action}"><a href="${url}" style="${style.button}">${label}</a></p>\n`,
  text: address(label, url),
});

export const link = (label: string, url: string): Part => ({
  html: html`<p style="${style.paragraph}">${anchor(label, url)}</p>\n`,
  text: address(label, url),
});

type ListItem = RichText | { title: string; text: string };

export const list = (items: readonly ListItem[]) => listOf("ul", items, () => "- ");

export const numbered = (items: readonly ListItem[]) =>
  listOf("ol", items, (index) => `${index + 1}. `);

function listOf(
  tag: "ol" | "ul",
  items: readonly ListItem[],
  markOf: (index: number) => string,
): Part {
  const lines = items.map((item) => {
    const content = isTitled(item)
      ? html`<strong>${item.title}</strong><br>${item.text}`
      : inHtml(item);
    return html`<li style="${style.item}">${content}</li>\n`;
  });
  const texts = items.map((item, index) => {
    const mark = markOf(index);
    const indent = " ".repeat(mark.length);
    if (!isTitled(item)) return wrapRich(item, mark, indent);
    return `${wrap(item.title, mark, indent)}\n${wrap(item.text, indent, indent)}`;
  });
  return {
    html: html`<${tag} style="${style.list}">${lines}</${tag}>\n`,
    text: texts.join("\n"),
  };
}

const isTitled = (item: ListItem): item is Exclude<ListItem, RichText> =>
  typeof item === "object" && "title" in item;

function inHtml(text: RichText): string | Xml {
  if (typeof text === "string") return text;
  return xml`${text.map((run) => (typeof run === "string" ? xml`${run}` : marked(run)))}`;
}

function marked(run: Marked): Xml {
  const words = inHtml(run.text);
  if (run.kind === "link") return anchor(words, run.href);
  return run.kind === "em" ? xml`<em>${words}</em>` : xml`<strong>${words}</strong>`;
}

/** How plain text marks emphasis. */
const textMarks = { strong: "*", em: "_", link: "" };

function inText(text: RichText): string {
  if (typeof text === "string") return text;
  const words = text.map((run) => {
    if (typeof run === "string") return run;
    const mark = textMarks[run.kind];
    return mark + inText(run.text) + mark;
  });
  return words.join("");
}

/** Each link's address has a line of its own below the text. */
function wrapRich(text: RichText, first = "", indent = ""): string {
  return [wrap(inText(text), first, indent), ...urlsIn(text)].join("\n");
}

function urlsIn(text: RichText): string[] {
  if (typeof text === "string") return [];
  return text.flatMap((run) => {
    if (typeof run === "string") return [];
    return [...(run.kind === "link" ? [sanitizeLine(run.href)] : []), ...urlsIn(run.text)];
  });
}

/** A small section: a day of a programme, a document to fetch. */
interface Section {
  title: string;
  /** Makes the title a link. */
  url?: string;
  note?: string;
  paragraphs: readonly string[];
}

export const sections = (all: readonly Section[]): Part => ({
  html: html`${all.map(
    ({ title, url, note, paragraphs }) => html`<div style="${style.entry}">
<h3 style="${style.entryTitle}">${url ? anchor(title, url) : title}</h3>
${note ? html`<p class="muted" style="${style.note}">${note}</p>` : ""}
${paragraphs.map((text) => html`<p style="${style.entryText}">${text}</p>\n`)}</div>
`,
  )}`,
  text: all
    .map(({ title, url, note, paragraphs }) =>
      [
        ...[title, ...(note ? [note] : []), ...paragraphs].map((text) => wrap(text)),
        ...(url ? [sanitizeLine(url)] : []),
      ].join("\n"),
    )
    .join("\n\n"),
});

export interface Figure {
  label: string;
  value: string;
  /** Whole percent, drawn as a bar: 0 to 100. */
  share?: number;
  /** Whether the value stays on one line. */
  whole?: boolean;
}

export const figures = (rows: readonly Figure[]): Part => ({
  html: html`<table style="${style.table}">${rows.map(figureRow)}</table>\n`,
  text: rows.map(({ label, value }) => wrap(`${label}\u00a0: ${value}`)).join("\n"),
});

/** Keeps a value on one line: a reference is read out and copied as one word. */
const wholeLine = new Xml(";font-size:15px;white-space:nowrap");

/** A row with a bar needs no rule below it. */
function figureRow({ label, value, share, whole }: Figure): Xml {
  const edge = share === undefined ? style.ruled : style.barred;
  const bar =
    share === undefined
      ? ""
      : html`<div class="track" style="${style.track}"><div class="bar" style="${style.bar};width:${String(share)}%"></div></div>`;
  return html`<tr><th scope="row" align="left" class="rule" style="${edge};${style.label}">${label}${bar}</th><td class="rule" style="${edge};${style.value}${whole ? wholeLine : ""}">${value}</td></tr>\n`;
}

/**
 * Commands to copy into a terminal. Each is one line, which wraps on screen only between words, not after the hyphens
 * of an option.
 */
export const commands = (lines: readonly string[]): Part => ({
  html: html`${lines.map((line) => {
    const words = line.split(" ").map((text) => html`<span style="${style.word}">${text}</span> `);
    return html`<p style="${style.command}">${words}</p>\n`;
  })}`,
  text: lines.map(sanitizeLine).join("\n"),
});

/** Sanitizes each value to one line, then escapes it. */
export function html(strings: TemplateStringsArray, ...values: (string | Xml | Xml[])[]): Xml {
  return xml(
    strings,
    ...values.map((value) => (typeof value === "string" ? sanitizeLine(value) : value)),
  );
}

export function anchor(label: string | Xml, url: string): Xml {
  return html`<a href="${url}" class="accent" style="${style.link}">${label}</a>`;
}

/** A link in the text version. */
export function address(label: string, url: string): string {
  return `${wrap(`${label}\u00a0:`)}\n${sanitizeLine(url)}`;
}

export function underlined(title: string, rule: string): string {
  const lines = wrap(title);
  const longest = Math.max(...lines.split("\n").map((text) => text.length));
  return `${lines}\n${rule.repeat(longest)}`;
}

/** Characters per line; no mail program wraps a line this short again. */
const width = 72;

/** Wraps at plain spaces only, so that a number keeps its unit. A word that is too long gets its own line. */
export function wrap(text: string, first = "", indent = ""): string {
  const [start = "", ...words] = sanitizeLine(text).split(" ");
  const lines = [first + start];
  for (const word of words) {
    const current = lines.at(-1) ?? "";
    if (current.length + 1 + word.length <= width) lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join("\n");
}

/**
 * Styles are inline, since some mail programs drop style sheets; `darkSheet` only changes colours. The light colours
 * are those of `styles/tokens.css`.
 */
const light = {
  paper: "#fbf7f0",
  card: "#fffdf9",
  ink: "#1b1a2b",
  muted: "#5b5768",
  accent: "#b93e22",
  onAccent: "#fff",
  hairline: "#d9cdb9",
} as const;

const dark = {
  paper: "#15141c",
  card: "#1e1c29",
  ink: "#f1eadd",
  muted: "#b9b2bf",
  accent: "#f0906f",
  hairline: "#413d4e",
} as const;

const serif =
  "Iowan Old Style,Palatino Linotype,Palatino,Noto Serif,Liberation Serif,Georgia,serif";
const label = "-apple-system,Segoe UI,Roboto,Helvetica Neue,Liberation Sans,Arial,sans-serif";
const small = `font:400 14px/1.55 ${label};color:${light.muted}`;
const word = "overflow-wrap:break-word";
const binding = `border-left:6px solid #8d2f1a;background:${light.accent};color:${light.onAccent};text-align:center`;

const styles = {
  page: `margin:0;padding:0;background:${light.paper};color:${light.ink};font:400 17px/1.6 ${serif};${word}`,
  /** Uses tables, since Outlook ignores the padding and the width of a block. */
  frame: `width:100%;max-width:620px;margin:0 auto;border-collapse:collapse;background:${light.paper}`,
  margin: "padding:16px 12px 40px",
  sheet: "border-collapse:separate;border-spacing:0",
  /** Inboxes show it next to the subject; the mail itself hides it. */
  preheader: "display:none;max-height:0;overflow:hidden;mso-hide:all",
  card: `padding:36px 8% 44px;background:${light.card};border:1px solid ${light.hairline};border-top:3px solid ${light.accent};color:${light.ink}`,
  masthead: `margin:0 0 32px;padding:0 0 20px;border-bottom:1px solid ${light.hairline};text-align:center`,
  cover: `width:78px;height:88px;padding:18px 10px 0;${binding};vertical-align:top;font-size:19px;font-style:italic;line-height:1.15`,
  coverFoot: `height:50px;${binding};vertical-align:top`,
  nib: "width:24px;height:24px;border:2px solid #f0c878;border-radius:50%;color:#f0c878;text-align:center;font-size:11px;line-height:1",
  title:
    "margin:0 0 24px;font-size:32px;font-weight:400;line-height:1.15;letter-spacing:-0.01em;text-wrap:balance",
  heading: `margin:40px 0 14px;padding-top:28px;border-top:1px solid ${light.hairline};font-size:23px;font-weight:400;line-height:1.25`,
  paragraph: "margin:0 0 16px",
  list: "margin:0 0 18px;padding:0 0 0 1.4em",
  item: "margin:0 0 10px;padding-left:4px",
  entry: "margin:0 0 24px",
  entryTitle: "margin:0;font-size:17px;font-weight:700;line-height:1.4",
  note: `margin:2px 0 6px;${small}`,
  entryText: "margin:0 0 6px",
  table: "width:100%;margin:0 0 18px;border-collapse:collapse",
  ruled: `padding:10px 0;border-bottom:1px solid ${light.hairline};vertical-align:top`,
  barred: "padding:8px 0;vertical-align:top",
  label: "padding-right:16px;text-align:left;font-weight:400",
  value: "text-align:right;font-weight:700",
  track: `height:4px;margin-top:8px;background:${light.hairline}`,
  bar: `height:4px;background:${light.accent}`,
  command: "margin:0 0 12px;font:400 14px/1.5 ui-monospace,Menlo,Consolas,monospace",
  word: "white-space:nowrap",
  action: "margin:24px 0;text-align:center",
  button: `display:inline-block;padding:13px 24px;border-radius:2px;background:${light.accent};color:${light.onAccent};font:600 16px/1.35 ${label};text-align:center;text-decoration:none`,
  link: `color:${light.accent};text-decoration:underline`,
  signature: "margin:32px 0 0;font-size:18px;font-style:italic",
  foot: `padding:24px 8% 0;${small}`,
  footLine: "margin:0 0 12px",
};

/** Marked as already escaped, since styles are half of all values in a mail. */
export const style = Object.fromEntries(
  Object.entries(styles).map(([name, text]) => [name, new Xml(text)]),
) as Record<keyof typeof styles, Xml>;

/** Selected by class; `!important` overrides the inline styles. */
export const darkSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  `.page{background:${dark.paper}!important;color:${dark.ink}!important}`,
  `.card{background:${dark.card}!important;color:${dark.ink}!important}`,
  `.card,.rule{border-color:${dark.hairline}!important}`,
  `.card{border-top-color:${dark.accent}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.accent{color:${dark.accent}!important}`,
  `.track{background:${dark.hairline}!important}`,
  `.bar{background:${dark.accent}!important}`,
  "}",
].join("");

/** Exported for the contrast tests. */
export const colours = { light, dark };
