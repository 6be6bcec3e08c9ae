import { programme, span } from "~/content/offers";

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

const daily = `${span(programme.hoursADay)}\u00a0heures`;

/** Compares the roadmap's writing stage with the book's fourteen days. */
export const fortnight = {
  spread: (stage: string) =>
    `À raison de ${daily} par jour, l’étape «\u00a0${stage}\u00a0» tient dans les ${programme.days}\u00a0jours de notre livre. Ce calendrier l’étale, et garde le reste pour relire, fabriquer et publier.`,
  same: (stage: string) =>
    `À raison de ${daily} par jour, l’étape «\u00a0${stage}\u00a0» tient dans les ${programme.days}\u00a0jours de notre livre, et ce calendrier les lui donne. Les six dernières semaines avant la parution reviennent à la fabrication.`,
  short: (stage: string) =>
    `Notre livre compte ${programme.days}\u00a0jours de ${daily} pour l’étape «\u00a0${stage}\u00a0». Vous en aurez moins\u00a0: visez un texte plus court, ou reportez la parution de deux semaines.`,
  withoutAi: `Notre livre compte ${programme.days}\u00a0jours avec l’IA. À la main, ses étapes restent les mêmes et prennent plus de temps.`,
};
