import { type Letter, letterReasons, letterSource } from "~/content/letters";
import type { Message } from "~/mail/message";
import { button, list, type Part, paragraph } from "~/mail/parts";
import { letterTo, type Reader } from "./letter";

/** `letter.…`: one of the letters after a form, which are Markdown files. */
export function authorLetter(letter: Letter, to: Reader): Message {
  const { subject, preheader, link, form } = letter;
  const [first, ...blocks] = letter.blocks;
  const url = `${to.siteUrl}${link.path}?utm_source=${letterSource(letter)}`;
  return letterTo(to, {
    subject,
    preheader,
    title: subject,
    lead: first?.kind === "paragraph" ? textOf(first) : "",
    parts: [...blocks.map(partOf), button(link.label, url)],
    why: letterReasons[form],
  });
}

type Block = Letter["blocks"][number];

function partOf(block: Block): Part {
  return block.kind === "list" ? list(block.items) : paragraph(textOf(block));
}

function textOf(block: Block): string {
  const text = "text" in block ? block.text : "";
  return "runIn" in block ? `${block.runIn}. ${text}` : text;
}
