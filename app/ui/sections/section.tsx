import type { ReactNode } from "react";
import { BookTitles } from "~/ui/book-titles";

interface SectionProps {
  kicker?: string;
  title: string;
  intro?: string;
  /** `wide` sets the heading above and the matter over the whole width. */
  layout?: "margin" | "wide";
  /** Sets the section off on a ground of its own, from edge to edge. */
  band?: boolean;
  children: ReactNode;
}

/** One section of a page: its heading in the margin, its matter in the column. */
export function Section({ kicker, title, intro, layout, band, children }: SectionProps) {
  const className = ["section", layout, band && "band"].filter(Boolean).join(" ");
  return (
    <section className={className}>
      <header>
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h2>{title}</h2>
        {intro ? (
          <p>
            <BookTitles text={intro} />
          </p>
        ) : null}
      </header>
      <div>{children}</div>
    </section>
  );
}
