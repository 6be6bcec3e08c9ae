import type * as sections from "../sections";
import type { PageMeta, Titled } from "../types";

/** A sales page: where it stands, how it looks and what it says. */
export interface Landing {
  path: `/${string}`;
  /** Name of its sheet in `styles/themes`, by way of `styles/bundles.json`. */
  theme: string;
  content: LandingContent;
}

/** A hero, an ordered list of sections, a closing call. `ui/landing-page.tsx` renders each kind once. */
export interface LandingContent {
  meta: PageMeta;
  /** Label of every order button of the page. */
  cta: string;
  hero: {
    kicker: string;
    title: string;
    lead: string;
    /** Short facts under the button. */
    facts: string[];
    /** Shows the book's rating. */
    rated?: boolean;
  };
  sections: LandingSection[];
  closing: Titled;
}

/** What each kind of section needs, by its name. */
interface Kinds {
  prose: sections.Prose;
  points: sections.Points;
  contents: sections.Contents;
  /** The strip of drawn double pages. */
  spreads: Partial<sections.Heading> & Pick<sections.Heading, "title">;
  story: sections.Story;
  programme: sections.Programme;
  figures: sections.Figures;
  plan: sections.Plan;
  illustration: sections.Illustration;
  author: sections.Author;
  reviews: sections.Reviews;
  /** Where the book's price block stands in the page. */
  price: sections.Heading & { /** Before the amount. */ label?: string };
  guarantee: sections.Guarantee;
  faq: sections.Faq;
}

export type LandingSection = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];
