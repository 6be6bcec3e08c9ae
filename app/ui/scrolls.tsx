import type { ReactNode } from "react";

interface ScrollsProps {
  /** Names what scrolls. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** What scrolls sideways where it does not fit: by the keyboard too, once it has the focus. */
export function Scrolls({ label, className = "scrolls", children }: ScrollsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
