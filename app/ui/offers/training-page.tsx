import { training } from "~/content/offers";
import type { TrainingPage as Page } from "~/content/training";
import { Closing } from "~/ui/sections/closing";
import { Hero } from "~/ui/sections/hero";
import { FigureList, PointList, Points } from "~/ui/sections/lists";
import { OrderForm } from "~/ui/sections/price";
import { Section } from "~/ui/sections/section";
import { Faq, Guarantee } from "~/ui/sections/texts";
import { Ticks } from "~/ui/sections/ticks";
import { OfferPrice } from "./offer-price";
import { Comparison, Enrolment, Syllabus } from "./training-parts";

/** The pre-sale training. Every reserve button posts to this page. */
export function TrainingPage({ page }: { page: Page }) {
  const { hero, claims, audience, reasons, modules, comparison, bonuses, price, closing } = page;
  const reserve = <OrderForm label={page.reserveLabel} />;
  return (
    <>
      <Hero
        kicker={hero.kicker}
        title={hero.title}
        lead={hero.lead}
        beside={
          <>
            <div className="slip">
              <p className="kicker">{hero.offerValidity}</p>
              <OfferPrice {...training} />
              <Ticks items={hero.facts} className="facts" />
              {reserve}
            </div>
            <FigureList figures={claims} />
          </>
        }
      />
      <Section title={audience.title} intro={audience.intro}>
        <Ticks items={audience.items} className="audience" />
      </Section>
      <Points tone="reason" {...reasons} />
      <Section layout="wide" band title={modules.title} intro={modules.intro}>
        <Syllabus modules={modules.items} />
      </Section>
      <Comparison {...comparison} />
      <Section title={bonuses.title} intro={bonuses.intro}>
        <PointList items={bonuses.items} />
      </Section>
      <Section title={price.title} intro={price.places}>
        <Enrolment {...price}>{reserve}</Enrolment>
      </Section>
      <Guarantee {...page.guarantee} />
      <Faq {...page.faq} />
      <Closing {...closing}>{reserve}</Closing>
      <div className="sticky-order">
        <OrderForm label={page.reserveLabel}>
          <OfferPrice {...training} />
        </OrderForm>
      </div>
    </>
  );
}
