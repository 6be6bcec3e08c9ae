import type { List, Paragraph, RichText } from "../blocks";

/** The forms that letters follow. */
export type LetterForm = "chapter" | "resources" | "diagnostic";

/** A letter that teaches one thing and ends with one link. */
export interface Letter {
  form: LetterForm;
  /** Days after the day of the form. */
  day: number;
  subject: string;
  preheader: string;
  link: { label: string; path: string };
  blocks: LetterBlock[];
}

export type LetterBlock = Paragraph<RichText> | List<RichText>;
