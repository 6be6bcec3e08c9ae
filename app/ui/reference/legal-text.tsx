import type { Block } from "~/content/legal/types";
import { withdrawalLink } from "~/content/site";
import type { Contact } from "~/content/types";
import { TextBlock } from "./text-block";

interface LegalTextProps {
  blocks: Block[];
  contact: Contact;
}

export function LegalText({ blocks, contact }: LegalTextProps) {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
        <BlockOf key={index} block={block} contact={contact} />
      ))}
    </>
  );
}

function BlockOf({ block, contact }: { block: Block; contact: Contact }) {
  switch (block.kind) {
    case "subheading":
      return <h3>{block.text}</h3>;
    case "box":
      return (
        <div className="box">
          <LegalText blocks={block.blocks} contact={contact} />
        </div>
      );
    default:
      return (
        <TextBlock block={block} inline={(text) => <Inline text={text} contact={contact} />} />
      );
  }
}

/** A text whose addresses and numbers are links and whose blanks, yet to be filled, are marked. */
function Inline({ text, contact }: { text: string; contact: Contact }) {
  const parts = [contact.email, contact.phone, withdrawalLink.label].reduce(
    (texts, needle) => texts.flatMap((part) => splitAround(part, needle)),
    text.split(/(\[[^\]]+\])/),
  );
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    <Part key={index} part={part} contact={contact} />
  ));
}

function Part({ part, contact: { email, phone, phoneUrl } }: { part: string; contact: Contact }) {
  if (part === email) return <a href={`mailto:${email}`}>{part}</a>;
  if (part === withdrawalLink.label) return <a href={withdrawalLink.to}>{part}</a>;
  if (part === phone) return <a href={phoneUrl}>{part}</a>;
  return part.startsWith("[") ? <mark>{part}</mark> : part;
}

/** The text in pieces, those that equal the needle on their own. */
function splitAround(text: string, needle: string): string[] {
  return text.split(needle).flatMap((part, index) => (index > 0 ? [needle, part] : [part]));
}
