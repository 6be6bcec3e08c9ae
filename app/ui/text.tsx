import { Fragment, type ReactNode } from "react";
import { book } from "~/content/offers";

const yourName = "votre nom";

interface HighlightProps {
  text: string;
  /** What to replace with the mark, wherever it occurs. A pattern must have no groups. */
  at: string | RegExp;
  mark: ReactNode;
}

/** Running text with some words marked up differently. */
function Highlight({ text, at, mark }: HighlightProps) {
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

/** Running text with the book's title in italics. Labels leave it plain. */
export function CiteBookTitle({ text }: { text: string }) {
  return <Highlight text={text} at={book.title} mark={<cite>{book.title}</cite>} />;
}

/** Running text in which the visitor's name replaces `votre nom` once it has been written on the cover. */
export function VisitorName({ text }: { text: string }) {
  return <Highlight text={text} at={yourName} mark={<b data-name={yourName}>{yourName}</b>} />;
}

/** Text with the ending of `1er` raised, as in French print. */
export function Ordinals({ text }: { text: string }) {
  const first = (
    <>
      1<sup>er</sup>
    </>
  );
  return <Highlight text={text} at={/\b1er\b/} mark={first} />;
}
