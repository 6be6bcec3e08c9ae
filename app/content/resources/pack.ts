/** What `pack-prompts.pdf` says around the prompts themselves. */
export const pack = {
  subtitle: "Vingt-cinq demandes précises pour structurer, rédiger et réviser",
  guide: {
    title: "Mode d’emploi",
    lead: "Un prompt est une commande passée à un collaborateur doué, rapide et sans mémoire de votre métier. Soignez la commande, puis relisez la livraison.",
    rules: [
      {
        title: "Remplissez les crochets.",
        text: "Tout ce qui est entre crochets vous appartient. Une indication précise éloigne une réponse banale.",
      },
      {
        title: "Donnez le contexte une fois.",
        text: "Collez la fiche ci-dessous en tête de chaque nouvelle conversation, avant le premier prompt.",
      },
      {
        title: "Une conversation par chapitre.",
        text: "Au-delà, l’outil mélange les consignes. Ouvrez-en une nouvelle et recollez la fiche.",
      },
      {
        title: "Relancez.",
        text: "La première réponse est une ébauche. Demandez\u00a0: «\u00a0Que manque-t-il\u202f?\u00a0», «\u00a0Quel passage supprimeriez-vous\u202f?\u00a0», «\u00a0Soyez plus concret.\u00a0»",
      },
      {
        title: "Protégez vos clients.",
        text: "Retirez noms, montants et détails reconnaissables avant de coller un texte.",
      },
      {
        title: "Vérifiez ce que vous signez.",
        text: "Un outil d’IA peut inventer une source avec aplomb. Chaque fait se contrôle à l’origine.",
      },
    ],
  },
  followUps: {
    name: "relances",
    title: "Vos relances",
    lead: "Une bonne question vaut d’être reposée. Gardez ici celles qui marchent pour vous.",
  },
  context: {
    title: "Votre fiche de contexte",
    intro: "Quatre réponses brèves, à garder sous la main pendant les quatorze jours.",
    fields: [
      { name: "contexte_lecteur", label: "Mon lecteur", lines: 2 },
      { name: "contexte_promesse", label: "La promesse du livre", lines: 2 },
      { name: "contexte_these", label: "L’idée que je défends", lines: 2 },
      { name: "contexte_style", label: "Mes consignes de style", lines: 3 },
    ],
  },
} as const;
