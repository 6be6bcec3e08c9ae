/** How to reach the seller: configured once for the whole site, so the texts are given it. */
export interface Contact {
  email: string;
  phone: string;
}

/** A legal page: an optional preamble, then articles numbered by their position, from 1. */
export interface LegalDocument {
  title: string;
  meta: { title: string; description: string };
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  /** Stands before each number; without it the number stands alone. */
  numberLabel?: string;
  text: (contact: Contact) => LegalText;
}

export interface LegalText {
  preamble?: Block[];
  articles: LegalArticle[];
}

export interface LegalArticle {
  /** Without its number. */
  title: string;
  blocks: Block[];
}

export type Block = Paragraph | List | Subheading | Box;

export interface Paragraph {
  kind: "paragraph";
  /** Opens the paragraph, set apart from the rest of it. */
  runIn?: string;
  text: string;
}

export interface List {
  kind: "list";
  /** Set with 1°, 2°… as laws number. */
  numbered?: true;
  items: string[];
}

export interface Subheading {
  kind: "subheading";
  text: string;
}

/** One frame: the law wants the notice on guarantees set apart. */
export interface Box {
  kind: "box";
  blocks: Exclude<Block, Box>[];
}

export function paragraph(text: string): Paragraph {
  return { kind: "paragraph", text };
}

/** A paragraph that opens with what it is about. */
export function clause(runIn: string, text: string): Paragraph {
  return { kind: "paragraph", runIn, text };
}

export function list(...items: string[]): List {
  return { kind: "list", items };
}

export function numbered(...items: string[]): List {
  return { kind: "list", numbered: true, items };
}

export function subheading(text: string): Subheading {
  return { kind: "subheading", text };
}

export function boxed(...blocks: Box["blocks"]): Box {
  return { kind: "box", blocks };
}
