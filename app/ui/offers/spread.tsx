import type { ReactNode } from "react";

interface SpreadProps {
  /** Class of the page's own that says how the matter is set. */
  kind: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A double page: the heading above, the matter over the whole width. */
export function Spread({ kind, title, intro, children }: SpreadProps) {
  return (
    <section className={`spread ${kind}`}>
      <div>
        <header>
          <h2>{title}</h2>
          {intro ? <p>{intro}</p> : null}
        </header>
        {children}
      </div>
    </section>
  );
}
