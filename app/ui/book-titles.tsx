import { Fragment } from "react";
import { book } from "~/content/offers";

/** Running text with the book's title in italics, as titles are set. Labels do without. */
export function BookTitles({ text }: { text: string }) {
  const [first = "", ...others] = text.split(book.title);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never move
        <Fragment key={index}>
          <cite>{book.title}</cite>
          {part}
        </Fragment>
      ))}
    </>
  );
}
