import type { ReactNode } from "react";
import type { MarkName } from "~/content/illustrations";
import type * as sections from "~/content/sections";
import { Icon } from "~/ui/icons/icon";
import { CiteBookTitle } from "~/ui/text";

interface HeroProps {
  kicker?: string;
  title: string;
  subtitle?: string;
  lead: string;
  /** Below the lead, such as a button. */
  children?: ReactNode;
  /** Next to the text: the book, a drawing, a form. */
  beside: ReactNode;
}

export function Hero({ kicker, title, subtitle, lead, children, beside }: HeroProps) {
  return (
    <section className="hero">
      <div>
        <div className="hero-text">
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1>{title}</h1>
          {subtitle ? <p className="subtitle">{subtitle}</p> : null}
          <p className="lead">
            <CiteBookTitle text={lead} />
          </p>
          {children}
        </div>
        {beside}
      </div>
    </section>
  );
}

interface SectionProps extends sections.Heading {
  /** Puts the heading above the content, which then takes the full width. */
  wide?: boolean;
  /** A background of its own, from edge to edge. */
  band?: boolean;
  children: ReactNode;
}

/** A section: heading in the margin, content in the column. */
export function Section({ kicker, title, intro, wide, band, children }: SectionProps) {
  const className = ["section", wide && "wide", band && "band"].filter(Boolean).join(" ");
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

interface ProseProps extends sections.Prose {
  /** Below the text. */
  children?: ReactNode;
}

export function Prose({ paragraphs, pullQuote, children, ...heading }: ProseProps) {
  return (
    <Section {...heading}>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {pullQuote ? <p className="pull-quote">{pullQuote}</p> : null}
      </div>
      {children}
    </Section>
  );
}

export function Guarantee({ text, ...heading }: sections.Guarantee) {
  return (
    <Section {...heading}>
      <div className="guarantee">
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

const icons = { pain: "cross", gain: "check", reason: undefined } as const;

interface PointsProps extends sections.Heading, Pick<SectionProps, "wide"> {
  items: { title: string; text: string; mark?: MarkName }[];
  /** Gives all items the same icon. */
  tone?: sections.Points["tone"];
  conclusion?: string;
}

export function Points({ tone, items, conclusion, wide = true, ...heading }: PointsProps) {
  const icon = tone && icons[tone];
  return (
    <Section {...heading} wide={wide}>
      <ul className={tone ? `points ${tone}` : "points"}>
        {items.map(({ title, text, mark }) => (
          <li key={title}>
            {mark ? (
              <img src={`/images/marks.svg#${mark}`} width={64} height={64} alt="" loading="lazy" />
            ) : null}
            {icon ? <Icon name={icon} /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {conclusion ? <p className="conclusion">{conclusion}</p> : null}
    </Section>
  );
}

export function FigureList({ figures }: Pick<sections.Figures, "figures">) {
  if (figures.length === 0) return null;
  return (
    <ul className="figures">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

interface ClosingProps {
  title: string;
  text: string;
  /** The order form. */
  children: ReactNode;
}

export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className="closing">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
