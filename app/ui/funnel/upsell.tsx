import { upsellPage } from "~/content/funnel";
import { Ticks } from "~/ui/icons/icon";
import { MessagePage } from "~/ui/message-page";
import { Struck } from "~/ui/sections/price";

/** The prompt pack. The button's label follows the box through CSS alone. */
export function Upsell() {
  const { summary, ...page } = upsellPage;
  return (
    <MessagePage title={page.title} lead={page.lead}>
      <form method="post">
        <section className="choice" aria-labelledby="pack-title">
          <h2 id="pack-title">{page.product}</h2>
          <p>{summary.lead}</p>
          <p className="price">
            <strong>{page.price}</strong> <Struck price={page.listPrice} />{" "}
            <span className="tag">{page.saving}</span>
          </p>
          <h3>{page.categoriesTitle}</h3>
          <ul className="counts">
            {summary.categories.map(({ count, title }) => (
              <li key={title}>
                <strong>{count}</strong> {title}
              </li>
            ))}
          </ul>
          <h3>{page.extrasTitle}</h3>
          <Ticks items={[...summary.extras, page.guarantee]} />
          <label className="check">
            <input type="checkbox" name="prompt_pack" value="true" /> {page.checkboxLabel}
          </label>
        </section>
        <button type="submit" className="button">
          <span className="when-ticked">{page.acceptLabel}</span>{" "}
          <span className="when-not-ticked">{page.declineLabel}</span>
        </button>
      </form>
    </MessagePage>
  );
}
