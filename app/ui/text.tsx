import { Fragment, type ReactNode } from "react";
import { book } from "~/content/offers";

const yourName = "votre nom";

interface MarkedTextProps {
  text: string;
  /** What the mark stands in place of, wherever it occurs. A pattern has no groups. */
  at: string | RegExp;
  mark: ReactNode;
}

/** Running text of which some words are set in another way. */
function Highlight({ text, at, mark }: MarkedTextProps) {
  const [first = "", ...others] = text.split(at);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
        <Fragment key={index}>
          {mark}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Running text with the book's title in italics, as titles are set. Labels do without. */
export function CiteBookTitle({ text }: { text: string }) {
  return <Highlight text={text} at={book.title} mark={<cite>{book.title}</cite>} />;
}

/** Running text in which the visitor's name takes the place of `votre nom`, once it was written on the cover. */
export function OwnName({ text }: { text: string }) {
  return <Highlight text={text} at={yourName} mark={<b data-name={yourName}>{yourName}</b>} />;
}

/** The text with `1er` as French prints it, its ending raised. */
export function Ordinals({ text }: { text: string }) {
  const first = (
    <>
      1<sup>er</sup>
    </>
  );
  return <Highlight text={text} at={/\b1er\b/} mark={first} />;
}
