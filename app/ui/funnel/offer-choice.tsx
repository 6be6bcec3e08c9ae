import { useId } from "react";
import type { OfferText } from "~/content/funnel";
import { type FunnelProduct, products } from "~/content/products";
import { Ticks } from "~/ui/icons/icon";
import { SaleTerms, Struck } from "~/ui/sections/price";

interface OfferChoiceProps {
  product: FunnelProduct;
  text: OfferText;
}

/** One product, what it is worth and costs, and the box that adds it. CSS alone shows what depends on the box. */
export function OfferChoice({ product, text }: OfferChoiceProps) {
  // A streamed page contains it twice, once in `<noscript>`.
  const titleId = useId();
  const { categories } = text;
  return (
    <section className="choice" aria-labelledby={titleId}>
      <header>
        {text.tag ? (
          <p>
            <span className="tag">{text.tag}</span>
          </p>
        ) : null}
        <h2 id={titleId}>{text.title}</h2>
        <p>{text.text}</p>
        <p className="price">
          <strong>{text.price}</strong>{" "}
          {text.listPrice ? (
            <>
              <Struck price={text.listPrice} /> {text.priceToCome}{" "}
            </>
          ) : null}
          <span className="tag">{text.badge}</span>
        </p>
        <SaleTerms withdrawal={text.withdrawal} />
      </header>
      <img src={`/images/${text.picture}.svg`} width={320} height={400} alt="" />
      {categories ? (
        <div>
          <h3>{categories.title}</h3>
          <ul className="counts">
            {categories.items.map(({ count, title }) => (
              <li key={title}>
                <strong>{count}</strong> {title}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div>
        {text.inclusionsTitle ? <h3>{text.inclusionsTitle}</h3> : null}
        <Ticks items={text.inclusions} />
      </div>
      <label className="offer-box">
        <input type="checkbox" name={products[product].parameter} value="true" />{" "}
        <span>
          {text.checkboxLabel} <small>{text.note}</small>
        </span>
      </label>
    </section>
  );
}
