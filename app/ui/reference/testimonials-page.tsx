import type { TestimonialsPage as Page, Testimonial } from "~/content/testimonials";
import { FigureList } from "~/ui/sections/lists";
import { Stars } from "~/ui/sections/texts";
import { Portrait } from "./portrait";

/** Six authors: one speaks first and large, the others follow, each with a portrait in the margin. */
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
      {others.map((testimonial) => (
        <Voice key={testimonial.initials} testimonial={testimonial} labels={labels} />
      ))}
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
        <Portrait initials={initials} image={image} />
        <span>
          <strong>{initials}</strong> {role}
        </span>
        <Stars rating={rating} />
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
