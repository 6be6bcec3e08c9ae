import { claims, said } from "~/content/claims";
import { hasReviews, reviews } from "~/content/readers";
import type { Testimonial } from "~/content/reviews";
import type { Figure, PageMeta } from "~/content/types";
import { capitalised } from "~/lib/decapitalised";
import { inWords, known, sentences } from "~/lib/known";

interface TestimonialsPage {
  meta: PageMeta;
  title: string;
  lead: string;
  stats: Figure[];
  closingTitle: string;
}

/** `/temoignages` with the testimonials of `readers.ts`, which it counts. */
export function testimonialsPage(all = reviews.testimonials): TestimonialsPage {
  if (all.length === 0) return hasReviews() ? elsewhere : awaited;
  const { meta, title } = all.length > 1 ? several(all) : one;
  return {
    meta,
    title,
    lead: sentences(countOf(all), listDays(all)),
    stats: known(
      said.averageDays.figure,
      said.averageRevenueIncreasePercent.figure,
      said.publicationRate.figure,
    ),
    closingTitle: "Et le vôtre, de quoi parlera-t-il\u202f?",
  };
}

const closingTitle = "Et votre livre, de quoi parlera-t-il\u202f?";

/** While there is no review at all. */
const awaited: TestimonialsPage = {
  meta: {
    title: "Témoignages\u00a0: comment les avis sont recueillis",
    description:
      "Cette page réunira les avis sur le livre et la méthode. Elle dit comment ils sont recueillis, vérifiés et publiés, les bons comme les moins bons.",
  },
  title: "Les premiers avis sont à venir",
  lead: "Ils paraîtront ici, bons ou moins bons. Voici comment nous les recueillons et ce que nous en publions.",
  stats: [],
  closingTitle,
};

/** While only other pages have reviews. */
const elsewhere: TestimonialsPage = {
  meta: {
    title: "Témoignages\u00a0: comment les avis sont recueillis",
    description:
      "Les avis sur le livre et la méthode se lisent sur la page qu’ils concernent. Celle-ci dit comment ils sont recueillis, vérifiés et publiés.",
  },
  title: "D’où viennent les avis",
  lead: "Chacun se lit sur la page qu’il concerne. Voici comment nous les recueillons et ce que nous en publions.",
  stats: [],
  closingTitle,
};

const one = {
  meta: {
    title: "Témoignage\u00a0: un livre écrit avec la méthode",
    description:
      "Comment un livre professionnel s’est écrit avec la méthode, jour après jour, et ce qu’il a changé depuis sa parution, raconté par son auteur.",
  },
  title: "Un livre écrit avec la méthode",
};

function several(all: readonly Testimonial[]) {
  const callings = known(...all.map(({ calling }) => calling));
  const [first, last] = [callings[0], callings.at(-1)];
  const fromTo = callings.length > 1 ? `, ${contracted(`de ${first} à ${last}`)},` : "";
  return {
    meta: {
      title: "Témoignages\u00a0: ils ont écrit leur livre avec la méthode",
      description: `${capitalised(inWords(all.length))} professionnels${fromTo} racontent comment leur livre s’est écrit et ce qu’il a changé depuis.`,
    },
    title: "Ils ont écrit leur livre avec la méthode",
  };
}

const contracted = (text: string) => text.replace("de le ", "du ").replace(" à le ", " au ");

function countOf(all: readonly Testimonial[]): string {
  const sameTrade = new Set(all.map(({ role }) => role)).size < all.length;
  const [trade, number] = [sameTrade ? "auteur" : "métier", inWords(all.length)];
  return all.length > 1
    ? `${capitalised(number)} ${trade}s, ${number} livres.`
    : `Un ${trade}, un livre.`;
}

/** The fastest writing and the average; null unless all are known in days. */
function listDays(all: readonly Testimonial[]): string | null {
  const days = all.map(({ timeline }) => Number(/^(\d+)\s+jours?$/.exec(timeline)?.[1]));
  const fastest = Math.min(...days);
  if (Number.isNaN(fastest)) return null;
  if (days.length === 1) return `Il a été écrit en ${fastest}\u00a0jours.`;
  const average = Math.round(days.reduce((sum, more) => sum + more) / days.length);
  const averages =
    claims.averageDays.value === null
      ? ""
      : `, les ${inWords(days.length)} en ${average}\u00a0jours en moyenne`;
  return `Le plus rapide a été écrit en ${fastest}\u00a0jours${averages}.`;
}

export const testimonialWords = {
  labels: { impact: "Depuis la parution", timeline: "Temps d’écriture" },
  closing: {
    text: "Faites le point sur votre projet, ou voyez comment le livre vous guide jour après jour.",
    links: [
      { label: "Diagnostic gratuit", href: "/diagnostic" },
      { label: "Découvrir la méthode", href: "/livre" },
    ],
  },
};
