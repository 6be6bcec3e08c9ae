import type { ReactNode } from "react";
import type { OfferText } from "~/content/funnel";
import { type FunnelProduct, products } from "~/content/products";
import { Ticks } from "~/ui/icons/icon";
import { Struck } from "~/ui/sections/price";

interface OfferChoiceProps {
  product: FunnelProduct;
  text: OfferText;
  /** Sets the box, before the details, in the page's own way. */
  ways?: (box: ReactNode) => ReactNode;
}

/** One product, and the box that adds it. What the page says of the ticked box follows it through CSS alone. */
export function OfferChoice({ product, text, ways }: OfferChoiceProps) {
  const { categories } = text;
  const box = (
    <label className="check">
      <input type="checkbox" name={products[product].parameter} value="true" /> {text.checkboxLabel}
    </label>
  );
  return (
    <section className="choice" aria-labelledby="offer-title">
      {text.tag ? (
        <p>
          <span className="tag">{text.tag}</span>
        </p>
      ) : null}
      <h2 id="offer-title">{text.title}</h2>
      <p>{text.text}</p>
      <p className="price">
        <strong>{text.price}</strong>{" "}
        {text.listPrice ? (
          <>
            <Struck price={text.listPrice} />{" "}
          </>
        ) : null}
        <span className="tag">{text.badge}</span>
      </p>
      {ways?.(box)}
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
      {ways ? null : box}
      {text.note ? <p className="note">{text.note}</p> : null}
    </section>
  );
}
