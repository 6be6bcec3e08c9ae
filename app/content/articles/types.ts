export interface Article {
  /** Last segment of the address: `/blog/<slug>`. */
  slug: string;
  /** Heading and meta title, at most 60 characters. */
  title: string;
  description: string;
  /** ISO date, YYYY-MM-DD. */
  published: string;
  category: string;
  lead: string;
  blocks: Block[];
  /** Where this reader may want to go on. */
  invitation: { title: string; text: string; label: string; href: string };
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string /** Opens the paragraph, set apart. */; runIn?: string }
  | { kind: "list"; items: string[] }
  | { kind: "quote"; text: string };

export function heading(text: string): Block {
  return { kind: "heading", text };
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

/** A paragraph that opens with what it is about. */
export function clause(runIn: string, text: string): Block {
  return { kind: "paragraph", runIn, text };
}

export function list(...items: string[]): Block {
  return { kind: "list", items };
}

/** A sentence of the article's own, set large. */
export function quote(text: string): Block {
  return { kind: "quote", text };
}
