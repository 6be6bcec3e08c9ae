import { type ReactNode, useId } from "react";
import type { OfferText } from "~/content/funnel";
import { type FunnelProduct, products } from "~/content/products";
import { Ticks } from "~/ui/icons/icon";
import { Struck } from "~/ui/sections/price";

interface OfferChoiceProps {
  product: FunnelProduct;
  text: OfferText;
  /** Renders the checkbox before the details, in the page's own layout. */
  ways?: (box: ReactNode) => ReactNode;
}

/** One product and the checkbox that adds it. CSS alone shows what depends on the checkbox. */
export function OfferChoice({ product, text, ways }: OfferChoiceProps) {
  // A streamed page contains it twice, once in `<noscript>`.
  const titleId = useId();
  const { categories } = text;
  const box = (
    <label className="check">
      <input type="checkbox" name={products[product].parameter} value="true" /> {text.checkboxLabel}
    </label>
  );
  return (
    <section className="choice" aria-labelledby={titleId}>
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
