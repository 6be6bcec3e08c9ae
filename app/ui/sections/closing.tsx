import type { ReactNode } from "react";

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
