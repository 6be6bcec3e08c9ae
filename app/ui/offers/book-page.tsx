import type { BookPage as Page } from "~/content/book-page";
import { BookCover } from "~/ui/sections/book-cover";
import { Contents } from "~/ui/sections/lists";
import { BookOffer } from "~/ui/sections/price";
import { Section } from "~/ui/sections/section";

const orderPath = "/livre-augmente-fl";
const resourcesPath = "/ressources-livre";

export function BookPage({ page }: { page: Page }) {
  const { learning, benefits, closing } = page;
  const chapters = learning.items.map(({ title, text }) => ({ title, teaser: text }));
  return (
    <>
      <section className="hero">
        <div>
          <div className="hero-text">
            <h1>{page.title}</h1>
            <p className="subtitle">{page.subtitle}</p>
            <p className="lead">{page.lead}</p>
            <p className="actions">
              <a className="button" href={orderPath}>
                {page.orderLabel}
              </a>{" "}
              <a className="button quiet" href={resourcesPath}>
                {page.resourcesLabel}
              </a>
            </p>
          </div>
          <figure className="exhibit">
            <BookCover />
            <figcaption>{page.coverCaption}</figcaption>
          </figure>
        </div>
      </section>
      <Contents kind="contents" numerals="roman" title={learning.title} chapters={chapters} />
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
