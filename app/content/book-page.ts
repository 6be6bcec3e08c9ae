import { said } from "~/content/claims";
import { dedication, deliveryTime, tonight } from "~/content/colophon";
import type { MarkName } from "~/content/illustrations";
import { book, isOnSale, programme, shippingSentence, shippingTitle, span } from "~/content/offers";
import { reviews } from "~/content/readers";
import type { Titled } from "~/content/types";

/** `/livre` */
export const bookPage = {
  meta: {
    title: `Le livre ${book.title}\u00a0: écrire avec l’IA`,
    description: `Présentation de ${book.title}\u00a0: ${book.pages}\u00a0pages pour concevoir, structurer et écrire votre livre professionnel${said.manuscript.within} avec l’aide de l’IA.`,
  },
  title: book.title,
  subtitle: `Écrivez votre livre professionnel${said.manuscript.within} avec l’IA`,
  lead: `Vous expliquez très bien votre métier. Voici comment le mettre en pages${said.manuscript.aside}.`,
  coverCaption: `Livre broché de ${book.pages}\u00a0pages, dédicacé`,
  /** Listed below the price. */
  facts: [
    `${shippingTitle} en ${book.freeShippingArea}`,
    `Chez vous ${deliveryTime}`,
    tonight,
    `Satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours, sans renvoyer le livre`,
  ],
  learning: {
    title: "Ce que l’ouvrage enseigne",
    items: [
      {
        title: "Délimiter son sujet",
        text: "Un sujet signature est celui que vous traitez mieux que d’autres. Des questions vous aident à le reconnaître dans vos dossiers, puis à le dire en une phrase.",
      },
      {
        title: "Charpenter sa pensée",
        text: `Avec le cadre ATLAS, des notes éparses deviennent un plan${said.structuring.within}\u00a0: un lecteur, une promesse, puis les chapitres dans leur ordre.`,
      },
      {
        title: "Travailler avec l’IA",
        text: "Plus de vingt-cinq prompts, dont sept au chapitre\u00a03, posent la demande à votre place. L’assistant vous interroge, vous répondez, il remet en ordre\u00a0: le texte reste le vôtre.",
      },
    ],
  },
  benefits: {
    title: "Ce que l’on y gagne",
    items: [
      {
        mark: "pen",
        title: said.manuscript.benefit,
        text: `Le programme de ${programme.days}\u00a0jours découpe le travail en séances d’environ ${span(programme.hoursADay)}\u00a0heures par jour.`,
      },
      {
        mark: "book",
        title: "Une autorité que l’on peut citer",
        text: "Un livre se prête et se recommande. Il parle de vous à des gens que vous n’avez jamais rencontrés.",
      },
      {
        mark: "chart",
        title: "Un appui pour vos affaires",
        text: "Clients mieux informés, tarifs mieux défendus, invitations à intervenir. Le dernier chapitre dit comment les préparer.",
      },
    ] satisfies (Titled & { mark: MarkName })[],
  },
  reviews: {
    title: "Lu le crayon à la main",
    reviews: reviews.book,
  },
  closing: {
    title: "Prenez-le en main",
    text: isOnSale(book)
      ? `L’exemplaire est ${dedication}. ${shippingSentence} La garantie dure ${book.guaranteeDays}\u00a0jours à compter de la réception, sans renvoi.`
      : "",
  },
  /** To `/ressources-livre`. */
  resourcesLabel: "Voir les ressources du livre",
  resourcesNote: "Modèles, vidéos et prompts prolongent la lecture.",
};
