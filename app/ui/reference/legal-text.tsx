import type { Block } from "~/content/legal/types";

interface LegalTextProps {
  blocks: Block[];
  /** Becomes a mail link wherever the text names it. */
  email: string;
}

export function LegalText({ blocks, email }: LegalTextProps) {
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
        <BlockOf key={index} block={block} email={email} />
      ))}
    </>
  );
}

function BlockOf({ block, email }: { block: Block; email: string }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          {block.runIn ? <strong>{block.runIn}. </strong> : null}
          <Inline text={block.text} email={email} />
        </p>
      );
    case "list": {
      const List = block.numbered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} email={email} />
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
          <LegalText blocks={block.blocks} email={email} />
        </div>
      );
  }
}

/** A text whose mail addresses are links and whose blanks, yet to be filled by the operator, are marked. */
function Inline({ text, email }: { text: string; email: string }) {
  const parts = text.split(email).flatMap((part, index) => (index > 0 ? [email, part] : [part]));
  return parts
    .flatMap((part) => part.split(/(\[[^\]]+\])/))
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a printed text never moves
      <Part key={index} part={part} email={email} />
    ));
}

function Part({ part, email }: { part: string; email: string }) {
  if (part === email) return <a href={`mailto:${email}`}>{part}</a>;
  return part.startsWith("[") ? <mark>{part}</mark> : part;
}
