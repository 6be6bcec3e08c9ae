import { bookPage as page } from "~/content/book-page";
import { offSale } from "~/content/off-sale";
import { book, isOnSale } from "~/content/offers";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { Author, Byline } from "~/ui/sections/author";
import { Contents, Cover, LookInside } from "~/ui/sections/book";
import { BookOffer, BookPrice } from "~/ui/sections/price";
import { ReadPage } from "~/ui/sections/read-page";
import { Rating, Reviews } from "~/ui/sections/reviews";
import { Hero, Points, Section } from "~/ui/sections/section";
import { bookData } from "~/ui/structured-data";

export const handle = { sheet: "offer", theme: "book", showsClaims: true } satisfies PageConfig;
export const meta = pageMeta({ ...page.meta, picture: "livre", structuredData: bookData });

const resourcesPath = "/ressources-livre";

export default function BookPage() {
  const { learning, benefits, closing } = page;
  const onSale = isOnSale(book);
  const order = onSale ? book.page : offSale.book.link;
  const chapters = learning.items.map(({ title, text }) => ({ title, teaser: text }));
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        lead={page.lead}
        beside={
          <figure className="book-display">
            <div className="book">
              <div>
                <Cover />
              </div>
            </div>
            <figcaption>{page.coverCaption}</figcaption>
          </figure>
        }
      >
        <Byline />
        <Rating />
        <BookPrice />
        <p className="actions">
          <a className="button" href={order.to}>
            {order.label}
          </a>{" "}
          <a className="button quiet" href={resourcesPath}>
            {page.resourcesLabel}
          </a>
        </p>
        {onSale ? <Ticks items={page.facts} className="facts" /> : null}
      </Hero>
      <Contents numerals="roman" title={learning.title} chapters={chapters}>
        <ReadPage />
      </Contents>
      <Points {...benefits} />
      <LookInside />
      <Reviews {...page.reviews} />
      <Author />
      <Section wide title={closing.title} intro={closing.text}>
        <div className="counter">
          <Cover loading="lazy" />
          <BookOffer>
            <a className="button" href={order.to}>
              {order.label}
            </a>
          </BookOffer>
        </div>
        <p className="note">
          {page.resourcesNote} <a href={resourcesPath}>{page.resourcesLabel}</a>
        </p>
      </Section>
    </>
  );
}
