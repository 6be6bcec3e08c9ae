/** The desk's page of a month's takings. */
export const takingsPage = {
  title: "Recettes",
  lead: "Ce qui est entré et ressorti, jour par jour, avec la TVA. Un mois passé ne change plus.",
  month: "Mois",
  show: "Afficher",
  wrongMonth: "Un mois s’écrit comme 2026-11. Voici le mois en cours.",
  none: "Rien n’a été encaissé ce mois-là.",
  workbook: "Télécharger le classeur (.xlsx)",
  byRate: "Par taux de TVA",
  byCountry: "Par pays",
  outside: "Hors du territoire de TVA de l’Union",
  uncounted: "Non compté",
  rate: "Taux",
  country: "Pays",
  unrated: "sans taux",
  amounts: { net: "HT", vat: "TVA", gross: "TTC" },
  oss: (year: string, abroad: string, threshold: string) =>
    `Ventes de ${year} aux autres États de l’Union, hors taxes\u00a0: ${abroad} sur ${threshold}, le seuil du guichet unique (OSS).`,
  lines: "Mouvements",
  more: (shown: number) => `Les ${shown} premiers. Tous sont dans le classeur.`,
};
