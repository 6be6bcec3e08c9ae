import type { RichText } from "~/content/blocks";
import { type Letter, type LetterBlock, letterReasons, letterUrl } from "~/content/letters";
import type { Message } from "~/mail/message";
import { button, list, numbered, type Part, paragraph } from "~/mail/parts";
import { letterTo, type Reader } from "./letter";

/** `letter.…`: a letter after a form, from its Markdown file. */
export function authorLetter(letter: Letter, to: Reader): Message {
  const { subject, preheader, link, form } = letter;
  const urlOf = (href: string) => letterUrl(letter, href, to.siteUrl);
  const [first, ...blocks] = letter.blocks;
  const opens = first?.kind === "paragraph";
  return letterTo(to, {
    subject,
    preheader,
    title: subject,
    lead: opens ? textOf(first, urlOf) : "",
    parts: [
      ...(opens ? blocks : letter.blocks).map((block) => partOf(block, urlOf)),
      button(link.label, urlOf(link.path)),
    ],
    why: letterReasons[form],
  });
}

type UrlOf = (href: string) => string;

function partOf(block: LetterBlock, urlOf: UrlOf): Part {
  if (block.kind === "paragraph") return paragraph(textOf(block, urlOf));
  const items = block.items.map((item) => linked(item, urlOf));
  return block.numbered ? numbered(items) : list(items);
}

function textOf({ runIn, text }: LetterBlock & { kind: "paragraph" }, urlOf: UrlOf): RichText {
  const linkedText = linked(text, urlOf);
  if (!runIn) return linkedText;
  const opening = { kind: "strong", text: `${runIn}.` } as const;
  return [opening, " ", ...(typeof linkedText === "string" ? [linkedText] : linkedText)];
}

/** Makes the links of a text absolute. */
function linked(text: RichText, urlOf: UrlOf): RichText {
  if (typeof text === "string") return text;
  return text.map((run) => {
    if (typeof run === "string") return run;
    const words = linked(run.text, urlOf);
    return run.kind === "link"
      ? { ...run, href: urlOf(run.href), text: words }
      : { ...run, text: words };
  });
}
