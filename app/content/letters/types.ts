import type { List, Paragraph, RichText } from "../blocks";

/** The forms after which letters are sent. */
export type LetterForm = "chapter" | "resources" | "diagnostic";

export interface Letter {
  form: LetterForm;
  /** Days after the form was submitted. */
  day: number;
  subject: string;
  preheader: string;
  link: { label: string; path: string };
  blocks: LetterBlock[];
}

export type LetterBlock = Paragraph<RichText> | List<RichText>;
