import { type ReactNode, useId } from "react";
import type { OfferText } from "~/content/funnel";
import { type FunnelProduct, products } from "~/content/products";
import { Ticks } from "~/ui/icons/icon";
import { OfferTerms, Struck } from "~/ui/sections/price";

interface OfferChoiceProps {
  product: FunnelProduct;
  /** Null: only the button is left. */
  text: OfferText | null;
  /** The button that goes on. */
  children: ReactNode;
}

/** One product: what it is worth and costs, the box that adds it, then what is in it. CSS alone shows what depends on the box. */
export function OfferChoice({ product, text, children }: OfferChoiceProps) {
  // A streamed page contains it twice, once in `<noscript>`.
  const titleId = useId();
  if (!text) return children;
  const { categories } = text;
  return (
    <section className="choice" aria-labelledby={titleId}>
      <img src={`/images/${text.picture}.svg`} width={320} height={400} alt="" />
      <header>
        {text.tag ? <p className="kicker">{text.tag}</p> : null}
        <h2 id={titleId}>{text.title}</h2>
        <p className="price">
          <strong>{text.price}</strong>{" "}
          {text.listPrice ? (
            <>
              <Struck price={text.listPrice} />{" "}
              {text.priceToCome ? (
                <span className="small-print">{text.priceToCome}</span>
              ) : null}{" "}
            </>
          ) : null}
          <span className="tag">{text.badge}</span>
        </p>
      </header>
      <p>{text.text}</p>
      <label className="offer-box">
        <input type="checkbox" name={products[product].parameter} value="true" />{" "}
        <span>
          {text.checkboxLabel} <small>{text.note}</small>
        </span>
      </label>
      {children}
      <OfferTerms of={product} />
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
    </section>
  );
}
