import { brand } from "~/content/mails/letter";
import { htmlOf } from "./html";
import {
  type Block,
  type Entry,
  footerOf,
  type ListItem,
  type Message,
  type Sender,
} from "./message";
import { sanitizeLine } from "./sanitize";

/** The message as it is sent. Headers are sanitized: a line break would inject another header. */
export function renderMail(message: Message, sender: Sender) {
  return {
    subject: sanitizeLine(message.subject),
    html: htmlOf(message, sender),
    text: textOf(message, sender),
    headers: headersOf(message),
    attachments: message.attachments ?? [],
  };
}

/** Asks machines not to answer (RFC 3834), and offers to unsubscribe with one click (RFC 8058). */
function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (!unsubscribeUrl) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": `<${sanitizeLine(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Characters a line that no mail program wraps again. */
const width = 72;

/** The same mail as plain text, with its URLs. */
function textOf(message: Message, sender: Sender): string {
  const { why, links, identity } = footerOf(message, sender);
  const parts = [
    ...(message.preheader ? [wrap(message.preheader)] : []),
    brand,
    underlined(message.title, "="),
    ...message.blocks.map(block),
    `-- \n${wrap(why)}`,
    links.map(({ label, url }) => link(label, url)).join("\n"),
    identity.map((text) => wrap(text)).join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

function block(part: Block): string {
  switch (part.kind) {
    case "heading":
      return `\n${underlined(part.text, "-")}`;
    case "paragraph":
    case "signature":
      return wrap(part.text);
    case "list":
      return part.items
        .map((item, index) => listItem(item, part.numbered ? `${index + 1}. ` : "- "))
        .join("\n");
    case "entries":
      return part.entries.map(entry).join("\n\n");
    case "figures":
      return part.rows.map(({ label, value }) => wrap(`${label} : ${value}`)).join("\n");
    case "commands":
      return part.lines.map(sanitizeLine).join("\n");
    case "link":
      return link(part.label, part.url);
  }
}

function listItem(item: ListItem, mark: string): string {
  const indent = " ".repeat(mark.length);
  const lines = typeof item === "string" ? [item] : [item.title, item.text];
  return lines.map((text, index) => wrap(text, index === 0 ? mark : indent, indent)).join("\n");
}

function entry({ title, url, note, paragraphs }: Entry): string {
  const lines = [title, ...(note ? [note] : []), ...paragraphs].map((text) => wrap(text));
  return [...lines, ...(url ? [sanitizeLine(url)] : [])].join("\n");
}

function link(label: string, url: string): string {
  return `${wrap(`${label} :`)}\n${sanitizeLine(url)}`;
}

function underlined(title: string, rule: string): string {
  const lines = wrap(title);
  const longest = Math.max(...lines.split("\n").map((text) => text.length));
  return `${lines}\n${rule.repeat(longest)}`;
}

/** Breaks at plain spaces only, so that a number keeps its unit. A longer word gets its own line. */
function wrap(text: string, first = "", indent = ""): string {
  const [start = "", ...words] = sanitizeLine(text).split(" ");
  const lines = [first + start];
  for (const word of words) {
    const current = lines.at(-1) ?? "";
    if (current.length + 1 + word.length <= width) lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join("\n");
}
