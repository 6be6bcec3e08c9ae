import { claims } from "~/content/claims";
import { hasReviews, reviews } from "~/content/readers";
import { inOrder, orderNote, reviewPolicy, type Testimonial } from "~/content/reviews";
import { testimonialsPage, testimonialWords } from "~/content/testimonials";
import type { PageConfig } from "~/shared/page-config";
import { BookCard } from "~/ui/book-card";
import { pageMeta } from "~/ui/page-meta";
import { Portrait, Provenance, Rating, Stars } from "~/ui/sections/reviews";
import { FigureList } from "~/ui/sections/section";

export const handle = {
  sheet: "reference",
  prerendersLinks: true,
  showsClaims: true,
  unlisted: !hasReviews(),
} satisfies PageConfig;
export const meta = pageMeta(() => testimonialsPage().meta);

/** Authors who wrote their book with the method, newest first and large, and how reviews are collected. */
export default function TestimonialsPage() {
  const { title, lead, stats, closingTitle } = testimonialsPage();
  const { closing } = testimonialWords;
  const all = inOrder(reviews.testimonials);
  return (
    <div className="testimonials">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <FigureList figures={stats} />
      </header>
      {all.map((testimonial, index) => (
        <TestimonialFigure key={testimonial.quote} {...testimonial} featured={index === 0} />
      ))}
      <BookCard />
      <section className="ask">
        <h2>{closingTitle}</h2>
        <p>{closing.text}</p>
        <p className="actions">
          {closing.links.map(({ label, href }) => (
            <a key={href} className="button quiet" href={href}>
              {label}
            </a>
          ))}
        </p>
      </section>
      <Collection all={all} />
    </div>
  );
}

/** How the site's reviews are collected: article D. 111-17 of the Code de la consommation. */
function Collection({ all }: { all: Testimonial[] }) {
  const { anchor, title, paragraphs, ratingSource } = reviewPolicy;
  const { source }: { source: string | null } = claims.rating;
  const rated = hasReviews();
  const note = orderNote(all);
  return (
    <section className="collection" id={anchor}>
      <h2>{title}</h2>
      <Rating />
      {note ? <p>{note}</p> : null}
      {paragraphs(rated).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rated && source && ratingSource ? <p>{ratingSource(source)}</p> : null}
    </section>
  );
}

function TestimonialFigure({ featured, ...testimonial }: Testimonial & { featured: boolean }) {
  const { initials, role, quote, impact, timeline, rating = 5 } = testimonial;
  const { labels } = testimonialWords;
  return (
    <figure className={featured ? "testimonial featured" : "testimonial"}>
      <figcaption>
        <Portrait {...testimonial} />
        <span>
          <strong>{initials}</strong> {role} <Provenance review={testimonial} />
          <Stars rating={rating} />
        </span>
      </figcaption>
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
