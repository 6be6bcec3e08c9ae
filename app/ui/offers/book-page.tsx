import type { BookPage as Page } from "~/content/book-page";
import { promptCounts } from "~/content/prompt-counts";
import { Author } from "~/ui/sections/author";
import { BookCover } from "~/ui/sections/book-cover";
import { Hero } from "~/ui/sections/hero";
import { Contents, FigureList } from "~/ui/sections/lists";
import { LookInside } from "~/ui/sections/look-inside";
import { BookOffer } from "~/ui/sections/price";
import { Section } from "~/ui/sections/section";

const orderPath = "/livre-augmente-fl";
const resourcesPath = "/ressources-livre";

export function BookPage({ page }: { page: Page }) {
  const { learning, benefits, closing } = page;
  const chapters = learning.items.map(({ title, text }) => ({ title, teaser: text }));
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        lead={page.lead}
        beside={
          <figure className="exhibit">
            <BookCover />
            <figcaption>{page.coverCaption}</figcaption>
          </figure>
        }
      >
        <p className="actions">
          <a className="button" href={orderPath}>
            {page.orderLabel}
          </a>{" "}
          <a className="button quiet" href={resourcesPath}>
            {page.resourcesLabel}
          </a>
        </p>
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
