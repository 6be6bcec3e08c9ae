import { lookInside } from "~/content/look-inside";
import type { Heading } from "~/content/sections";
import { Section } from "./section";

/** Double pages of the book, side by side; fingers, wheel and arrow keys turn them. */
export function LookInside(heading: Partial<Heading>) {
  const { title, intro, label, spreads } = lookInside;
  return (
    <Section title={title} intro={intro} {...heading} layout="wide">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
      <section className="spreads" tabIndex={0} aria-label={label}>
        {spreads.map(({ file, alt }) => (
          <img
            key={file}
            src={`/images/livre/${file}.avif`}
            width={1200}
            height={800}
            alt={alt}
            loading="lazy"
          />
        ))}
      </section>
    </Section>
  );
}
