import type { ReactNode } from "react";
import { assurances, badge, type ColophonEntry, colophon, colophonWords } from "~/content/colophon";
import { orderForms } from "~/content/funnel";
import { guaranteeNotice, guaranteeText } from "~/content/guarantee-notice";
import { type OffSale, offSale } from "~/content/off-sale";
import { book, discount, isOnSale, listCents, type Price } from "~/content/offers";
import { price } from "~/lib/money";

interface BookPriceProps {
  prices?: Price;
  /** Before the amount. */
  label?: string;
  /** After the amount. */
  children?: ReactNode;
}

/** Nothing while the book is off sale. */
export function BookPrice({ prices = book, label, children }: BookPriceProps) {
  if (!isOnSale(book)) return null;
  return (
    <p className="price">
      {label ? <span className="price-label">{label} </span> : null}
      <strong>{price(prices.cents)}</strong> {children}
      <Reduction prices={prices} />
    </p>
  );
}

/** The struck price and the saving in percent, if there are any. */
export function Reduction({ prices }: { prices: Price }) {
  const list = listCents(prices);
  if (list === null) return null;
  const percent = discount(prices);
  return (
    <>
      <Struck price={price(list)} /> {percent ? <span className="tag">{percent}</span> : null}
    </>
  );
}

interface BookOfferProps extends Omit<BookPriceProps, "children"> {
  /** What else the price includes. */
  includes?: string[];
  /** The order form. */
  children: ReactNode;
}

/** The book's price and everything shown with it on every page that sells it; a notice while it is off sale. */
export function BookOffer({ includes = [], children, ...priced }: BookOfferProps) {
  if (!isOnSale(book)) return <OffSaleNotice {...offSale.book} />;
  const { taxes, terms } = colophonWords;
  const included = { label: colophonWords.includes, lines: includes };
  return (
    <div className="offer">
      <BookPrice {...priced}>
        <small>{taxes}</small>{" "}
      </BookPrice>
      <p className="badge">{badge}</p>
      {children}
      <Assurances />
      <dl>
        {[...colophon(), ...(includes.length > 0 ? [included] : [])].map((entry) => (
          <Entry key={entry.label} {...entry} />
        ))}
      </dl>
      <p className="secure">
        <LegalGuarantee /> {terms.before} <a href={terms.to}>{terms.label}</a>.
      </p>
    </div>
  );
}

/** The legal guarantee of goods: the official notice, or words until its file exists. */
export function LegalGuarantee() {
  if (!guaranteeNotice) return guaranteeText;
  return (
    <img {...guaranteeNotice} className="guarantee-notice" alt={guaranteeText} loading="lazy" />
  );
}

function Entry({ label, lines, href }: ColophonEntry) {
  return (
    <div>
      <dt>{label}</dt>
      {lines.map((line) => (
        <dd key={line}>{href ? <a href={href}>{line}</a> : line}</dd>
      ))}
    </div>
  );
}

/** Assurances in one line under an order button. */
export function Assurances() {
  return (
    <ul className="assurances">
      {assurances.map((assurance) => (
        <li key={assurance}>{assurance}</li>
      ))}
    </ul>
  );
}

export type OrderPlace = keyof typeof orderForms;

interface OrderFormProps {
  label: string;
  /** Distinguishes the order forms of a page. */
  place: OrderPlace;
  children?: ReactNode;
}

/** An order button: a form that posts to its own page, whose action redirects to the checkout. */
export function OrderForm({ label, place, children }: OrderFormProps) {
  return (
    <form method="post" aria-label={orderForms[place]}>
      {children}
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}

/** Instead of an order button, where nothing can be ordered. */
export function WayOn({ label, to }: OffSale["link"]) {
  return (
    <p className="actions">
      <a className="button" href={to}>
        {label}
      </a>
    </p>
  );
}

/** Instead of the price: that nothing can be ordered, and the way on. */
export function OffSaleNotice({ title, text, link }: OffSale) {
  return (
    <>
      <p>
        <strong>{title}.</strong> {text}
      </p>
      <WayOn {...link} />
    </>
  );
}

interface OfferPriceProps {
  prices: Price;
  /** Follows the amounts on their line. */
  children?: ReactNode;
}

export function OfferPrice({ prices, children }: OfferPriceProps) {
  const list = listCents(prices);
  return (
    <p className="price">
      <strong>{price(prices.cents)}</strong>{" "}
      {list ? (
        <span className="was-price">
          au lieu de <s>{price(list)}</s>
        </span>
      ) : null}{" "}
      {children}
    </p>
  );
}

/** A list price. The style sheet adds text for screen readers, which do not announce the strike-through. */
export function Struck({ price }: { price: string }) {
  return <s className="struck">{price}</s>;
}

interface OfferTermsProps {
  rights: string;
  /** Before the link to the terms of sale. */
  before?: string;
}

/** Under an offer's price: the buyer's rights, and the terms accepted by ordering. */
export function OfferTerms({ rights, before = colophonWords.terms.before }: OfferTermsProps) {
  const { label, to } = colophonWords.terms;
  return (
    <p className="small-print">
      {rights} {before} <a href={to}>{label}</a>.
    </p>
  );
}
