import { promptPack } from "~/content/offers";
import { promptCounts } from "~/content/prompt-counts";
import type { PromptPackPage as Page } from "~/content/prompt-pack";
import { Closing } from "~/ui/sections/closing";
import { Hero } from "~/ui/sections/hero";
import { FigureList, PointList } from "~/ui/sections/lists";
import { OrderForm } from "~/ui/sections/price";
import { Section } from "~/ui/sections/section";
import { Guarantee, Review, ReviewNote } from "~/ui/sections/texts";
import { OfferPrice } from "./offer-price";
import { IndexCard, Specimen } from "./prompt-cards";

/** The prompt pack. Its two order buttons post to this page. */
export function PromptPackPage({ page }: { page: Page }) {
  const { price, categories, specimen, extras, closing, orderLabels } = page;
  return (
    <>
      <Hero title={page.title} lead={page.lead} beside={<IndexCard />}>
        <OfferPrice {...promptPack}>
          <span className="tag">{price.saving}</span>
        </OfferPrice>
        <OrderForm label={orderLabels.top} />
        <p className="facts">{price.note}</p>
      </Hero>
      <Section layout="wide" band title={categories.title} intro={categories.intro}>
        <ul className="drawers">
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
      <Section title={promptCounts.title}>
        <FigureList figures={promptCounts.figures} />
      </Section>
      <Section title={specimen.title} intro={specimen.intro}>
        <Specimen {...specimen} />
      </Section>
      <Section title={extras.title}>
        <PointList items={extras.items} />
      </Section>
      <section className="section wide band voice">
        <div>
          <Review {...page.testimonial} />
          <ReviewNote reviews={[page.testimonial]} />
        </div>
      </section>
      <Guarantee {...page.guarantee} />
      <Closing {...closing}>
        <OfferPrice {...promptPack} />
        <OrderForm label={orderLabels.bottom} />
      </Closing>
    </>
  );
}
