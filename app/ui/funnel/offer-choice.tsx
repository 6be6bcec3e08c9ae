import { type ReactNode, useId } from "react";
import type { OfferText } from "~/content/funnel";
import { listCents } from "~/content/offers";
import { type FunnelProduct, products } from "~/content/products";
import { price } from "~/lib/money";
import { Ticks } from "~/ui/icons/icon";
import { OfferTerms, Struck } from "~/ui/sections/price";

interface OfferChoiceProps {
  product: FunnelProduct;
  /** If null, only the children are rendered. */
  text: OfferText | null;
  /** What follows the box, such as the button to continue. */
  children?: ReactNode;
}

/**
 * One product: what it is, costs and contains, then the box that adds it. CSS shows or hides what depends on the box.
 */
export function OfferChoice({ product, text, children }: OfferChoiceProps) {
  // A streamed page contains it twice, once in `<noscript>`.
  const id = useId();
  if (!text) return children;
  const { categories, specimen } = text;
  const list = listCents(text.prices);
  return (
    <section
      className={specimen ? "choice with-specimen" : "choice"}
      aria-labelledby={`${id}title`}
    >
      <img src={`/images/${text.picture}.svg`} width={320} height={400} alt="" />
      <header>
        {text.tag ? <p className="kicker">{text.tag}</p> : null}
        <h2 id={`${id}title`}>{text.title}</h2>
        <p className="price">
          <strong>{price(text.prices.cents)}</strong> {list ? <Struck price={price(list)} /> : null}{" "}
          {text.priceNote ? <span className="small-print">{text.priceNote}</span> : null}{" "}
          <span className="tag">{text.badge}</span>
        </p>
      </header>
      <p>{text.text}</p>
      <div>
        {categories ? (
          <>
            <h3>{categories.title}</h3>
            <ul className="counts">
              {categories.items.map(({ count, title }) => (
                <li key={title}>
                  <strong>{count}</strong> {title}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {text.inclusionsTitle ? <h3>{text.inclusionsTitle}</h3> : null}
        <Ticks items={text.inclusions} />
      </div>
      {specimen ? (
        <figure className="specimen">
          <figcaption>{specimen.title}</figcaption>
          <blockquote>{specimen.prompt}</blockquote>
        </figure>
      ) : null}
      {/* The box comes before the button, so that its label follows the box even in browsers without `:has()`. */}
      <div className="offer-box">
        <input id={`${id}box`} type="checkbox" name={products[product].parameter} value="true" />
        <label htmlFor={`${id}box`}>
          {text.checkboxLabel} <small>{text.note}</small>
        </label>
        {children}
      </div>
      <OfferTerms rights={products[product].rights} />
    </section>
  );
}
