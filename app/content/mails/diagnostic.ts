import { book } from "~/content/offers";
import { bookCard } from "~/content/report/book-card";
import { price } from "~/lib/money";
import { brand } from "./letter";

/** Around the report, which `~/diagnostic/report` writes. */
export const diagnosticMail = {
  /** Before the name of the profile. */
  subject: "Votre diagnostic d’auteur :",
  preheader: "Ce que disent vos réponses, et par où commencer.",
  title: "Votre profil d’auteur :",
  lead: "Vous avez pris le temps de répondre, voici votre diagnostic : l’analyse de votre potentiel, votre feuille de route, des actions concrètes et un guide des prochaines étapes.",
  /** Of the HTML part. */
  inShort: {
    lead: "Voici l’essentiel. L’analyse entière, la feuille de route, les actions et les prochaines étapes sont derrière le bouton, et dans la version texte de ce message.",
    strength: "Un point d’appui",
    brake: "Un frein",
    action: "À faire cette semaine",
  },
  link: {
    label: "Lire et imprimer mon diagnostic",
    note: "La page tient sur deux feuilles. Son adresse n’est connue que de vous : ne la transmettez qu’à ceux à qui vous montreriez vos réponses.",
  },
  /** Over the reasons for the profile, which the title names. */
  profile: "Pourquoi ce profil",
  book: {
    title: bookCard.title,
    text: (sentence: string) => `${sentence} ${brand} : ${price(book.cents)}. ${bookCard.facts}`,
    label: bookCard.label,
    path: bookCard.path,
  },
  why: "Vous recevez ce message parce que notre diagnostic a été rempli avec cette adresse.",
} as const;
