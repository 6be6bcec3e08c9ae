/** `/desinscription/:leadId` */
export const unsubscribePage = {
  meta: {
    title: "Se désinscrire – L’Auteur Augmenté",
    description: "Ne plus recevoir les e-mails de L’Auteur Augmenté.",
  },
  ask: {
    title: "Ne plus recevoir nos e-mails ?",
    lead: "Un clic suffit. Nous cessons d’écrire à l’adresse qui a reçu le message d’où vous venez, quel que soit le formulaire rempli.",
    button: "Me désinscrire",
    note: "Les reçus de vos achats ne sont pas concernés.",
  },
  done: {
    title: "Votre désinscription est enregistrée",
    lead: "Nous n’enverrons plus d’e-mail à cette adresse.",
    note: "Vous changez d’avis ? Il suffit de remplir de nouveau l’un de nos formulaires.",
    link: { to: "/", label: "Revenir à l’accueil" },
  },
} as const;
