import type { ReactNode } from "react";

interface SectionProps {
  kicker?: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One section of a page: its heading in the margin, its matter in the column. */
export function Section({ kicker, title, intro, children }: SectionProps) {
  return (
    <section className="section">
      <header>
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h2>{title}</h2>
        {intro ? <p>{intro}</p> : null}
      </header>
      <div>{children}</div>
    </section>
  );
}
