import { said } from "~/content/claims";

export const stageTitles = {
  plan: "Dresser le plan",
  draft: "Écrire le premier jet",
  resume: "Reprendre l’écriture",
  complete: "Finir le premier jet",
  rewrite: "Réécrire",
  readers: "Faire lire",
  production: "Fabriquer",
  launch: "Publier",
} as const;

/** The way of the book's fourteen days, from the subject to the proofread text, beside the roadmap. */
export const fortnight = {
  /** For projects without a plan, and for those that have a part of the way behind them. */
  fromStart: said.manuscript.wholeWay,
  underWay: said.manuscript.restOfWay,
  withoutAi: said.manuscript.byHand,
  spread:
    "Ce calendrier étale le travail, et garde du temps pour faire lire, fabriquer et publier.",
  /** @param weeks those before the production */
  quarter: (weeks: number) =>
    `Ce calendrier vous donne ${weeks}\u00a0semaines avant la fabrication.`,
  /** The same at an hour a day. */
  busyQuarter: (weeks: number) =>
    `Ce calendrier vous donne ${weeks}\u00a0semaines avant la fabrication, soit ${7 * weeks}\u00a0heures à une heure par jour.`,
  /** For a first draft by hand at an hour a day. */
  brief:
    "Une quinzaine d’heures d’écriture donnent une cinquantaine de pages\u00a0: visez cela, ou prenez six mois.",
};
