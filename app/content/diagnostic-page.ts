/** `/diagnostic`; questions and labels of the wizard itself are in `~/diagnostic/questions`. */
export const diagnosticPage = {
  meta: {
    title: "Diagnostic gratuit : quel auteur êtes-vous ?",
    description:
      "Onze questions, 3 minutes environ : évaluez votre potentiel d’auteur et recevez par e-mail une analyse personnalisée avec votre feuille de route.",
  },
  kicker: "Diagnostic gratuit",
} as const;
