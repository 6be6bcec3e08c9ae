import type { MetaFunction } from "@remix-run/cloudflare";
import { book } from "~/content/offers";
import { inOrder, orderNote, reviewPolicy } from "~/content/reviews";
import {
  type TestimonialsPage as Page,
  type Testimonial,
  testimonials,
} from "~/content/testimonials";
import { monogram } from "~/lib/monogram";
import type { PageConfig } from "~/shared/page-config";
import { pageMeta } from "~/ui/page-meta";
import { FigureList } from "~/ui/sections/figures";
import { Origin, Stars } from "~/ui/sections/reviews";

export const handle = { sheet: "reference", fetchesAhead: true } satisfies PageConfig;
export const meta: MetaFunction = (args) => pageMeta(args, testimonials.meta);

/** Six authors, the newest first and large, the others beside the spines of their books. */
export default function TestimonialsPage() {
  const { title, lead, stats, statsNote, labels, closing } = testimonials;
  const all = inOrder([testimonials.featured, ...testimonials.others]);
  return (
    <div className="testimonials">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <Shelf all={all} />
      <div>
        <FigureList figures={stats} />
        <p className="note">{statsNote}</p>
      </div>
      {all.map((testimonial, index) => (
        <Voice
          key={testimonial.quote}
          id={anchorOf(index)}
          testimonial={testimonial}
          labels={labels}
          featured={index === 0}
        />
      ))}
      <Collection all={all} />
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

const anchorOf = (index: number) => `temoignage-${index + 1}`;

/** The books of those who speak, standing in the order of their voices; each spine leads to its own. */
function Shelf({ all }: { all: Testimonial[] }) {
  return (
    <nav className="shelf" aria-label="Leurs livres">
      <ol>
        {all.map(({ initials, role }, index) => (
          <li key={role}>
            <a className="spine" href={`#${anchorOf(index)}`}>
              <b>{initials}</b> <span>{role}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface VoiceProps {
  id: string;
  testimonial: Testimonial;
  labels: Page["labels"];
  featured: boolean;
}

function Voice({ id, testimonial, labels, featured }: VoiceProps) {
  const { initials, role, image, quote, impact, timeline, rating } = testimonial;
  return (
    <figure id={id} className={featured ? "testimonial featured" : "testimonial"}>
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

/** A photograph where there is one, else the spine of the book that was written, with its author's letters. */
function Portrait({ initials, image }: Pick<Testimonial, "initials" | "image">) {
  const name = `Portrait de ${initials}`;
  if (image) {
    return (
      <img className="portrait" src={image} width={96} height={128} alt={name} loading="lazy" />
    );
  }
  return (
    <span className="spine" role="img" aria-label={name}>
      {monogram(initials)}
    </span>
  );
}
