/** `/desinscription/:leadId`, which no search engine lists. */
export const unsubscribeMeta = {
  title: "Se désinscrire – L’Auteur Augmenté",
  description: "Ne plus recevoir les e-mails de L’Auteur Augmenté.",
};

export const unsubscribePage = {
  ask: {
    title: "Ne plus recevoir nos e-mails\u202F?",
    lead: "Un clic suffit. Nous n’écrirons plus à l’adresse qui a reçu ce message, quel que soit le formulaire rempli.",
    button: "Me désinscrire",
    note: "Les reçus de vos achats ne sont pas concernés.",
  },
  done: {
    title: "Votre désinscription est enregistrée",
    lead: "Nous n’enverrons plus d’e-mail à cette adresse.",
    note: "Vous changez d’avis\u202F? Il suffit de remplir de nouveau l’un de nos formulaires.",
    link: { to: "/", label: "Revenir à l’accueil" },
  },
} as const;
