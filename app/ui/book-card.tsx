import { bookPage } from "~/content/book-page";
import { bookFacts } from "~/content/colophon";
import { book, isOnSale } from "~/content/offers";
import { Cover } from "./sections/book";
import { BookPrice } from "./sections/price";

/** Promotes the book, while it is on sale, on a page that does not sell it. */
export function BookCard() {
  if (!isOnSale(book)) return null;
  const { to, label } = book.page;
  return (
    <section className="to-the-book">
      <Cover loading="lazy" alt="" />
      <div>
        <h2>{book.title}</h2>
        <p className="small-print">{bookPage.subtitle}</p>
        <BookPrice />
        <p className="small-print">{bookFacts}</p>
        <a className="button" href={to}>
          {label}
        </a>
      </div>
    </section>
  );
}
