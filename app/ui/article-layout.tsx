import type { ReactNode } from "react";
import type { List, Paragraph } from "~/content/blocks";
import { frenchDate, numericDate, unbroken } from "~/lib/time";
import { Ordinals } from "./text";

interface TableOfContentsProps {
  title: string;
  entries: { id: string; label: string }[];
}

/** Sticky in the margin of a wide screen; above the text on a narrow one. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  return (
    <nav className="toc" aria-labelledby="sommaire">
      <p className="kicker" id="sommaire">
        {title}
      </p>
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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

interface DayProps {
  /** YYYY-MM-DD */
  date: string;
  /** DD/MM/YYYY, as legal texts are dated, instead of the month in letters. */
  numeric?: boolean;
}

export function Day({ date, numeric }: DayProps) {
  return (
    <time dateTime={date}>
      {numeric ? numericDate(date) : <Ordinals text={unbroken(frenchDate(date))} />}
    </time>
  );
}
