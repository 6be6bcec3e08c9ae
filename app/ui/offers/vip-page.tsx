import { vip } from "~/content/offers";
import type { VipPage as Page } from "~/content/vip";
import { Hero } from "~/ui/sections/hero";
import { FigureList } from "~/ui/sections/lists";
import { Section } from "~/ui/sections/section";
import { Review } from "~/ui/sections/texts";
import { OfferPrice } from "./offer-price";
import { Seal } from "./seal";

/** The coaching programme, as a letter. It is sold in conversation: its one link books the call. */
export function VipPage({ page, bookingUrl }: { page: Page; bookingUrl: string }) {
  const { letter, phases, guarantee, testimonials, price, call } = page;
  const book = (
    <p className="actions">
      <a className="button" href={bookingUrl}>
        {call.linkLabel}
      </a>
    </p>
  );
  return (
    <>
      <Hero
        title={page.title}
        lead={page.lead}
        beside={
          <>
            <Seal />
            <FigureList figures={page.facts} />
          </>
        }
      >
        {book}
      </Hero>
      <Section title={letter.title}>
        <div className="letter">
          <p>{letter.salutation}</p>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{letter.signature}</p>
        </div>
      </Section>
      <Section layout="wide" title={phases.title} intro={phases.intro}>
        <ol className="columns phases">
          {phases.items.map(({ weeks, title, text, items }) => (
            <li key={weeks}>
              <p className="kicker">{weeks}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <section className="pledge">
        <h2>{guarantee.title}</h2>
        <p>{guarantee.text}</p>
      </section>
      <Section title={testimonials.title} intro={testimonials.fictionalNote}>
        <div className="reviews">
          {testimonials.reviews.map((review) => (
            <Review key={review.initials} {...review} />
          ))}
        </div>
      </Section>
      <Section title={price.title}>
        <dl className="terms">
          <div>
            <dt>{price.feeLabel}</dt>
            <dd>
              <OfferPrice {...vip} />
            </dd>
          </div>
          <div>
            <dt>
              {price.instalmentsLabel} <small>{price.instalmentsNote}</small>
            </dt>
            <dd>{price.instalments}</dd>
          </div>
          <div>
            <dt>{price.places.label}</dt>
            <dd>{price.places.value}</dd>
          </div>
        </dl>
      </Section>
      <Section title={call.title} intro={call.text}>
        {book}
      </Section>
    </>
  );
}
