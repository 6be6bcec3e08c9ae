import { book } from "~/content/offers";
import { inOrder, orderNote, reviewPolicy } from "~/content/reviews";
import type { TestimonialsPage as Page, Testimonial } from "~/content/testimonials";
import { FigureList } from "~/ui/sections/lists";
import { Origin, Stars } from "~/ui/sections/texts";
import { Portrait } from "./portrait";

/** Six authors: one speaks first and large, the others follow beside the spines of their books. */
export function TestimonialsPage({ page }: { page: Page }) {
  const { title, lead, stats, statsNote, labels, featured, others, closing } = page;
  return (
    <div className="voices">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div>
        <FigureList figures={stats} />
        <p className="note">{statsNote}</p>
      </div>
      <Voice testimonial={featured} labels={labels} featured />
      {inOrder(others).map((testimonial) => (
        <Voice key={testimonial.initials} testimonial={testimonial} labels={labels} />
      ))}
      <Collection all={[featured, ...others]} />
      <section className="ask">
        <h2>{closing.title}</h2>
        <p>{closing.text}</p>
        <p className="actions">
          {closing.links.map(({ label, href }, index) => (
            <a key={href} className={index === 0 ? "button" : "button quiet"} href={href}>
              {label}
            </a>
          ))}
        </p>
      </section>
    </div>
  );
}

/** How the reviews of the whole site come about: article D. 111-17 of the Code de la consommation. */
function Collection({ all }: { all: Testimonial[] }) {
  const { anchor, title, paragraphs, ratingNote, ratingSource } = reviewPolicy;
  const note = orderNote(all);
  return (
    <section className="collection" id={anchor}>
      <h2>{title}</h2>
      {note ? <p>{note}</p> : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{book.ratingSource === null ? ratingNote : ratingSource(book.ratingSource)}</p>
    </section>
  );
}

interface VoiceProps {
  testimonial: Testimonial;
  labels: Page["labels"];
  featured?: boolean;
}

function Voice({ testimonial, labels, featured }: VoiceProps) {
  const { initials, role, image, quote, impact, timeline, rating } = testimonial;
  return (
    <figure className={featured ? "voice featured" : "voice"}>
      <figcaption>
        <span>
          <strong>{initials}</strong> {role} <Origin of={testimonial} />
        </span>
        {"sample" in testimonial ? null : <Stars rating={rating} />}
      </figcaption>
      <Portrait initials={initials} image={image} />
      <blockquote>{quote}</blockquote>
      <dl>
        <dt>{labels.impact}</dt>
        <dd>{impact}</dd>
        <dt>{labels.timeline}</dt>
        <dd>{timeline}</dd>
      </dl>
    </figure>
  );
}
