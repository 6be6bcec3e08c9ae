import type { ReactNode } from "react";
import type * as sections from "~/content/sections";
import { Icon } from "~/ui/icons/icon";
import { CiteBookTitle } from "~/ui/text";

interface SectionProps {
  kicker?: string;
  title: string;
  intro?: string;
  /** `wide` puts the heading above the content, which takes the whole width. */
  layout?: "margin" | "wide";
  /** A background of its own, from edge to edge. */
  band?: boolean;
  children: ReactNode;
}

/** A section: heading in the margin, content in the column. */
export function Section({ kicker, title, intro, layout, band, children }: SectionProps) {
  const className = ["section", layout, band && "band"].filter(Boolean).join(" ");
  return (
    <section className={className}>
      <header>
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h2>{title}</h2>
        {intro ? (
          <p>
            <CiteBookTitle text={intro} />
          </p>
        ) : null}
      </header>
      <div>{children}</div>
    </section>
  );
}

export function Prose({ paragraphs, pullQuote, ...heading }: sections.Prose) {
  return (
    <Section {...heading}>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {pullQuote ? <p className="pull-quote">{pullQuote}</p> : null}
      </div>
    </Section>
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
