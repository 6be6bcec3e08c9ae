import type { MetaFunction } from "@remix-run/cloudflare";
import { bookPage as page } from "~/content/book-page";
import { promptCounts } from "~/content/prompt-counts";
import type { PageConfig } from "~/shared/page-config";
import { Ticks } from "~/ui/icons/icon";
import { pageMeta } from "~/ui/page-meta";
import { Author, Byline } from "~/ui/sections/author";
import { Contents, Cover, LookInside } from "~/ui/sections/book";
import { FigureList } from "~/ui/sections/figures";
import { Hero } from "~/ui/sections/hero";
import { BookOffer, BookPrice } from "~/ui/sections/price";
import { Section } from "~/ui/sections/section";
import { bookData } from "~/ui/structured-data";

export const handle = { sheet: "offer", theme: "book", showsClaims: true } satisfies PageConfig;
export const meta: MetaFunction = (args) =>
  pageMeta(args, { ...page.meta, picture: "livre", structuredData: bookData });

const orderPath = "/livre-augmente-fl";
const resourcesPath = "/ressources-livre";

export default function BookPage() {
  const { learning, benefits, closing } = page;
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
        <BookPrice />
        <p className="actions">
          <a className="button" href={orderPath}>
            {page.orderLabel}
          </a>{" "}
          <a className="button quiet" href={resourcesPath}>
            {page.resourcesLabel}
          </a>
        </p>
        <Ticks items={page.facts} className="facts" />
      </Hero>
      <Contents numerals="roman" title={learning.title} chapters={chapters} />
      <Section layout="wide" title={benefits.title}>
        <ul className="columns">
          {benefits.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={promptCounts.title}>
        <FigureList figures={promptCounts.figures} />
      </Section>
      <LookInside />
      <Author />
      <Section title={closing.title} intro={closing.text}>
        <BookOffer>
          <a className="button" href={orderPath}>
            {page.orderLabel}
          </a>
        </BookOffer>
        <p className="note">
          {page.resourcesNote} <a href={resourcesPath}>{page.resourcesLabel}</a>
        </p>
      </Section>
    </>
  );
}
