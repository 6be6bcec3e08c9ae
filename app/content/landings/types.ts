/** A sales page is data: a hero, an ordered list of sections, a closing call. `ui/sections` renders each kind once. */
export interface Landing {
  /** Path without its slash; also the `client_reference_id` at the checkout. */
  slug: string;
  meta: { title: string; description: string };
  /** The page's own light: a set of colour tokens in `styles/lights.css`. */
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
  closing: { title: string; text: string };
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

interface Titled {
  /** Small capitals above the title. */
  kicker?: string;
  title: string;
  intro?: string;
}

/** Running text, for the argument that a list would flatten. The first letter is set as a drop cap. */
export interface Prose extends Titled {
  kind: "prose";
  paragraphs: string[];
  /** One sentence set large in the margin. */
  pullQuote?: string;
}

/** Short items with a title: pains (crossed), gains (ticked) or reasons (numbered). */
export interface Points extends Titled {
  kind: "points";
  tone: "pain" | "gain" | "reason";
  items: { title: string; text: string }[];
  conclusion?: string;
}

/** The book's table of contents: six chapters, each with its teaser. */
export interface Contents extends Titled {
  kind: "contents";
  numerals: "arabic" | "roman";
  chapters: { title: string; teaser: string }[];
}

/** Moments of one story on a vertical line. */
export interface Story extends Titled {
  kind: "story";
  moments: { when: string; title: string; text: string }[];
}

/** Phases of the fortnight with the share of the book that is done at their end. */
export interface Programme extends Titled {
  kind: "programme";
  phases: { days: string; percent: number; title: string; text: string }[];
}

/** Large figures with what they stand for. */
export interface Figures extends Titled {
  kind: "figures";
  figures: { value: string; label: string }[];
  note?: string;
}

/** Numbered steps to follow in order. */
export interface Plan extends Titled {
  kind: "plan";
  steps: { title: string; text: string }[];
}

/** The author's biography; its figures come from `offers.claims`. */
export interface Author extends Titled {
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

export interface Reviews extends Titled {
  kind: "reviews";
  reviews: Review[];
}

/** Where the book's price block stands in the page. */
export interface Price extends Titled {
  kind: "price";
}

export interface Guarantee extends Titled {
  kind: "guarantee";
  text: string;
}

export interface Faq extends Titled {
  kind: "faq";
  questions: Question[];
}

export interface Question {
  question: string;
  answer: string;
}
