import { daysBetween, frenchDate } from "~/lib/time";
import { said } from "./claims";

/**
 * Where a review comes from. Articles L. 111-7-2 and D. 111-17 of the Code de la consommation require it beside the
 * review. A real review without its dates does not compile.
 */
export type ReviewProvenance = RealReview | SampleReview | FictionalReview;

interface RealReview {
  /** Day it was published, YYYY-MM-DD. */
  published: string;
  /** Day of the experience (the purchase, the last page read), YYYY-MM-DD. */
  experienced: string;
  /** Whether its author proved the purchase. */
  checked: boolean;
}

/** A placeholder until there is a real review; `npm run check` names it. */
interface SampleReview {
  sample: true;
}

/** Fictional, and marked as such on its page. */
interface FictionalReview {
  fictional: true;
}

export type Rating = 1 | 2 | 3 | 4 | 5;

export type Review = ReviewProvenance & {
  initials: string;
  role: string;
  quote: string;
  /** Path of a portrait under `public`. Default: a medallion with the initials. */
  image?: string;
  /** Default: 5. */
  rating?: Rating;
  /** Where it was published. */
  source?: keyof typeof reviewSources;
};

export type Testimonial = Review & {
  /** What the book changed for its author. */
  impact: string;
  /** How long the writing took; the page averages days. */
  timeline: string;
  /** The profession with its article, for the description of `/temoignages`, which names the first and the last one. */
  calling?: string;
};

export const reviewSources = { amazon: "Avis vérifié Amazon" } as const;

/** The line below a real review: its dates, and whether the purchase was checked. */
export function describeProvenance(review: ReviewProvenance): string | null {
  if (!("published" in review)) return null;
  const { published, experienced, checked } = review;
  const control = checked ? "achat vérifié" : "achat non vérifié";
  return `Publié le ${frenchDate(published)}, expérience du ${frenchDate(experienced)}, ${control}`;
}

/** Sorts reviews, newest first, as `orderNote` says. Samples come last, in the order of the file. */
export function inOrder<Kind extends ReviewProvenance>(reviews: readonly Kind[]): Kind[] {
  return [...reviews].sort((a, b) => daysBetween(published(a), published(b)));
}

/** Day of publication; for a sample, a day before all others. */
function published(review: ReviewProvenance): string {
  return "published" in review ? review.published : "0001-01-01";
}

/** Says how the reviews are sorted; null for fewer than two real ones. */
export function orderNote(reviews: readonly ReviewProvenance[]): string | null {
  const real = reviews.filter((review) => "published" in review);
  return real.length > 1 ? "Avis classés du plus récent au plus ancien." : null;
}

/** Undefined if the rating is unknown. */
export const ratingLine = said.rating.claim;

/** The section of `/temoignages` on how reviews are collected, and the link to it. */
export const reviewPolicy = {
  anchor: "avis",
  linkLabel: "Comment les avis sont recueillis",
  title: "Comment les avis sont recueillis",
  /** @param isRated whether the site shows a rating */
  paragraphs: (isRated: boolean) => [
    `Tout acheteur peut nous adresser son avis, quel qu’il soit, par e-\u2060mail, sans contrepartie. Nous demandons la date de l’achat et la cherchons dans nos commandes. Chaque avis porte sa date et la mention «\u00a0achat vérifié\u00a0» ou «\u00a0achat non vérifié\u00a0»${isRated ? said.rating.counted : ""}.`,
    "Chaque avis paraît au plus tard un mois après sa réception, sans un mot changé, et reste en ligne trois ans, du plus récent au plus ancien. Nous n’écartons que les propos injurieux, étrangers au produit ou qui dévoilent la vie privée d’une personne, et nous en donnons le motif à leur auteur, qui peut à tout moment modifier ou retirer son avis.",
  ],
  ratingSource: said.rating.sourced,
};

/** Where the line about samples in the footer leads. */
export const reviewPolicyPath = `/temoignages#${reviewPolicy.anchor}`;
