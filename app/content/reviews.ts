import { frenchDate } from "~/lib/dates";
import { book } from "./offers";

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
  return [...reviews].sort((a, b) => published(b).localeCompare(published(a)));
}

function published(review: ReviewOrigin): string {
  return "published" in review ? review.published : "";
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

/** The section of `/temoignages` that tells how reviews are collected, and the link to it. */
export const reviewPolicy = {
  anchor: "avis",
  linkLabel: "Comment les avis sont recueillis",
  title: "Comment les avis sont recueillis",
  paragraphs: [
    "Après un achat, nous invitons par e-\u2060mail chaque client à donner son avis, quel qu’il soit. Aucune contrepartie n’est offerte : ni somme, ni remise, ni cadeau.",
    "Nous demandons la date de l’achat ou de la lecture, et vérifions l’achat lorsque c’est possible. La mention « achat vérifié » ou « achat non vérifié » figure sous chaque avis, avec sa date de publication et celle de l’expérience.",
    "Un avis est publié au plus tard un mois après sa réception, sans en changer un mot, et reste en ligne trois ans. Nous n’écartons que les propos injurieux, étrangers au produit, ou qui dévoilent la vie privée d’une personne ; leur auteur en apprend le motif par e-\u2060mail. Il peut à tout moment nous demander de modifier ou de retirer son avis.",
    "Les avis sont classés du plus récent au plus ancien. Seuls les prénoms et les noms abrégés, et le métier, sont publiés.",
  ],
  /** Added as long as nobody has said where the rating comes from. */
  ratingNote: `La note de ${book.rating.value} sur ${book.rating.reviews} avis est elle aussi un exemple d’affichage, tant que sa source n’est pas indiquée ici.`,
  ratingSource: (source: string) =>
    `La note de ${book.rating.value} est la moyenne de ${book.rating.reviews} avis vérifiés : ${source}.`,
};
