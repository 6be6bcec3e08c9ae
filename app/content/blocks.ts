/** What every longer text is made of; articles and legal texts each add blocks of their own. */
export interface Paragraph<Text = string> {
  kind: "paragraph";
  /** Opens the paragraph, set apart from the rest of it. */
  runIn?: string;
  text: Text;
}

export interface List<Text = string> {
  kind: "list";
  /** Set with 1°, 2°… as laws number. */
  numbered?: true;
  items: Text[];
}

/** Running text: a plain string where nothing in it is set apart. */
export type RichText = string | readonly Run[];

export type Run = string | Marked;

export type Marked =
  | { kind: "strong" | "em"; text: RichText }
  /** An own address begins with a slash. */
  | { kind: "link"; href: string; text: RichText };

export function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((run) => (typeof run === "string" ? run : plainText(run.text))).join("");
}

/** What compares: each row begins with its heading and has a cell under each further column. */
export interface Table {
  kind: "table";
  caption: string;
  columns: string[];
  rows: string[][];
}

export function paragraph<Text = string>(text: Text): Paragraph<Text> {
  return { kind: "paragraph", text };
}

/** A paragraph that opens with what it is about. */
export function clause<Text = string>(runIn: string, text: Text): Paragraph<Text> {
  return { kind: "paragraph", runIn, text };
}

export function list<Text = string>(...items: Text[]): List<Text> {
  return { kind: "list", items };
}
