import { daysBetween, frenchDate } from "~/lib/time";
import { statements } from "./claims";

/**
 * Where a review comes from, as articles L. 111-7-2 and D. 111-17 of the Code de la consommation want
 * it said beside the review. A review without its dates does not compile.
 */
export type ReviewOrigin = RealReview | SampleReview | FictionalReview;

interface RealReview {
  /** Day it was published, YYYY-MM-DD. */
  published: string;
  /** Day of the experience it tells of (the purchase, the last page read), YYYY-MM-DD. */
  experienced: string;
  /** Whether its author was asked for a proof of purchase, and gave it. */
  checked: boolean;
}

/** Written for the page, until a real one takes its place; `npm run check` names it. It has no dates. */
interface SampleReview {
  sample: true;
}

/** Openly fictional for good, as its page says: neither a review nor in want of one. */
interface FictionalReview {
  fictional: true;
}

export type Rating = 1 | 2 | 3 | 4 | 5;

export type Review = ReviewOrigin & {
  initials: string;
  role: string;
  quote: string;
  /** Path of a portrait under `public`, a photograph or a drawing; without one the initials stand in a medallion. */
  image?: string;
  /** Default: 5. */
  rating?: Rating;
  /** Where it was published: `amazonSource`. */
  source?: string;
};

export type Testimonial = Review & {
  /** What the book changed for its author. */
  impact: string;
  /** How long the writing took. */
  timeline: string;
};

export const amazonSource = "Avis vérifié Amazon";

/** What stands under a real review, besides who wrote it. */
export function originOf(review: ReviewOrigin): string | null {
  if (!("published" in review)) return null;
  const { published, experienced, checked } = review;
  const control = checked ? "achat vérifié" : "achat non vérifié";
  return `Publié le ${frenchDate(published)}, expérience du ${frenchDate(experienced)}, ${control}`;
}

/** The newest first, as `orderNote` says. Samples have no date and keep their places at the end. */
export function inOrder<Kind extends ReviewOrigin>(reviews: readonly Kind[]): Kind[] {
  return [...reviews].sort((a, b) => daysBetween(published(a), published(b)));
}

/** Day of publication; of a sample one before all others. */
function published(review: ReviewOrigin): string {
  return "published" in review ? review.published : "0001-01-01";
}

/** How several real reviews are sorted; null where there is nothing to sort. */
export function orderNote(reviews: readonly ReviewOrigin[]): string | null {
  const real = reviews.filter((review) => "published" in review);
  return real.length > 1 ? "Avis classés du plus récent au plus ancien." : null;
}

export const ratingLine = statements.rating.text;

/** The section of `/temoignages` that tells how reviews are collected, and the link to it. */
export const reviewPolicy = {
  anchor: "avis",
  linkLabel: "Comment les avis sont recueillis",
  title: "Comment les avis sont recueillis",
  paragraphs: [
    "Tout acheteur peut nous adresser son avis, quel qu’il soit, par e-\u2060mail, sans contrepartie. Nous demandons la date de l’achat et la cherchons dans nos commandes. Chaque avis porte sa date et la mention «\u00a0achat vérifié\u00a0» ou «\u00a0achat non vérifié\u00a0»\u202f; seuls les avis vérifiés comptent dans la note.",
    "Il paraît au plus tard un mois après sa réception, sans un mot changé, et reste en ligne trois ans, du plus récent au plus ancien. Nous n’écartons que les propos injurieux, étrangers au produit ou qui dévoilent la vie privée d’une personne, et nous en donnons le motif à leur auteur, qui peut à tout moment modifier ou retirer son avis.",
  ],
  ratingSource: (source: string) => `La note est de ${ratingLine}\u00a0: ${source}.`,
};

/**
 * The one line that a page with samples, or with figures that name no source, has in its foot. It is gone as soon as
 * `readers.ts` and `claims.ts` hold nothing of the kind.
 */
export const samplesLine = {
  label: "Avis et chiffres d’exemple.",
  to: `/temoignages#${reviewPolicy.anchor}`,
} as const;
