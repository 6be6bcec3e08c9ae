import type { Format } from "./types";

interface FormatCopy {
  /** Shown as the value of its dimension. */
  name: string;
  trapTitle: string;
  /** The pitfall of the format, for deadlines of up to six months and for later ones. */
  trap: Record<"near" | "far", string>;
  /** A task of the roadmap's planning stage. */
  outline: string;
  /** A task of the roadmap's rewriting stage. */
  revision: string;
}

export const formats: Record<Format, FormatCopy> = {
  guide: {
    name: "Guide",
    trapTitle: "La forme du guide",
    trap: {
      near: "Un guide pressé promet dix étapes et en soigne quatre\u00a0: annoncez-\u2060en moins.",
      far: "Avec du temps, un guide enfle. Fixez le nombre d’étapes et renvoyez le reste en annexe.",
    },
    outline:
      "Bâtissez le sommaire en étapes que l’on exécute, chacune avec son exercice et le signe qu’elle est réussie.",
    revision:
      "Faites exécuter chaque exercice, sans aide, par quelqu’un qui ne connaît pas la méthode.",
  },
  manifesto: {
    name: "Manifeste",
    trapTitle: "La forme du manifeste",
    trap: {
      near: "Écrit vite, un manifeste tourne au slogan. Gardez du temps pour les objections.",
      far: "Un manifeste supporte mal les longs délais. Écrivez les pages les plus vives en premier.",
    },
    outline:
      "Écrivez la thèse en une phrase, puis prévoyez un chapitre par raison d’y croire et un pour la meilleure objection.",
    revision:
      "Cherchez pour chaque affirmation le fait ou l’exemple qui la porte\u202f; ôtez celles qui n’en trouvent pas.",
  },
  cases: {
    name: "Recueil de cas",
    trapTitle: "La forme du recueil",
    trap: {
      near: "Un recueil dépend d’autrui. Demandez les accords bien avant la fin du texte.",
      far: "Avec un délai large, les cas s’accumulent. Fermez la liste, et remplacez-en un plutôt que d’en ajouter.",
    },
    outline:
      "Choisissez de six à neuf cas qui ne se ressemblent pas, et donnez à tous le même déroulé.",
    revision:
      "Vérifiez que chaque cas dit ce qui a échoué autant que ce qui a réussi, et que sa leçon ne double pas celle du voisin.",
  },
  biography: {
    name: "Biographie",
    trapTitle: "La forme du récit",
    trap: {
      near: "En peu de mois, une biographie doit choisir un seul moment de votre parcours.",
      far: "Une biographie n’a pas de fin naturelle\u00a0: décidez de la dernière scène sans attendre d’y être.",
    },
    outline:
      "Retenez huit à dix scènes plutôt qu’une chronologie, et notez en face ce que chacune apprend.",
    revision: "Coupez les épisodes qui ne changent rien à la suite, même les plus chers.",
  },
  research: {
    name: "Synthèse",
    trapTitle: "La forme de la synthèse",
    trap: {
      near: "En quelques mois, une synthèse ne peut pas tout couvrir. Annoncez la période et les sources retenues.",
      far: "La recherche ne s’arrête jamais\u00a0: fixez le jour après lequel les nouveautés attendront une autre édition.",
    },
    outline:
      "Formulez les questions avant de classer les sources, à raison d’un chapitre par question.",
    revision: "Reprenez chaque référence à la source et datez-la.",
  },
};
