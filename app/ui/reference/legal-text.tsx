import type { Block, Contact } from "~/content/legal/types";

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
    case "paragraph":
      return (
        <p>
          {block.runIn ? <strong>{block.runIn}. </strong> : null}
          <Inline text={block.text} contact={contact} />
        </p>
      );
    case "list": {
      const List = block.numbered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} contact={contact} />
            </li>
          ))}
        </List>
      );
    }
    case "subheading":
      return <h3>{block.text}</h3>;
    case "box":
      return (
        <div className="box">
          <LegalText blocks={block.blocks} contact={contact} />
        </div>
      );
  }
}

/** A text whose addresses and numbers are links and whose blanks, yet to be filled, are marked. */
function Inline({ text, contact }: { text: string; contact: Contact }) {
  const parts = [contact.email, contact.phone].reduce(
    (texts, needle) => texts.flatMap((part) => splitAround(part, needle)),
    text.split(/(\[[^\]]+\])/),
  );
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
    <Part key={index} part={part} contact={contact} />
  ));
}

function Part({ part, contact: { email, phone } }: { part: string; contact: Contact }) {
  if (part === email) return <a href={`mailto:${email}`}>{part}</a>;
  if (part === phone) return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{part}</a>;
  return part.startsWith("[") ? <mark>{part}</mark> : part;
}

/** The text in pieces, those that equal the needle on their own. */
function splitAround(text: string, needle: string): string[] {
  return text.split(needle).flatMap((part, index) => (index > 0 ? [needle, part] : [part]));
}
