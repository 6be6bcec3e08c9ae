/** A legal page: an optional preamble, then articles numbered by their position, from 1. */
export interface LegalDocument {
  title: string;
  meta: { title: string; description: string };
  /** Day of the last change, as printed: DD/MM/YYYY. */
  updated: string;
  preamble?: Block[];
  articles: LegalArticle[];
}

export interface LegalArticle {
  /** Without its number. */
  title: string;
  blocks: Block[];
}

export type Block = Paragraph | List;

interface Boxable {
  /** Consecutive boxed blocks make one frame: the law wants the notice on guarantees set apart. */
  boxed?: true;
}

export interface Paragraph extends Boxable {
  kind: "paragraph";
  text: string;
}

export interface List extends Boxable {
  kind: "list";
  items: string[];
}

export function paragraph(text: string): Paragraph {
  return { kind: "paragraph", text };
}

export function list(...items: string[]): List {
  return { kind: "list", items };
}

export function boxed(...blocks: Block[]): Block[] {
  return blocks.map((block) => ({ ...block, boxed: true }));
}
