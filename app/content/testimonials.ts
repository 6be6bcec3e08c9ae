import { claims, programme } from "~/content/offers";
import { claimsNote, type ReviewOrigin } from "~/content/reviews";
import type { Figure, PageMeta } from "~/content/types";

export interface TestimonialsPage {
  meta: PageMeta;
  title: string;
  lead: string;
  stats: Figure[];
  /** Says what the three figures are. */
  statsNote: string;
  labels: { impact: string; timeline: string };
  /** Stands first and large until one of `others` has a later date. */
  featured: Testimonial;
  others: Testimonial[];
  closing: { title: string; text: string; links: { label: string; href: string }[] };
}

export type Testimonial = ReviewOrigin & {
  initials: string;
  role: string;
  /** Path of a portrait; without one, a medallion shows the initials. */
  image?: string;
  quote: string;
  /** What the book changed for its author. */
  impact: string;
  /** How long the writing took. */
  timeline: string;
  rating: 1 | 2 | 3 | 4 | 5;
};

/** The six timelines average `claims.averageDays`. */
export const testimonials: TestimonialsPage = {
  meta: {
    title: "Témoignages : ils ont écrit leur livre avec la méthode",
    description:
      "Six exemples de témoignages, de la consultante à la diététicienne : comment le livre s’est écrit, ce qui a résisté et ce qu’il a changé depuis.",
  },
  title: "Ils ont écrit leur livre avec la méthode",
  lead: `Le programme tient en ${programme.days} jours, et il en faut parfois quelques-uns de plus. Voici six exemples, en attendant les témoignages des lecteurs.`,
  stats: [
    { value: `${claims.averageDays} jours`, label: "pour écrire, en moyenne" },
    { value: `+${claims.averageRevenueIncreasePercent}%`, label: "de revenus, en moyenne" },
    { value: claims.publicationRate, label: "de livres publiés" },
  ],
  statsNote: claimsNote,
  labels: { impact: "Depuis la parution", timeline: "Temps d’écriture" },
  featured: {
    initials: "C. L.",
    sample: true,
    role: "Consultante en organisation",
    quote:
      "Je repoussais ce livre depuis des années. J’ai fini par l’écrire entre deux missions. Le plan était posé au bout du troisième jour. Ensuite, chaque matin, je savais quelle question traiter : je racontais comment je m’y prends chez un client, puis je coupais. L’IA m’a surtout servi à me faire préciser. Elle demandait « comment ? », et je répondais. J’ai perdu deux soirées sur la mise en page.",
    impact:
      "Ses propositions commencent désormais par un exemplaire du livre ; elle ne répond presque plus aux appels d’offres.",
    timeline: "14 jours",
    rating: 5,
  },
  others: [
    {
      initials: "M. D.",
      sample: true,
      role: "Formateur en prévention des risques",
      quote:
        "Mes supports de stage faisaient trois classeurs. Il y avait dedans un livre et beaucoup de redites. Couper m’a pris plus de temps que prévu. Mes stagiaires repartent avec le livre.",
      impact: "Le livre est remis à chaque participant et sert de base à un nouveau stage.",
      timeline: "19 jours",
      rating: 5,
    },
    {
      initials: "A. B.",
      sample: true,
      role: "Coach de dirigeants",
      quote:
        "Le secret professionnel m’arrêtait. J’ai appris à composer des situations reconnaissables sans jamais exposer personne. Un confrère a relu ces passages avant l’impression, et j’en ai retiré deux.",
      impact: "Il a relevé ses tarifs et choisit ses accompagnements.",
      timeline: "16 jours",
      rating: 5,
    },
    {
      initials: "S. R.",
      sample: true,
      role: "Diététicienne en cabinet",
      quote:
        "J’ai débordé du calendrier, parce que je tenais à vérifier chaque étude citée. L’IA m’en avait proposé une qui n’existait pas. J’ai vérifié toutes les autres.",
      impact: "Des médecins de sa région recommandent l’ouvrage à leurs patients.",
      timeline: "26 jours",
      rating: 5,
    },
    {
      initials: "T. N.",
      sample: true,
      role: "Fondateur d’une agence de design",
      quote:
        "Je n’aime pas écrire. J’ai donc dicté, puis laissé l’outil remettre de l’ordre. Mon associée a relu et m’a fait refaire deux chapitres.",
      impact: "L’agence est invitée à parler de sa méthode dans des écoles et des salons.",
      timeline: "18 jours",
      rating: 5,
    },
    {
      initials: "J. P.",
      sample: true,
      role: "Experte en transmission d’entreprise",
      quote:
        "Je répétais la même chose à tous les cédants. Maintenant ils l’ont lue avant notre premier rendez-vous. Nous gagnons à peu près une heure.",
      impact: "Ses premiers entretiens débouchent plus vite sur un mandat.",
      timeline: "21 jours",
      rating: 5,
    },
  ],
  closing: {
    title: "Et le vôtre, de quoi parlera-t-il ?",
    text: "Faites le point sur votre projet, ou voyez comment le livre vous guide jour après jour.",
    links: [
      { label: "Diagnostic gratuit", href: "/diagnostic" },
      { label: "Découvrir la méthode", href: "/livre" },
    ],
  },
};
