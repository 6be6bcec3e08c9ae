import type { Band } from "./types";

interface DimensionCopy {
  /** Shown in the chart and the table. */
  name: string;
  /** For use in a sentence, with its article. */
  phrase: string;
  bands: Record<Band, string>;
}

export const dimensions = {
  expertise: {
    name: "Expertise",
    phrase: "l’expertise",
    bands: {
      low: "L’expérience, ou l’habitude de la transmettre, est encore courte. Prenez un sujet étroit, que vous tenez de bout en bout.",
      middle:
        "Du métier, de l’ancienneté ou de l’habitude de transmettre, l’un reste en retrait. Les exemples du livre devront le compenser.",
      high: "Métier, ancienneté et habitude de transmettre se soutiennent. Vous aurez plus de matière que de place.",
    },
  },
  business: {
    name: "Enjeu commercial",
    phrase: "l’enjeu commercial",
    bands: {
      low: "Vous attendez du livre un effet précis plutôt qu’un bouleversement. Il peut rester bref.",
      middle:
        "Ce que vous attendez du livre reste à la portée d’un seul ouvrage, si chaque chapitre y travaille.",
      high: "Vous demandez beaucoup à ce livre. Décidez ce qu’il doit obtenir la première année.",
    },
  },
  preparation: {
    name: "Élan du projet",
    phrase: "l’élan du projet",
    bands: {
      low: "L’état du projet, l’échéance et les freins laissent du chemin à faire. Les premières étapes sont donc petites.",
      middle:
        "Votre avancement, votre échéance et vos freins se compensent. L’ordre des étapes compte.",
      high: "Votre avancement, votre échéance et vos freins laissent de l’élan au projet. Il reste à le protéger de ce qui le ralentit.",
    },
  },
  tech: {
    name: "Rapport à l’IA",
    phrase: "le rapport à l’IA",
    bands: {
      low: "L’IA tient peu de place dans votre pratique ou dans vos envies. Le livre peut s’écrire sans elle.",
      middle: "L’IA peut vous servir à certaines étapes, sans que tout repose sur elle.",
      high: "Vous savez ce que ces outils font bien et ce qu’ils manquent. Il vous reste à en fixer la mesure.",
    },
  },
  timing: {
    name: "Forme du livre",
    phrase: "la forme du livre",
    bands: {
      low: "La forme choisie demande une voix. Elle se prépare peu et se réécrit beaucoup.",
      middle: "La forme choisie se découpe en séances, une étape à la fois.",
      high: "La forme choisie repose sur des cas ou des sources. Comptez le temps de les réunir et de les contrôler.",
    },
  },
} as const satisfies Record<string, DimensionCopy>;

/** Replaces the middle band's sentence for authors who know AI well and do not want it. */
export const techReluctant =
  "Vous savez vous servir de l’IA et vous n’en voulez pas ici. Rien n’est à rattraper.";

/** Openings of the sentence about the highest and lowest dimensions. */
export const contrastLabels = {
  highest: { one: "La plus haute est", several: "Les plus hautes sont" },
  lowest: { one: "la plus basse est", several: "les plus basses sont" },
  /** Instead of the lowest, if it is where the scale begins. */
  rest: "Appuyez-vous dessus\u00a0: le reste se gagne en écrivant.",
  level: "Les quatre dimensions mesurées sont à la même hauteur",
  /** Instead, if all of them are low. */
  beginning:
    "Vos réponses se situent au début de l’échelle. C’est l’endroit d’où l’on part, et la feuille de route commence là.",
} as const;

/** In place of a figure. */
export const shareLabels = { beginning: "début d’échelle" } as const;
