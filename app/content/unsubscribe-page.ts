import { siteName } from "./site";

/** `/desinscription/:key` */
export const unsubscribeMeta = {
  title: `Se désinscrire – ${siteName}`,
  description: `Ne plus recevoir les e-mails de ${siteName}.`,
};

const onRequest = "Vos reçus d’achat et la réponse à un formulaire partent encore.";
const home = { to: "/", label: "Revenir à l’accueil" };

/** The page's states. `incomplete` is for a link that was cut off. */
export const unsubscribePage = {
  incomplete: {
    title: "Ce lien de désinscription est incomplet",
    lead: "Il a sans doute été coupé en route. Copiez-le en entier depuis notre message, ou écrivez-nous\u202F: nous vous désinscrirons.",
    link: home,
  },
  ask: {
    title: "Ne plus recevoir nos e-mails\u202F?",
    lead: "Un clic suffit. Nous n’écrirons plus à l’adresse qui a reçu ce message, quel que soit le formulaire rempli.",
    button: "Me désinscrire",
    note: "Les reçus de vos achats ne sont pas concernés.",
  },
  done: {
    title: "Votre désinscription est enregistrée",
    lead: "Nous n’écrirons plus à cette adresse de nous-mêmes.",
    note: onRequest,
    question: "Vous changez d’avis\u202F?",
    button: "Me réabonner",
    link: home,
  },
  unsubscribed: {
    title: "Cette adresse est désinscrite",
    lead: "Nous ne lui écrivons plus de nous-mêmes.",
    note: onRequest,
    question: "Pour recevoir de nouveau tous nos e-mails\u202F:",
    button: "Me réabonner",
    link: home,
  },
  resubscribed: {
    title: "Votre réabonnement est enregistré",
    lead: "Nos e-mails parviendront de nouveau à cette adresse.",
    note: "Chacun d’eux permet de se désinscrire d’un clic.",
    link: home,
  },
} as const;
