import { offSale } from "~/content/off-sale";
import { isOnSale, promptPack } from "~/content/offers";
import { products } from "~/content/products";
import { type PromptPackPage as Page, promptPackPage as page } from "~/content/prompt-pack";
import { checkoutAddress } from "~/funnel/next-address";
import { orderAction } from "~/handlers/funnel";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { Byline } from "~/ui/sections/author";
import { OfferPrice, OfferTerms, OffSaleNotice, OrderForm, WayOn } from "~/ui/sections/price";
import { Review, ReviewNote, Reviews } from "~/ui/sections/reviews";
import { Closing, Guarantee, Hero, Points, Section } from "~/ui/sections/section";
import { digitalProductData } from "~/ui/structured-data";

export const handle = {
  sheet: "offer",
  theme: "prompts",
  showsClaims: true,
  unlisted: !isOnSale(promptPack),
} satisfies PageConfig;
const picture = "prompts";
export const meta = pageMeta({
  ...page.meta,
  picture,
  structuredData: digitalProductData({ ...promptPack, ...page.meta, picture }),
});
export const action = orderAction(checkoutAddress("prompt-pack"));

/** The prompt pack. Its two order buttons post to this page. */
export default function PromptPackPage() {
  const { price, categories, specimen, owned, extras, closing, orderLabels } = page;
  const [testimonial, ...others] = page.reviews.items;
  const onSale = isOnSale(promptPack);
  return (
    <>
      <Hero
        title={page.title}
        lead={page.lead}
        beside={
          <img
            className="cabinet"
            src="/images/cards.svg"
            width={320}
            height={400}
            alt={page.drawing}
          />
        }
      >
        <Byline />
        {onSale ? (
          <>
            <OfferPrice prices={promptPack}>
              <span className="tag">{price.badge}</span>
            </OfferPrice>
            <OrderForm label={orderLabels.top} place="hero" />
            <p className="facts">{price.note}</p>
            <OfferTerms rights={products["prompt-pack"].rights} />
          </>
        ) : (
          <OffSaleNotice {...offSale["prompt-pack"]} />
        )}
      </Hero>
      <Section wide band title={categories.title} intro={categories.intro}>
        <ul className="prompt-groups">
          {categories.items.map(({ count, title, text, tasks }) => (
            <li key={title}>
              <h3>
                <span>{count} prompts</span> {title}
              </h3>
              <p>{text}</p>
              <ul>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={specimen.title} intro={specimen.intro}>
        <Specimen {...specimen} />
      </Section>
      <Section title={owned.title} intro={owned.intro}>
        <Ticks items={owned.items} />
      </Section>
      <Points {...extras} wide={false} />
      {testimonial && others.length === 0 ? (
        <section className="section wide band solo-review">
          <div>
            <Review {...testimonial} />
            <ReviewNote reviews={[testimonial]} />
          </div>
        </section>
      ) : (
        <Reviews title={page.reviews.title} reviews={page.reviews.items} />
      )}
      {onSale ? <Guarantee {...page.guarantee} /> : null}
      <Closing {...closing}>
        {onSale ? (
          <>
            <OfferPrice prices={promptPack} />
            <OrderForm label={orderLabels.bottom} place="closing" />
            <OfferTerms rights={products["prompt-pack"].rights} />
          </>
        ) : (
          <WayOn {...offSale["prompt-pack"].link} />
        )}
      </Closing>
    </>
  );
}

/** One prompt as printed in the pack, with the placeholders highlighted. */
function Specimen({ prompt, note }: Page["specimen"]) {
  return (
    <figure className="specimen">
      <blockquote>
        {prompt
          .split(/(\[[^\]]+\])/)
          .map((part) => (part.startsWith("[") ? <mark key={part}>{part}</mark> : part))}
      </blockquote>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
