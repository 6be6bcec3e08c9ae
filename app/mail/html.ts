import { brand } from "~/content/mails/letter";
import { Xml, xml } from "~/lib/xml";
import {
  type Block,
  type Entry,
  type FigureRow,
  footerOf,
  type ListItem,
  type Message,
  type Sender,
} from "./message";
import { sanitizeLine } from "./sanitize";

/**
 * Styles are inline, since some mail programs drop style sheets; `darkSheet` only changes colours. The light ones are
 * those of `styles/tokens.css`.
 */
const light = {
  paper: "#fbf7f0",
  leaf: "#fffdf9",
  ink: "#1b1a2b",
  muted: "#5b5768",
  accent: "#b93e22",
  onAccent: "#fff",
  hairline: "#d9cdb9",
} as const;

const dark = {
  paper: "#15141c",
  leaf: "#1e1c29",
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

const styles = {
  page: `margin:0;padding:0;background:${light.paper};color:${light.ink};font:400 17px/1.6 ${serif};${word}`,
  frame: `max-width:620px;margin:0 auto;padding:16px 12px 40px;background:${light.paper}`,
  /** Shown by inboxes next to the subject, hidden in the mail. */
  preheader: "display:none;max-height:0;overflow:hidden;mso-hide:all",
  leaf: `padding:36px 8% 44px;background:${light.leaf};border:1px solid ${light.hairline};border-top:3px solid ${light.accent};color:${light.ink}`,
  masthead: `margin:0 0 32px;padding:0 0 20px;border-bottom:1px solid ${light.hairline};text-align:center;font-size:26px;font-style:italic;line-height:1.2;color:${light.accent}`,
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
  action: "margin:24px 0",
  button: `display:inline-block;padding:13px 24px;border-radius:2px;background:${light.accent};color:${light.onAccent};font:600 16px/1.35 ${label};text-decoration:none`,
  link: `color:${light.accent};text-decoration:underline`,
  signature: "margin:32px 0 0;font-size:18px;font-style:italic",
  foot: `padding:24px 8% 0;${small}`,
  footLine: "margin:0 0 12px",
};

/** As what needs no escaping, for they are half of all values of a mail. */
const style = Object.fromEntries(
  Object.entries(styles).map(([name, text]) => [name, new Xml(text)]),
) as Record<keyof typeof styles, Xml>;

/** By class; `!important` overrides the inline styles. */
const darkSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  `.page{background:${dark.paper}!important;color:${dark.ink}!important}`,
  `.leaf{background:${dark.leaf}!important;color:${dark.ink}!important}`,
  `.leaf,.rule{border-color:${dark.hairline}!important}`,
  `.leaf{border-top-color:${dark.accent}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.accent{color:${dark.accent}!important}`,
  `.track{background:${dark.hairline}!important}`,
  `.bar{background:${dark.accent}!important}`,
  "}",
].join("");

/** For the tests of contrast. */
export const colours = { light, dark };

/** A complete HTML document without pictures, scripts or remote resources. */
export function htmlOf(message: Message, sender: Sender): string {
  const { title, subject, preheader, blocks, summary = blocks } = message;
  const document = html`<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkSheet}</style>
</head>
<body class="page" style="${style.page}">
<div class="page" style="${style.frame}">
${preheader ? html`<p style="${style.preheader}">${preheader}</p>` : ""}
<div class="leaf" style="${style.leaf}">
<p class="accent rule" style="${style.masthead}">${brand}</p>
<h1 style="${style.title}">${title}</h1>
${summary.map(block)}
</div>
${foot(message, sender)}
</div>
</body>
</html>
`;
  return `<!doctype html>\n${document.source}`;
}

/** Every text is sanitized to one line, then escaped. */
function html(strings: TemplateStringsArray, ...values: (string | Xml | Xml[])[]): Xml {
  return xml(
    strings,
    ...values.map((value) => (typeof value === "string" ? sanitizeLine(value) : value)),
  );
}

function block(part: Block): Xml {
  switch (part.kind) {
    case "heading":
      return html`<h2 class="rule" style="${style.heading}">${part.text}</h2>\n`;
    case "paragraph":
      return html`<p style="${style.paragraph}">${part.text}</p>\n`;
    case "signature":
      return html`<p style="${style.signature}">${part.text}</p>\n`;
    case "list":
      return list(part.items, part.numbered ? "ol" : "ul");
    case "entries":
      return html`${part.entries.map(entry)}`;
    case "figures":
      return html`<table style="${style.table}">${part.rows.map(figure)}</table>\n`;
    case "commands":
      return html`${part.lines.map(command)}`;
    case "link":
      return part.quiet
        ? html`<p style="${style.paragraph}">${anchor(part.label, part.url)}</p>\n`
        : html`<p style="${style.action}"><a href="${part.url}" style="${style.button}">${part.label}</a></p>\n`;
  }
}

function list(items: readonly ListItem[], tag: "ol" | "ul"): Xml {
  const lines = items.map((item) => {
    const content =
      typeof item === "string" ? item : html`<strong>${item.title}</strong><br>${item.text}`;
    return html`<li style="${style.item}">${content}</li>\n`;
  });
  return html`<${tag} style="${style.list}">${lines}</${tag}>\n`;
}

function entry({ title, url, note, paragraphs }: Entry): Xml {
  return html`<div style="${style.entry}">
<h3 style="${style.entryTitle}">${url ? anchor(title, url) : title}</h3>
${note ? html`<p class="muted" style="${style.note}">${note}</p>` : ""}
${paragraphs.map((text) => html`<p style="${style.entryText}">${text}</p>\n`)}</div>
`;
}

/** A row with a bar has no rule below it. */
function figure({ label, value, share }: FigureRow): Xml {
  const edge = share === undefined ? style.ruled : style.barred;
  return html`<tr><th scope="row" align="left" class="rule" style="${edge};${style.label}">${label}${bar(share)}</th><td class="rule" style="${edge};${style.value}">${value}</td></tr>\n`;
}

function bar(share?: number): Xml | string {
  if (share === undefined) return "";
  return html`<div class="track" style="${style.track}"><div class="bar" style="${style.bar};width:${String(share)}%"></div></div>`;
}

/** Breaks between words only, not after the hyphens of an option. */
function command(line: string): Xml {
  const words = line.split(" ").map((text) => html`<span style="${style.word}">${text}</span> `);
  return html`<p style="${style.command}">${words}</p>\n`;
}

function foot(message: Message, sender: Sender): Xml {
  const { why, links, identity } = footerOf(message, sender);
  return html`<div class="muted" style="${style.foot}">
<p style="${style.footLine}">${why}</p>
<p style="${style.footLine}">${links.map(({ label, url }) => html`${anchor(label, url)}<br>\n`)}</p>
<p style="${style.footLine}">${identity.map((text) => html`${text}<br>\n`)}</p>
</div>`;
}

function anchor(label: string, url: string): Xml {
  return html`<a href="${url}" class="accent" style="${style.link}">${label}</a>`;
}
