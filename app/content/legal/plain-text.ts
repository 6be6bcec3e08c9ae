import type { Contact } from "~/content/types";
import { numericDate } from "~/lib/time";
import { type Block, dateOf, type LegalDocument } from "./types";

/** A legal document as plain text, for an attachment. */
export function plainText(
  document: LegalDocument,
  contact: Pick<Contact, "email" | "phone">,
): string {
  const { title, numberLabel = "", text } = document;
  const { preamble = [], articles } = text(contact);
  const parts = [
    title.toUpperCase(),
    `Version du ${numericDate(dateOf(document))}`,
    ...preamble.map(blockText),
    ...articles.flatMap((article, index) => [
      `\n${numberLabel} ${index + 1}. ${article.title}`.toUpperCase(),
      ...article.blocks.map(blockText),
    ]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.runIn ? `${block.runIn}. ${block.text}` : block.text;
    case "list":
      return block.items
        .map((item, index) => `${block.numbered ? `${index + 1}°` : "–"} ${item}`)
        .join("\n");
    case "subheading":
      return block.text.toUpperCase();
    case "box":
      return block.blocks.map(blockText).join("\n\n");
  }
}
