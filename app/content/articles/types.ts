import type { List, Paragraph, RichText, Table } from "~/content/blocks";

export interface Article {
  /** Last segment of the address: `/blog/<slug>`. */
  slug: string;
  /** Heading and meta title, at most 60 characters. */
  title: string;
  description: string;
  /** ISO date, YYYY-MM-DD: the article is published from this day on, in Paris. */
  date: string;
  /** Day on which its facts were last checked, YYYY-MM-DD, if later. */
  updated?: string;
  category: string;
  lead: string;
  /** A drawing for the top, 480 × 320, which shows nothing beyond the text. */
  vignette?: `/images/vignettes/${string}.svg`;
  blocks: Block[];
  /** The next step for this reader. */
  invitation: { title: string; text: string; label: string; href: string };
}

export type Block =
  | Paragraph<RichText>
  | List<RichText>
  | Table
  | Heading
  | Quote
  | Sources
  | Picture;

interface Heading {
  /** A `heading` is listed in the table of contents, a `subheading` is not. */
  kind: "heading" | "subheading";
  text: string;
}

/** A file under `public/images`, with its size in pixels. */
interface Picture {
  kind: "picture";
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A pull quote from the article itself, set large. */
interface Quote {
  kind: "quote";
  text: string;
}

/** Texts on which the article relies, each linked to its official page. */
interface Sources {
  kind: "sources";
  title: string;
  items: Source[];
}

interface Source {
  label: string;
  href: string;
}

export function heading(text: string): Heading {
  return { kind: "heading", text };
}

export function quote(text: string): Quote {
  return { kind: "quote", text };
}

export function sources(title: string, items: Source[]): Sources {
  return { kind: "sources", title, items };
}
