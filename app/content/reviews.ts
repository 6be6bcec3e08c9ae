import { daysBetween, frenchDate } from "~/lib/time";
import { book, claims } from "./offers";

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

/** Written for the page, until a real one takes its place. It has no dates: any would be invented. */
interface SampleReview {
  sample: true;
}

/** Openly fictional for good, as its page says: neither a review nor in want of one. */
interface FictionalReview {
  fictional: true;
}

/** What stands under a review, besides who wrote it; null where its page says it of all. */
export function originOf(review: ReviewOrigin): string | null {
  if ("fictional" in review) return null;
  if ("sample" in review) return "Exemple d’avis";
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

/** What stands once beside reviews: what they are and, of several, how they are sorted. */
export function orderNote(reviews: readonly ReviewOrigin[]): string | null {
  if (reviews.every((review) => "fictional" in review)) return null;
  const order = "Avis classés du plus récent au plus ancien.";
  const samples = reviews.filter((review) => "sample" in review).length;
  const what = "ont été rédigés pour présenter la page : aucun acheteur ne les a écrits.";
  if (reviews.length === 1) {
    return samples === 1
      ? "Cet exemple a été rédigé pour présenter la page : aucun acheteur ne l’a écrit."
      : null;
  }
  if (samples === 0) return order;
  if (samples === reviews.length) return `Ces exemples ${what}`;
  return `${order} Ceux qui portent la mention « Exemple d’avis » ${what}`;
}

/** What a verified review’s source line says until there is one. */
export const sampleSource = "Exemple, à remplacer par un avis vérifié Amazon";

/** Beside the rating as long as nobody has said where it comes from. */
export const exampleMark = book.ratingSource === null ? "(exemple)" : "";

export const ratingLine =
  `${book.rating.value} sur ${book.rating.reviews} avis vérifiés ${exampleMark}`.trim();

/** Beside averages and counts of authors: where they come from, or that they are examples. */
export const claimsNote =
  claims.source === null
    ? "Ces chiffres sont donnés en exemple : aucune enquête publiée ne les appuie encore."
    : `Chiffres déclarés : ${claims.source}.`;

/**
 * The section of `/temoignages` that tells how reviews are collected, and the link to it. In the future
 * tense: no review has been published yet.
 */
export const reviewPolicy = {
  anchor: "avis",
  linkLabel: "Comment les avis seront recueillis",
  title: "Comment les avis seront recueillis",
  paragraphs: [
    "Tout acheteur peut nous adresser son avis, quel qu’il soit, par e-\u2060mail. Aucune contrepartie ne sera offerte : ni somme, ni remise, ni cadeau.",
    "Nous demanderons la date de l’achat ou de la lecture, et vérifierons l’achat lorsque c’est possible. La mention « achat vérifié » ou « achat non vérifié » figurera sous chaque avis publié, avec sa date de publication et celle de l’expérience.",
    "Un avis sera publié au plus tard un mois après sa réception, sans en changer un mot, et restera en ligne trois ans. Nous n’écarterons que les propos injurieux, étrangers au produit, ou qui dévoilent la vie privée d’une personne ; leur auteur en apprendra le motif par e-\u2060mail. Il pourra à tout moment nous demander de modifier ou de retirer son avis.",
    "Les avis seront classés du plus récent au plus ancien. Seuls les prénoms et les noms abrégés, et le métier, seront publiés.",
  ],
  /** Added as long as nobody has said where the rating comes from. */
  ratingNote: `La note de ${book.rating.value} sur ${book.rating.reviews} avis est elle aussi un exemple d’affichage, tant que sa source n’est pas indiquée ici.`,
  ratingSource: (source: string) =>
    `La note de ${book.rating.value} est la moyenne de ${book.rating.reviews} avis vérifiés : ${source}.`,
};
