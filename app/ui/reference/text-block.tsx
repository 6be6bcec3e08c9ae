import type { ReactNode } from "react";
import type { List, Paragraph } from "~/content/blocks";

interface TextBlockProps {
  block: Paragraph | List;
  /** Sets the running text, which stands as it is without. */
  inline?: (text: string) => ReactNode;
}

/** The blocks that articles and legal texts share. */
export function TextBlock({ block, inline = (text) => text }: TextBlockProps) {
  if (block.kind === "paragraph") {
    return (
      <p>
        {block.runIn ? <strong>{block.runIn}. </strong> : null}
        {inline(block.text)}
      </p>
    );
  }
  const Items = block.numbered ? "ol" : "ul";
  return (
    <Items>
      {block.items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </Items>
  );
}
