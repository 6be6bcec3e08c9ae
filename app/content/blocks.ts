/** The blocks of a longer text. Articles and legal texts each add their own. */
export interface Paragraph<Text = string> {
  kind: "paragraph";
  /** A run-in heading. */
  runIn?: string;
  text: Text;
}

export interface List<Text = string> {
  kind: "list";
  /** Numbered 1°, 2°…, like a law. */
  numbered?: true;
  items: Text[];
}

/** Running text: a plain string if it has no markup. */
export type RichText = string | readonly Run[];

export type Run = string | Marked;

export type Marked =
  | { kind: "strong" | "em"; text: RichText }
  /** A link within the site begins with a slash. */
  | { kind: "link"; href: string; text: RichText };

export function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((run) => (typeof run === "string" ? run : plainText(run.text))).join("");
}

/** Each row begins with its heading, followed by a cell for each further column. */
export interface Table {
  kind: "table";
  caption: string;
  columns: string[];
  rows: string[][];
}

export function paragraph<Text = string>(text: Text): Paragraph<Text> {
  return { kind: "paragraph", text };
}

/** A paragraph with a run-in heading. */
export function clause<Text = string>(runIn: string, text: Text): Paragraph<Text> {
  return { kind: "paragraph", runIn, text };
}

export function list<Text = string>(...items: Text[]): List<Text> {
  return { kind: "list", items };
}
