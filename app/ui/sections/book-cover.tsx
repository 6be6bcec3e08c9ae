import { book } from "~/content/offers";

/** The book as an object. It is the first thing seen, so it is never loaded late. */
export function BookCover() {
  return (
    <div className="book">
      <div>
        <img
          src="/images/cover.svg"
          width={600}
          height={900}
          alt={`Couverture du livre ${book.title}`}
        />
      </div>
    </div>
  );
}
