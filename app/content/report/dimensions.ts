import type { Band } from "./types";

interface DimensionCopy {
  /** On the figure and in the table beside it. */
  name: string;
  /** In a sentence, with its article. */
  phrase: string;
  bands: Record<Band, string>;
}

export const dimensions = {
  expertise: {
    name: "Expertise",
    phrase: "l’expertise",
    bands: {
      low: "L’expérience, ou l’habitude de la transmettre, est encore courte : le livre gagnera à prendre un sujet étroit, que vous tenez de bout en bout.",
      middle:
        "Entre le métier, l’ancienneté et l’habitude de transmettre, l’un des trois reste en retrait : les exemples du livre devront le compenser.",
      high: "Métier, ancienneté et habitude de transmettre se soutiennent : vous aurez plus de matière que de place.",
    },
  },
  business: {
    name: "Ambition",
    phrase: "l’ambition",
    bands: {
      low: "Vous attendez du livre un effet précis plutôt qu’un bouleversement : il peut donc rester bref et se juger sur un seul résultat.",
      middle:
        "Votre ambition reste à la portée d’un seul ouvrage, pourvu que chaque chapitre la serve.",
      high: "Vous demandez beaucoup à ce livre : décidez ce qu’il doit obtenir la première année, et ce qui viendra après lui.",
    },
  },
  preparation: {
    name: "Préparation",
    phrase: "la préparation",
    bands: {
      low: "L’état du projet, l’échéance et les freins cités laissent un écart à combler : les premières étapes sont donc petites.",
      middle:
        "Avancement, échéance et freins se contrebalancent : c’est l’ordre des étapes qui fera la différence.",
      high: "Le projet est engagé et l’échéance compte : il reste à les protéger de ce qui vous freine.",
    },
  },
  tech: {
    name: "Rapport à l’IA",
    phrase: "le rapport à l’IA",
    bands: {
      low: "L’IA tient peu de place dans votre pratique ou dans vos envies ; le livre peut s’écrire sans elle.",
      middle:
        "Assez de pratique ou d’envie pour que l’IA serve à certaines étapes, pas assez des deux pour que tout repose sur elle.",
      high: "Vous savez ce que ces outils font bien et ce qu’ils manquent ; la question n’est plus l’accès, mais la mesure.",
    },
  },
  timing: {
    name: "Forme du livre",
    phrase: "la forme du livre",
    bands: {
      low: "La forme choisie demande une voix plus qu’une documentation : elle se prépare peu et se récrit beaucoup.",
      middle: "La forme choisie se découpe en séances : chaque étape écrite est une étape acquise.",
      high: "La forme choisie repose sur des pièces, cas ou sources : leur collecte et leur contrôle comptent dans le calendrier autant que l’écriture.",
    },
  },
} as const satisfies Record<string, DimensionCopy>;

/** In place of the middle band's sentence for somebody who knows AI well and does not want it. */
export const techReluctant =
  "Votre pratique est réelle, votre envie ne suit pas : ce chiffre mesure un goût autant qu’une compétence, et n’appelle aucun rattrapage.";

/** Openings of the sentence that names the dimensions at both ends. */
export const contrastLabels = {
  highest: { one: "La plus haute est", several: "Les plus hautes sont" },
  lowest: { one: "la plus basse est", several: "les plus basses sont" },
  level: "Vos cinq dimensions sont à la même hauteur",
} as const;
