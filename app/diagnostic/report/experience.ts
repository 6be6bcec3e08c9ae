import type { Action, Experience } from "./types";

/** Printed after the field's sentences. A novice's is an obstacle instead. */
export const experienceStrengths: Record<Exclude<Experience, "novice">, string> = {
  settled:
    "Entre deux et cinq ans de pratique, vous pouvez déjà comparer, et vous vous souvenez de ce qui vous échappait au début.",
  seasoned:
    "Entre cinq et dix ans d’exercice, vous avez vu revenir les mêmes difficultés. Vous pouvez donc généraliser sans inventer.",
  veteran:
    "Après plus de dix ans, vous savez ce qui n’a pas bougé dans votre métier, et c’est souvent le meilleur du livre.",
};

export const noviceObstacle: Action = {
  title: "Une expérience encore courte",
  text: "Avec moins de deux ans de métier, tenez-vous à ce que vous venez d’apprendre, pour quelqu’un qui commence. Faites contrôler le reste par une personne plus ancienne.",
};

/** Added to a novice's obstacle if objective or format require years of experience. */
export const noviceAdditions = {
  legacy: "Le mot héritage est grand pour deux années\u00a0: un témoignage exact en tiendra lieu.",
  biography:
    "Si la matière manque pour une biographie, un journal d’apprentissage peut en avoir la force.",
} as const;
