import type { Landing, Section } from "~/content/landings/types";
import { Icon } from "./icons/icon";
import { BookCover } from "./sections/book-cover";
import { Contents, Figures, Plan, Points, Programme, Story } from "./sections/lists";
import { BookPrice, OrderForm, Price } from "./sections/price";
import { Author, Faq, Guarantee, Prose, Reviews } from "./sections/texts";

/** A sales page from its data: hero, sections in their order, closing call, and the order bar. */
export function LandingPage({ landing }: { landing: Landing }) {
  const { hero, sections, closing, cta } = landing;
  return (
    <>
      <section className="hero">
        <div>
          <div className="hero-text">
            <p className="kicker">{hero.kicker}</p>
            <h1>{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
            <OrderForm label={cta} />
            <ul className="facts">
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" /> {fact}
                </li>
              ))}
            </ul>
          </div>
          <BookCover />
        </div>
      </section>
      {sections.map((section) => (
        <SectionOf key={section.kind + section.title} section={section} cta={cta} />
      ))}
      <section className="closing">
        <div>
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
          <OrderForm label={cta} />
        </div>
      </section>
      <div className="sticky-order">
        <OrderForm label={cta}>
          <BookPrice />
        </OrderForm>
      </div>
    </>
  );
}

function SectionOf({ section, cta }: { section: Section; cta: string }) {
  switch (section.kind) {
    case "prose":
      return <Prose {...section} />;
    case "points":
      return <Points {...section} />;
    case "contents":
      return <Contents {...section} />;
    case "story":
      return <Story {...section} />;
    case "programme":
      return <Programme {...section} />;
    case "figures":
      return <Figures {...section} />;
    case "plan":
      return <Plan {...section} />;
    case "author":
      return <Author {...section} />;
    case "reviews":
      return <Reviews {...section} />;
    case "price":
      return <Price {...section} label={cta} />;
    case "guarantee":
      return <Guarantee {...section} />;
    case "faq":
      return <Faq {...section} />;
  }
}
