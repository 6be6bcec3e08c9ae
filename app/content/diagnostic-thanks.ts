import { said } from "~/content/claims";
import { book } from "~/content/offers";
import { siteName } from "~/content/site";

/** `/diagnostic/merci` */
export const diagnosticThanksPage = {
  meta: {
    title: `Votre diagnostic est en préparation – ${siteName}`,
    description:
      "Vos réponses sont bien arrivées. L’analyse de votre potentiel d’auteur vous parvient par e-mail dans les prochaines minutes, avec votre feuille de route.",
  },
  title: "Merci, vos réponses sont entre nos mains",
  lead: "Votre analyse personnalisée est en cours de préparation. Elle vous parviendra par e-mail dans les prochaines minutes.",
  spamNote: "Rien dans votre boîte de réception\u202f? Vérifiez vos courriers indésirables (spam).",
  /** Shown if the URL names a report. */
  result: {
    title: "Sans attendre l’e-mail",
    text: "Votre diagnostic se lit et s’imprime aussi sur une page à part. Gardez-\u2060en l’adresse\u00a0: elle n’est connue que de vous.",
    linkLabel: "Lire mon diagnostic maintenant",
  },
  contents: {
    title: "Ce que vous lirez dans votre diagnostic",
    items: [
      {
        title: "L’analyse de votre potentiel",
        text: "Vos points d’appui et vos freins, d’après les réponses que vous avez données.",
      },
      {
        title: "Une feuille de route personnalisée",
        text: "Les étapes à franchir, dans l’ordre qui convient à votre situation.",
      },
      {
        title: "Des recommandations d’actions concrètes",
        text: "Quoi faire en premier, et quoi remettre à plus tard.",
      },
      {
        title: "Un guide des prochaines étapes",
        text: "De quoi passer du diagnostic au manuscrit.",
      },
    ],
  },
  book: {
    title: "En attendant, une lecture utile",
    text: `${book.title} vous guide pour écrire${said.manuscript.within}, avec l’IA, le livre que votre métier mérite.`,
    to: book.page.to,
    linkLabel: `Écrire mon livre${said.manuscript.within}`,
  },
};
