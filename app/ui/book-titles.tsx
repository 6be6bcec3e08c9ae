import { book } from "~/content/offers";
import { MarkedText } from "./marked-text";

/** Running text with the book's title in italics, as titles are set. Labels do without. */
export function BookTitles({ text }: { text: string }) {
  return <MarkedText text={text} at={book.title} mark={<cite>{book.title}</cite>} />;
}
