/** The desk's page of what sold. */

export const reportPage = {
  title: "Rapport",
  from: "Du",
  to: "Au",
  show: "Afficher",
  wrongPeriod:
    "Le premier jour vient avant le dernier, et le rapport couvre au plus vingt-cinq mois. Voici les trente derniers jours.",
  compared: "Comparé à la période d’avant",
  before: (figure: string) => `(la période d’avant\u00a0: ${figure})`,
  figures: {
    views: "Visites des pages de vente",
    paid: "Ventes du livre",
    revenue_cents: "Recette",
    refunded_cents: "Remboursé",
    leads: "Contacts laissés",
  },
};
