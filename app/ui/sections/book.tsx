import type { ReactNode } from "react";
import { lookInside } from "~/content/look-inside";
import { book } from "~/content/offers";
import type * as sections from "~/content/sections";
import { Scrolls } from "~/ui/scrolls";
import { Section } from "~/ui/sections/section";

export function Cover(image: { loading?: "lazy"; alt?: "" }) {
  return (
    <img
      src="/images/cover.svg"
      width={600}
      height={900}
      alt={image.alt ?? `Couverture du livre ${book.title}`}
      loading={image.loading}
    />
  );
}

/** Pages of the book: one at a time on a phone, a double page where it fits. Turned by CSS alone. */
export function LookInside(heading: Partial<sections.Heading>) {
  const { title, intro, label, note, pages } = lookInside;
  return (
    <Section title={title} intro={intro} {...heading} wide>
      <Scrolls className="spreads" label={label}>
        {pages.map(({ src, alt }, index) => (
          <figure
            key={src}
            data-place={`${index + 1} / ${pages.length}${note && index === 0 ? ` · ${note}` : ""}`}
          >
            <img src={src} width={900} height={1350} alt={alt} loading="lazy" />
          </figure>
        ))}
      </Scrolls>
    </Section>
  );
}

interface ContentsProps extends sections.Contents {
  /** Below the chapters. */
  children?: ReactNode;
}

export function Contents({ numerals, setting, chapters, children, ...heading }: ContentsProps) {
  return (
    <Section {...heading} band>
      <ol
        className={setting ? `contents ${setting}` : "contents"}
        type={numerals === "roman" ? "I" : "1"}
      >
        {chapters.map(({ title, teaser }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{teaser}</p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
