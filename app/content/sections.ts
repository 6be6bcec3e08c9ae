import type { IllustrationName } from "./illustrations";
import type { Review } from "./reviews";
import type { Figure, Titled } from "./types";

/** The sections that pages of every kind are made of. `ui/sections` renders each of them. */

/** What stands above a section's matter. */
export interface Heading {
  /** Small capitals above the title. */
  kicker?: string;
  title: string;
  intro?: string;
}

/** Running text, for the argument that a list would flatten. The first letter is set as a drop cap. */
export interface Prose extends Heading {
  paragraphs: string[];
  /** One sentence set large in the margin. */
  pullQuote?: string;
}

/** Short items with a title: pains (crossed), gains (ticked) or reasons (numbered). */
export interface Points extends Heading {
  tone: "pain" | "gain" | "reason";
  items: Titled[];
  conclusion?: string;
}

/** The book's table of contents: six chapters, each with its teaser. */
export interface Contents extends Heading {
  numerals: "arabic" | "roman";
  /** Set apart: with leaders to the numbers, as the panes of a window, as doors one behind another. */
  setting?: "leaders" | "panes" | "doors";
  chapters: { title: string; teaser: string }[];
}

/** A part of a longer time, drawn as a row of boxes: from the first to the last of them, of so many. */
export interface Stretch {
  from: number;
  to: number;
  of: number;
}

/** Moments of one story on a vertical line. */
export interface Story extends Heading {
  moments: (Titled & { when: string; stretch?: Stretch })[];
}

/** Phases of the fortnight with the share of the way that is behind at their end. */
export interface Programme extends Heading {
  phases: (Titled & { days: string; percent: number })[];
}

/** Large figures with what they stand for. */
export interface Figures extends Heading {
  figures: Figure[];
  note?: string;
}

/** Numbered steps to follow in order. */
export interface Plan extends Heading {
  steps: (Titled & { stretch?: Stretch })[];
}

/** A drawn picture from edge to edge, with a sentence set large or small under it. */
export interface Illustration {
  picture: IllustrationName;
  quote?: string;
  caption?: string;
}

/** Who wrote the book, from `author.ts`. */
export interface Author extends Heading {
  /** In the page's own voice, before the biography. */
  paragraphs: string[];
}

export interface Reviews extends Heading {
  reviews: Review[];
}

export interface Guarantee extends Heading {
  text: string;
}

export interface Faq extends Heading {
  questions: Question[];
}

export interface Question {
  question: string;
  answer: string;
}
