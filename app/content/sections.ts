import type { IllustrationName } from "./illustrations";
import type { Review } from "./reviews";
import type { Figure, Titled } from "./types";

/** The sections that all kinds of pages share. `ui/sections` renders them. */

/** The heading of a section. */
export interface Heading {
  /** Small capitals above the title. */
  kicker?: string;
  title: string;
  intro?: string;
}

/** Running text. The first letter is a drop cap. */
export interface Prose extends Heading {
  paragraphs: string[];
  /** A sentence in large type in the margin. */
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
  /** A special layout: leaders to the numbers, panes of a window, or a row of doors. */
  setting?: "leaders" | "panes" | "doors";
  chapters: { title: string; teaser: string }[];
}

/** A part of a longer time, drawn as a row of `of` boxes with those from `from` to `to` filled. */
export interface TimeSpan {
  from: number;
  to: number;
  of: number;
}

/** Moments of a story along a vertical line. */
export interface Story extends Heading {
  moments: (Titled & { when: string; timeSpan?: TimeSpan })[];
}

/** Phases of the fortnight, with the progress at the end of each. */
export interface Programme extends Heading {
  phases: (Titled & { days: string; percent: number })[];
}

/** Large figures with their labels. */
export interface Figures extends Heading {
  figures: Figure[];
  note?: string;
}

/** Numbered steps to follow in order. */
export interface Plan extends Heading {
  steps: (Titled & { timeSpan?: TimeSpan })[];
}

/** A picture from edge to edge, with a quotation or a caption below. */
export interface Illustration {
  picture: IllustrationName;
  quote?: string;
  caption?: string;
}

/** Who wrote the book, from `author.ts`. */
export interface Author extends Heading {
  /** Printed before the biography. */
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
