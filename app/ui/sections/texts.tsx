import type * as landing from "~/content/landings/types";
import { claims } from "~/content/offers";
import { Icon } from "~/ui/icons/icon";
import { FigureList } from "./lists";
import { Section } from "./section";

export function Prose({ paragraphs, pullQuote, ...heading }: landing.Prose) {
  return (
    <Section {...heading}>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {pullQuote ? <p className="pull">{pullQuote}</p> : null}
      </div>
    </Section>
  );
}

const authorFigures = [
  { value: claims.yearsOfPractice, label: "ans d’expérience" },
  { value: claims.expertsTrained, label: "experts formés" },
  { value: claims.projects, label: "de projets" },
];

export function Author({ paragraphs, ...heading }: landing.Author) {
  return (
    <Section {...heading}>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FigureList figures={authorFigures} />
    </Section>
  );
}

export function Reviews({ reviews, ...heading }: landing.Reviews) {
  return (
    <Section {...heading} layout="wide">
      <div className="reviews">
        {reviews.map((review) => (
          <Review key={review.initials + review.role} {...review} />
        ))}
      </div>
    </Section>
  );
}

export function Review({ initials, role, quote, source }: landing.Review) {
  return (
    <figure className="review">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Medallion initials={initials} />
        <span>
          <strong>{initials}</strong>
          <br />
          {role}
          {source ? (
            <>
              <br />
              <span className="stars" role="img" aria-label="5 étoiles sur 5">
                ★★★★★
              </span>{" "}
              {source}
            </>
          ) : null}
        </span>
      </figcaption>
    </figure>
  );
}

/** Stands for the portrait of somebody whose photograph we do not have. */
export function Medallion({ initials }: { initials: string }) {
  return (
    <span className="medallion" role="img" aria-label={`Portrait de ${initials}`}>
      {initials.replace(/[^\p{L}]/gu, "")}
    </span>
  );
}

export function Guarantee({ text, ...heading }: landing.Guarantee) {
  return (
    <Section {...heading}>
      <div className="guarantee">
        <Icon name="shield" />
        <p>{text}</p>
      </div>
    </Section>
  );
}

export function Faq({ questions, ...heading }: landing.Faq) {
  return (
    <Section {...heading}>
      <div className="faq">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
