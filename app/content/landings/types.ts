import type { Figure, PageMeta, Titled } from "../types";

/** A sales page is data: a hero, an ordered list of sections, a closing call. `ui/sections` renders each kind once. */
export interface Landing {
  /** Path without its slash; also the `client_reference_id` at the checkout. */
  slug: string;
  meta: PageMeta;
  /** The page's own light: its tokens are in `styles/lights`. */
  light: "paper" | "dawn" | "window" | "urgent" | "night";
  /** Label of every order button of the page. */
  cta: string;
  hero: {
    kicker: string;
    title: string;
    lead: string;
    /** Three short facts under the button. */
    facts: string[];
  };
  sections: Section[];
  closing: Titled;
}

export type Section =
  | Prose
  | Points
  | Contents
  | Story
  | Programme
  | Figures
  | Plan
  | Author
  | Reviews
  | Price
  | Guarantee
  | Faq;

interface Heading {
  /** Small capitals above the title. */
  kicker?: string;
  title: string;
  intro?: string;
}

/** Running text, for the argument that a list would flatten. The first letter is set as a drop cap. */
export interface Prose extends Heading {
  kind: "prose";
  paragraphs: string[];
  /** One sentence set large in the margin. */
  pullQuote?: string;
}

/** Short items with a title: pains (crossed), gains (ticked) or reasons (numbered). */
export interface Points extends Heading {
  kind: "points";
  tone: "pain" | "gain" | "reason";
  items: Titled[];
  conclusion?: string;
}

/** The book's table of contents: six chapters, each with its teaser. */
export interface Contents extends Heading {
  kind: "contents";
  numerals: "arabic" | "roman";
  chapters: { title: string; teaser: string }[];
}

/** Moments of one story on a vertical line. */
export interface Story extends Heading {
  kind: "story";
  moments: (Titled & { when: string })[];
}

/** Phases of the fortnight with the share of the book that is done at their end. */
export interface Programme extends Heading {
  kind: "programme";
  phases: (Titled & { days: string; percent: number })[];
}

/** Large figures with what they stand for. */
export interface Figures extends Heading {
  kind: "figures";
  figures: Figure[];
  note?: string;
}

/** Numbered steps to follow in order. */
export interface Plan extends Heading {
  kind: "plan";
  steps: Titled[];
}

/** The author's biography; its figures come from `offers.claims`. */
export interface Author extends Heading {
  kind: "author";
  paragraphs: string[];
}

export interface Review {
  initials: string;
  role: string;
  quote: string;
  /** "Achat vérifié Amazon" where the source is one. */
  source?: string;
}

export interface Reviews extends Heading {
  kind: "reviews";
  reviews: Review[];
}

/** Where the book's price block stands in the page. */
export interface Price extends Heading {
  kind: "price";
}

export interface Guarantee extends Heading {
  kind: "guarantee";
  text: string;
}

export interface Faq extends Heading {
  kind: "faq";
  questions: Question[];
}

export interface Question {
  question: string;
  answer: string;
}
