/** What every longer text is made of; articles and legal texts each add blocks of their own. */
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

/** What compares: each row begins with its heading and has a cell under each further column. */
export interface Table {
  kind: "table";
  caption: string;
  columns: string[];
  rows: string[][];
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
