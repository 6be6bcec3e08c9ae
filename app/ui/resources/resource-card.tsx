import type { ReactNode } from "react";

interface ResourceCardProps {
  title: string;
  text: string;
  /** Length or format, in small print. */
  note: string;
  children: ReactNode;
}

export function ResourceCard({ title, text, note, children }: ResourceCardProps) {
  return (
    <article className="resource">
      <h3>{title}</h3>
      <p className="resource-note">{note}</p>
      <p>{text}</p>
      {children}
    </article>
  );
}
