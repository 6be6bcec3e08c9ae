import { training } from "~/content/offers";
import type { TrainingPage as Page } from "~/content/training";
import { Icon, type IconName } from "~/ui/icons/icon";
import { FigureList, Points } from "~/ui/sections/lists";
import { OrderForm } from "~/ui/sections/price";
import { Section } from "~/ui/sections/section";
import { Faq, Guarantee } from "~/ui/sections/texts";
import { Closing } from "./closing";
import { OfferPrice } from "./offer-price";
import { Comparison, Enrolment, Syllabus } from "./training-parts";

const bonusIcons: IconName[] = ["layers", "sparkle", "chat", "compass"];

/** The pre-sale training. Every reserve button posts to this page. */
export function TrainingPage({ page }: { page: Page }) {
  const { hero, claims, audience, reasons, modules, comparison, bonuses, price, closing } = page;
  const reserve = <OrderForm label={page.reserveLabel} />;
  return (
    <>
      <section className="hero">
        <div>
          <div className="hero-text">
            <p className="kicker">{hero.kicker}</p>
            <h1>{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <div className="slip">
            <p className="kicker">{hero.offerValidity}</p>
            <OfferPrice {...training} />
            <ul className="facts">
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" /> {fact}
                </li>
              ))}
            </ul>
            {reserve}
          </div>
          <FigureList figures={claims} />
        </div>
      </section>
      <Section title={audience.title} intro={audience.intro}>
        <ul className="audience">
          {audience.items.map((item) => (
            <li key={item}>
              <Icon name="check" /> {item}
            </li>
          ))}
        </ul>
      </Section>
      <Points kind="points" tone="reason" {...reasons} />
      <Section layout="wide" band title={modules.title} intro={modules.intro}>
        <Syllabus modules={modules.items} />
      </Section>
      <Comparison {...comparison} />
      <Section title={bonuses.title} intro={bonuses.intro}>
        <ul className="points">
          {bonuses.items.map(({ title, text }, index) => (
            <li key={title}>
              <Icon name={bonusIcons[index] ?? "gift"} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={price.title} intro={price.places}>
        <Enrolment {...price}>{reserve}</Enrolment>
      </Section>
      <Guarantee kind="guarantee" {...page.guarantee} />
      <Faq kind="faq" {...page.faq} />
      <Closing {...closing}>{reserve}</Closing>
      <div className="sticky-order">
        <OrderForm label={page.reserveLabel}>
          <OfferPrice {...training} />
        </OrderForm>
      </div>
    </>
  );
}
