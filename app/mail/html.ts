import { brand } from "~/content/mails/letter";
import { type Xml, xml } from "~/lib/xml";
import { footerOf } from "./footer";
import type { Block, Entry, FigureRow, ListItem, Message, Sender } from "./message";
import { sanitizeLine } from "./sanitize";
import { darkSheet, style } from "./style";

/** A complete HTML document: no picture, no script, nothing from afar. */
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

/** Every value is made one harmless line, then escaped. */
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
      return joined(part.entries.map(entry));
    case "figures":
      return html`<table style="${style.table}">${part.rows.map(figure)}</table>\n`;
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

/** A row with a bar needs no line below it. */
function figure({ label, value, share }: FigureRow): Xml {
  const edge = share === undefined ? style.ruled : style.barred;
  return html`<tr><th scope="row" align="left" class="rule" style="${edge};${style.label}">${label}${bar(share)}</th><td class="rule" style="${edge};${style.value}">${value}</td></tr>\n`;
}

function bar(share?: number): Xml | string {
  if (share === undefined) return "";
  return html`<div class="track" style="${style.track}"><div class="bar" style="${style.bar};width:${String(share)}%"></div></div>`;
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

function joined(parts: Xml[]): Xml {
  return html`${parts}`;
}
