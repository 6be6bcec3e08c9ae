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

export const fortnight = {
  withAi: (stage: string) =>
    `À raison de ${span(programme.hoursADay)}\u00a0heures par jour, l’étape «\u00a0${stage}\u00a0» tient dans les ${programme.days}\u00a0jours de notre livre. Ce calendrier l’étale, et garde le reste pour relire, fabriquer et publier.`,
  withoutAi: `Notre livre compte ${programme.days}\u00a0jours avec l’IA. À la main, ses étapes restent les mêmes et prennent plus de temps.`,
};
