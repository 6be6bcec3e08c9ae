import { claims, programme } from "~/content/offers";
import type { Figure, PageMeta } from "~/content/types";

export interface TestimonialsPage {
  meta: PageMeta;
  title: string;
  lead: string;
  stats: Figure[];
  labels: { impact: string; timeline: string };
  closing: { title: string; text: string; links: { label: string; href: string }[] };
}

/** The average of the six timelines is `claims.averageDays`. */
export const testimonials: TestimonialsPage = {
  meta: {
    title: "Témoignages\u00a0: ils ont écrit leur livre avec la méthode",
    description:
      "Six professionnels, de la consultante à la diététicienne, racontent comment leur livre s’est écrit et ce qu’il a changé depuis.",
  },
  title: "Ils ont écrit leur livre avec la méthode",
  lead: `Six métiers, six livres. Le plus rapide a été écrit en ${programme.days}\u00a0jours, les six en ${claims.averageDays}\u00a0jours en moyenne.`,
  stats: [
    { value: `${claims.averageDays}\u00a0jours`, label: "pour écrire, en moyenne" },
    { value: `+${claims.averageRevenueIncreasePercent}%`, label: "de revenus, en moyenne" },
    { value: claims.publicationRate, label: "de livres publiés" },
  ],
  labels: { impact: "Depuis la parution", timeline: "Temps d’écriture" },
  closing: {
    title: "Et le vôtre, de quoi parlera-t-il\u202f?",
    text: "Faites le point sur votre projet, ou voyez comment le livre vous guide jour après jour.",
    links: [
      { label: "Diagnostic gratuit", href: "/diagnostic" },
      { label: "Découvrir la méthode", href: "/livre" },
    ],
  },
};
