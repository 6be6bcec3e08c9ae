import type { List, Paragraph, Table } from "~/content/blocks";

export interface Article {
  /** Last segment of the address: `/blog/<slug>`. */
  slug: string;
  /** Heading and meta title, at most 60 characters. */
  title: string;
  description: string;
  /** ISO date, YYYY-MM-DD. */
  published: string;
  /** Day on which its facts were last checked, YYYY-MM-DD, where that is later. */
  updated?: string;
  category: string;
  lead: string;
  /** A drawing for its head, 480 × 320, which shows nothing that the text does not say. */
  vignette?: `/images/vignettes/${string}.svg`;
  blocks: Block[];
  /** Where this reader may want to go on. */
  invitation: { title: string; text: string; label: string; href: string };
}

export type Block = Paragraph | List | Table | Heading | Quote | Sources;

interface Heading {
  kind: "heading";
  text: string;
}

/** A sentence of the article's own, set large. */
interface Quote {
  kind: "quote";
  text: string;
}

/** Texts that the article relies on, each by its official page. */
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
