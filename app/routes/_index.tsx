import { home } from "~/content/home";
import { book, isOnSale } from "~/content/offers";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { Byline } from "~/ui/sections/author";
import { Cover } from "~/ui/sections/book";
import { BookOffer, BookPrice } from "~/ui/sections/price";
import { ReadPage } from "~/ui/sections/read-page";
import { Rating, Reviews } from "~/ui/sections/reviews";
import { FigureList, Guarantee, Points, Prose, Section } from "~/ui/sections/section";
import { homeData } from "~/ui/structured-data";
import { CiteBookTitle } from "~/ui/text";

export const handle = { sheet: "home", showsClaims: true } satisfies PageConfig;
export const meta = pageMeta({ ...home.meta, structuredData: homeData });

export default function HomePage() {
  const { benefits, claims, whyNow, audiences, order, reviews, invitation } = home;
  return (
    <>
      <OpenBook {...home.hero} />
      <Points {...benefits} />
      <Prose {...whyNow}>
        <ReadPage />
      </Prose>
      <Points {...audiences} />
      <Section kicker={order.kicker} title={order.title} intro={order.text} band>
        <BookOffer includes={order.includes}>
          <a className="button" href={order.link.to}>
            {order.link.label}
          </a>
        </BookOffer>
      </Section>
      {isOnSale(book) ? <Guarantee {...order.guarantee} /> : null}
      <Reviews {...reviews} />
      {claims.figures.length > 0 ? (
        <Section title={claims.title} wide band>
          <FigureList figures={claims.figures} />
        </Section>
      ) : null}
      <Section kicker={invitation.kicker} title={invitation.title}>
        <div className="invitation">
          <p className="lead">{invitation.text}</p>
          <a className="button quiet" href={invitation.link.to}>
            {invitation.link.label}
          </a>
        </div>
      </Section>
    </>
  );
}

/** The first screen as an open book: what the book is on the left page, the cover and the order button on the right. */
function OpenBook(hero: typeof home.hero) {
  const onSale = isOnSale(book);
  return (
    <section className="open-book">
      <div>
        <div className="book-page">
          <p className="kicker">{hero.kicker}</p>
          <h1>{hero.title}</h1>
          <p className="lead">
            <CiteBookTitle text={hero.lead} />
          </p>
          {onSale ? <Ticks items={hero.facts} className="facts" /> : null}
        </div>
        <div className="book-page">
          <Cover />
          <div>
            {onSale ? <p className="tag">{hero.badge}</p> : null}
            <Byline />
            <Rating />
            <BookPrice />
            <p className="actions">
              <a className="button" href={hero.order.to}>
                {hero.order.label}
              </a>{" "}
              <a className="button quiet" href={hero.diagnostic.to}>
                {hero.diagnostic.label}
              </a>
            </p>
            {onSale ? (
              <ul className="facts">
                <li>{hero.arrival}</li>
              </ul>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
