import { bookPage } from "~/content/book-page";
import { bookFacts } from "~/content/colophon";
import { home } from "~/content/home";
import { book } from "~/content/offers";
import { Cover } from "./sections/book";
import { BookPrice } from "./sections/price";

/** Promotes the book on a page that does not sell it. */
export function BookCard() {
  const { to, label } = home.hero.order;
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
