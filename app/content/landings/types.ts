import type * as sections from "../sections";
import type { PageMeta, Titled } from "../types";

/** A sales page. */
export interface Landing {
  path: `/${string}`;
  /** Its sheet in `styles/themes`, also listed in `styles/bundles.json`. */
  theme: string;
  content: LandingContent;
}

/** `ui/landing-page.tsx` renders it. */
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

/** The data of each kind of section. */
interface Kinds {
  prose: sections.Prose;
  points: sections.Points;
  contents: sections.Contents;
  /** Pages from inside the book. */
  spreads: Partial<sections.Heading> & Pick<sections.Heading, "title">;
  story: sections.Story;
  programme: sections.Programme;
  figures: sections.Figures;
  plan: sections.Plan;
  illustration: sections.Illustration;
  author: sections.Author;
  reviews: sections.Reviews;
  /** The book's price block. */
  price: sections.Heading & { /** Printed before the amount. */ label?: string };
  guarantee: sections.Guarantee;
  faq: sections.Faq;
}

export type LandingSection = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];
