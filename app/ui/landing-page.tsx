import type { Landing, Section } from "~/content/landings/types";
import { Author } from "./sections/author";
import { BookCover } from "./sections/book-cover";
import { Closing } from "./sections/closing";
import { FirstOrder } from "./sections/first-order";
import { Hero } from "./sections/hero";
import { Contents, Figures, Plan, Points, Programme, Story } from "./sections/lists";
import { LookInside } from "./sections/look-inside";
import { BookPrice, OrderForm, Price } from "./sections/price";
import { Faq, Guarantee, Prose, Reviews } from "./sections/texts";
import { Bill, Plate } from "./sections/works";

/** A sales page from its data: hero, sections in their order, closing call, and the order bar. */
export function LandingPage({ landing }: { landing: Landing }) {
  const { hero, sections, closing, cta } = landing;
  return (
    <>
      <Hero kicker={hero.kicker} title={hero.title} lead={hero.lead} beside={<BookCover />}>
        <FirstOrder label={cta} facts={hero.facts} />
      </Hero>
      {sections.map((section) => (
        <SectionOf key={keyOf(section)} section={section} cta={cta} />
      ))}
      <Closing {...closing}>
        <OrderForm label={cta} />
      </Closing>
      <div className="sticky-order">
        <OrderForm label={cta}>
          <BookPrice />
        </OrderForm>
      </div>
    </>
  );
}

const keyOf = (section: Section) =>
  section.kind === "plate" ? section.picture : section.kind + section.title;

function SectionOf({ section, cta }: { section: Section; cta: string }) {
  switch (section.kind) {
    case "prose":
      return <Prose {...section} />;
    case "points":
      return <Points {...section} />;
    case "contents":
      return <Contents {...section} />;
    case "spreads":
      return <LookInside {...section} />;
    case "story":
      return <Story {...section} />;
    case "programme":
      return <Programme {...section} />;
    case "figures":
      return <Figures {...section} />;
    case "bill":
      return <Bill {...section} />;
    case "plate":
      return <Plate {...section} />;
    case "plan":
      return <Plan {...section} />;
    case "author":
      return <Author {...section} figures />;
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
