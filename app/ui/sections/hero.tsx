import type { ReactNode } from "react";
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

/** The top of a page. */
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

interface ClosingProps {
  title: string;
  text: string;
  /** The way to order. */
  children: ReactNode;
}

/** The last call of a page. */
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
