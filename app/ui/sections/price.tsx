import type { ReactNode } from "react";
import { book, discount, shippingTitle } from "~/content/offers";
import { reviewPolicy } from "~/content/reviews";
import type * as sections from "~/content/sections";
import { price } from "~/lib/money";
import { Icon } from "~/ui/icons/icon";
import { Section } from "./section";
import { Struck } from "./struck";

/** The book's price with what it was and what it saves. */
export function BookPrice() {
  return (
    <p className="price">
      <strong>{price(book.cents)}</strong> <Struck price={price(book.listCents)} />{" "}
      <span className="tag">{discount(book)}</span>
    </p>
  );
}

interface BookOfferProps {
  /** What else the page counts in, before the facts that hold everywhere. */
  includes?: string[];
  /** The way to order. */
  children: ReactNode;
}

/** Everything that belongs to the book's price, wherever it is sold. */
export function BookOffer({ includes = [], children }: BookOfferProps) {
  return (
    <div className="offer">
      <BookPrice />
      <ul>
        {includes.map((item) => (
          <li key={item}>
            <Icon name="check" /> {item}
          </li>
        ))}
        <li>
          <Icon name="book" /> {book.pages} pages, exemplaire dédicacé
        </li>
        <li>
          <Icon name="truck" /> {shippingTitle} en {book.freeShippingArea}
        </li>
        <li>
          <Icon name="shield" /> Satisfait ou remboursé pendant {book.guaranteeDays} jours
        </li>
        <li>
          <Icon name="star" />{" "}
          <a href={`/temoignages#${reviewPolicy.anchor}`}>
            {book.rating.value} sur {book.rating.reviews} avis vérifiés
          </a>
        </li>
      </ul>
      {children}
      <p className="secure">Paiement par carte bancaire, sur une page sécurisée.</p>
    </div>
  );
}

/** An order button: a plain form that posts to its own page, whose action sends on to the checkout. */
export function OrderForm({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <form method="post">
      {children}
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}

export function Price({ label, ...heading }: sections.Heading & { label: string }) {
  return (
    <Section {...heading} band>
      <BookOffer>
        <OrderForm label={label} />
      </BookOffer>
    </Section>
  );
}
