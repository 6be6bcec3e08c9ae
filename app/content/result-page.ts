import { siteName } from "./site";

/** `/diagnostic/resultat/:leadId`. Its title has no name, since titles end up in histories and on screens. */
export const resultMeta = {
  title: `Votre diagnostic d’auteur – ${siteName}`,
  description:
    "Votre profil d’auteur, vos cinq dimensions, vos points d’appui et vos freins, et une feuille de route jusqu’à la date que vous avez choisie.",
};
