import type { ReactNode } from "react";
import { claims } from "~/content/offers";
import type * as sections from "~/content/sections";
import { Icon } from "~/ui/icons/icon";
import { FigureList } from "./lists";
import { Section } from "./section";

interface ProseProps extends sections.Prose {
  /** What follows the text. */
  children?: ReactNode;
}

export function Prose({ paragraphs, pullQuote, children, ...heading }: ProseProps) {
  return (
    <Section {...heading}>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {pullQuote ? <p className="pull">{pullQuote}</p> : null}
      </div>
      {children}
    </Section>
  );
}

const authorFigures = [
  { value: claims.yearsOfPractice, label: "ans d’expérience" },
  { value: claims.expertsTrained, label: "experts formés" },
  { value: claims.projects, label: "de projets" },
];

export function Author(author: sections.Author) {
  return (
    <Prose {...author}>
      <FigureList figures={authorFigures} />
    </Prose>
  );
}

export function Reviews({ reviews, ...heading }: sections.Reviews) {
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

export function Review({ initials, role, quote, source }: sections.Review) {
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
              <Stars rating={5} /> {source}
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

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} étoiles sur 5`}>
      {"★".repeat(rating).padEnd(5, "☆")}
    </span>
  );
}

export function Guarantee({ text, ...heading }: sections.Guarantee) {
  return (
    <Section {...heading}>
      <div className="guarantee">
        <Icon name="shield" />
        <p>{text}</p>
      </div>
    </Section>
  );
}

export function Faq({ questions, ...heading }: sections.Faq) {
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
