import { deliveryTime } from "~/content/colophon";
import { type DatedOffers, specifiedOffers } from "~/content/dated-offers";
import {
  book,
  discount,
  promptPack,
  saleConditions,
  saving,
  shipping,
  shippingTitle,
  span,
  training,
} from "~/content/offers";
import { type FunnelProduct, funnelOffers } from "~/content/products";
import { promptPackSummary } from "~/content/prompt-pack";
import { launchText, trainingSummary } from "~/content/training";
import type { PageMeta, Titled } from "~/content/types";
import { price } from "~/lib/money";
import { numericDate } from "~/lib/time";

export interface StepList {
  title: string;
  steps: Titled[];
}

/** The contact address follows the text as a mail link. */
export type Support = Titled;

/** Row labels shared by every order summary; the e-mail row shows only when an address is known. */
export const orderLabels = {
  product: "Produit",
  price: "Prix",
  email: "E-mail",
  total: "Total",
} as const;

/** Names of a page's order forms, by where they stand. */
export const orderForms = {
  hero: "Commander, en haut de page",
  price: "Commander, avec le prix",
  closing: "Commander, en bas de page",
  bar: "Commander, dans la barre",
} as const;

/** The card around an order's recap. */
export interface OrderCardText {
  /** What was bought: a file under `public/images`. */
  picture: "cover" | "map" | "cards";
  dedication: string;
  /** When it comes. */
  arrival: string;
}

export const bookCard: OrderCardText = {
  picture: "cover",
  dedication: "Dédicacé pour vous",
  arrival: `Le livre arrive ${deliveryTime}, sa version numérique s’ouvre sur la page de votre commande dès que vous le demandez.`,
};

export const orderCardLabels = {
  paid: "Payé le",
  reference: "Référence",
  seller: "Vendu par",
  see: "Voir ma commande",
} as const;

/** In place of a page's lead as long as no payment is known behind its address. */
export const unknownPayment =
  "Si votre paiement est passé, un e-\u2060mail vous le confirme et mène à la page de votre commande. Rien reçu ? Écrivez-nous, avec la date et le montant.";

/** Beside the spinner while an order is looked up. */
export const orderLoading = "Confirmation de votre commande en cours...";

/** `/commande` */
export const checkoutPage = {
  meta: {
    title: "Finaliser votre commande – L’Auteur Augmenté",
    description: `Vérifiez votre panier avant de poursuivre : L’Auteur Augmenté à ${price(book.cents)}, ${book.pages} pages, dédicacé, ${shipping} en ${book.freeShippingArea}.`,
  },
  title: "Finaliser votre commande",
  lead: "Un dernier coup d’œil à votre panier. L’étape suivante vous propose un complément facultatif.",
  cartTitle: "Votre panier",
  item: {
    name: book.title,
    format: "Livre broché dédicacé et version numérique",
    price: price(book.cents),
    listPrice: price(book.listCents),
    discount: discount(book),
    details: [
      `${book.pages} pages`,
      `${shippingTitle} en ${book.freeShippingArea}, ${deliveryTime}`,
      `Satisfait ou remboursé pendant ${book.guaranteeDays} jours`,
    ],
  },
  /** Beside the total. */
  unpaid: "rien n’est encore payé",
  note: "Rien n’est débité sur cette page, et aucune commande n’y est enregistrée. Le livre se règle par carte bancaire, sur la page sécurisée de notre prestataire de paiement.",
  /** For those who have not paid for the book yet. */
  order: { label: "Commander et payer le livre", to: "/livre-augmente-fl" },
  continueLabel: "CONTINUER",
};

/** A product as the funnel offers it, at `/merci` or at `/offre-speciale`. */
export interface OfferText {
  tag?: string;
  title: string;
  text: string;
  price: string;
  /** Struck; none where it is the price. */
  listPrice?: string | undefined;
  /** Beside the price. */
  badge: string;
  categories?: { title: string; items: { count: number; title: string }[] };
  inclusionsTitle?: string;
  inclusions: string[];
  checkboxLabel: string;
  note?: string;
  /** Above the button of `/merci` as long as the box is ticked. */
  ticked?: string;
  /** In the description of `/merci`. */
  announced?: string | undefined;
}

/** What the funnel says of each product on a day; null while it cannot be bought. */
export const offerTexts: Record<FunnelProduct, (offers: DatedOffers) => OfferText | null> = {
  training: (offers) => {
    const text = { open: presaleOffer, list: listOffer, ahead: null, closed: null }[offers.sale];
    return text && { ...text, badge: launchText(offers) };
  },
  "prompt-pack": () => packOffer,
};

const presaleOffer: OfferText = {
  tag: "OFFRE SPÉCIALE",
  title: "Écrivez votre livre avec nous",
  text: "Le livre explique la méthode. La formation en ligne vous la fait pratiquer, module après module, jusqu’au manuscrit. Elle est en pré-vente, et votre place se réserve dès maintenant.",
  price: price(training.cents),
  listPrice: price(training.listCents),
  badge: trainingSummary.launch,
  inclusions: trainingSummary.inclusions,
  checkboxLabel: `Je réserve ma place à la formation en pré-vente pour ${price(training.cents)}`,
  note: secondPayment(training.cents),
  ticked: `Votre choix : la formation en pré-vente, ${price(training.cents)}. Vous la réglez à l’étape suivante.`,
  announced: "une formation proposée en pré-vente",
};

const listOffer: OfferText = {
  ...presaleOffer,
  text: "Le livre explique la méthode. La formation en ligne vous la fait pratiquer, module après module, jusqu’au manuscrit.",
  price: price(training.listCents),
  listPrice: undefined,
  checkboxLabel: `Je réserve ma place à la formation pour ${price(training.listCents)}`,
  note: secondPayment(training.listCents),
  ticked: `Votre choix : la formation, ${price(training.listCents)}. Vous la réglez à l’étape suivante.`,
  announced: undefined,
};

/** The training is paid apart from the book, which stays as it is. */
function secondPayment(cents: number): string {
  return `Le livre est une commande à part (${price(book.cents)}), qui ne change pas. La formation est un second paiement, de ${price(cents)} : cochez la case, et vous passerez à sa page de paiement. Laissez-la vide pour continuer sans rien ajouter.`;
}

const packOffer: OfferText = {
  title: promptPack.name,
  text: promptPackSummary.lead,
  price: price(promptPack.cents),
  listPrice: price(promptPack.listCents),
  badge: `Vous économisez ${price(saving(promptPack))}`,
  categories: { title: "Quatre familles de prompts", items: promptPackSummary.categories },
  inclusionsTitle: "Avec les prompts, vous recevez",
  inclusions: [
    ...promptPackSummary.extras,
    `Satisfait ou remboursé pendant ${promptPack.guaranteeDays} jours`,
  ],
  checkboxLabel: `J’achète aussi le ${promptPack.name} (${price(promptPack.cents)}, paiement séparé)`,
  note: `Ce que vous avez déjà payé ne change pas. Le pack y ajoute un autre paiement, de ${price(promptPack.cents)}.`,
};

/** `/merci` straight after the book was paid. */
export const thankYouPage = {
  meta: thankYouMeta(offerTexts[funnelOffers[0].product](specifiedOffers)),
  title: "Merci pour votre commande !",
  lead: "Votre exemplaire dédicacé va prendre la route. Voici le détail de votre achat, puis ce qui vous attend.",
  details: { title: "Votre commande", product: book.title, price: price(book.cents) },
  nextSteps: {
    title: "Vos trois prochaines étapes",
    steps: [
      {
        title: "Ouvrez votre messagerie",
        text: "Un e-\u2060mail confirme votre achat et mène à la page de votre commande. S’il tarde, regardez dans les courriers indésirables.",
      },
      {
        title: "Commencez par la version numérique",
        text: `Elle se trouve sur la page de votre commande. Vous l’y ouvrez dès que vous le demandez, sinon ${saleConditions.withdrawalDays} jours après le paiement.`,
      },
      {
        title: "Guettez votre boîte aux lettres",
        text: `Le broché dédicacé vous parvient sous ${span(saleConditions.deliveryWorkingDays)} jours ouvrés.`,
      },
    ],
  },
  continueLabel: "Continuer",
};

/** @param offer what the page offers on the day */
export function thankYouMeta(offer: OfferText | null): PageMeta {
  const shown = offer?.announced
    ? `son détail, les trois prochaines étapes et ${offer.announced}`
    : "son détail et les trois prochaines étapes";
  return {
    title: "Merci pour votre commande – L’Auteur Augmenté",
    description: `Votre commande de L’Auteur Augmenté est confirmée. Voici ${shown}.`,
  };
}

/** `/offre-speciale` */
export const upsellPage = {
  meta: {
    title: "Une offre exclusive pour vous – Pack de prompts",
    description: `Complétez votre livre par ${promptPack.prompts} prompts IA prêts à copier, à ${price(promptPack.cents)} au lieu de ${price(promptPack.listCents)} : création, édition, publication, promotion, mises à jour comprises.`,
  },
  title: "Une offre exclusive pour vous",
  lead: `Le livre contient ${book.prompts} prompts, la boîte à outils gratuite en montre d’autres, jusqu’à la révision. Ce pack va jusqu’à la promotion. Cochez la case pour l’acheter, au même prix que sur sa page, ou continuez sans lui.`,
  /** What each way costs. The page asks nobody whether the book is paid, so it says no more than it knows. */
  bill: {
    paid: `Votre commande du livre : ${price(book.cents)}, déjà réglée si votre paiement est passé.`,
    due: "À régler",
    accept: "Ajouter le pack",
    decline: "Continuer sans le pack",
    nothingDue: "rien de plus",
    /** Beside the way that the box stands for. */
    chosen: "Votre choix",
  },
  /** The button's label with the box ticked, then without. */
  acceptLabel: "OUI, J'AJOUTE LE PACK DE PROMPTS →",
  declineLabel: "Non merci, je continue sans le pack",
};

/** A product in the recap, with what stands below its name and beside it. */
export interface Bought {
  name: string;
  detail: string;
  tag?: string;
}

/** `/confirmation-commande`, and `/merci` at the end of the funnel. */
export const confirmationPage = {
  meta: {
    title: "Félicitations pour votre commande – L’Auteur Augmenté",
    description:
      "Le récapitulatif complet de votre commande : livre, formation et pack de prompts choisis, montant total, puis vos premiers pas d’auteur.",
  },
  title: "Félicitations pour votre commande !",
  lead: "Merci de votre confiance. Voici le récapitulatif de votre achat ; gardez-le ou imprimez-le, avec votre e-mail de confirmation.",
  recap: {
    title: "Récapitulatif",
    book: { name: book.title, detail: `Livre broché dédicacé et version numérique, ${shipping}` },
    added: {
      training: {
        name: training.name,
        detail: `${training.modules} modules, plus de ${training.hours} heures`,
        tag: "PRÉ-VENTE",
      },
      "prompt-pack": {
        name: promptPack.name,
        detail: `${promptPack.prompts} prompts, ${promptPack.updateMonths} mois de mises à jour`,
      },
    },
  },
  /** Shown when the training was bought, on a day before its launch is announced. */
  trainingNotice: {
    title: "Votre place à la formation est réservée",
    text: `La formation arrive dans ${training.launchInMonths} mois. D’ici là, nous vous tenons au courant de sa préparation, et vous recevez une invitation à la masterclass préparatoire, un mois avant le lancement.`,
  },
  nextSteps: {
    title: "Et maintenant",
    /** Left out when `prompt_pack` is `false`. */
    confirmationEmail: {
      title: "Votre e-mail de confirmation",
      text: "Conservez-le : il confirme votre achat et mène à la page de votre commande, où se trouvent vos accès. Pensez à vérifier les courriers indésirables.",
    },
    community: {
      title: "Entrez dans le groupe privé",
      text: "Il réunit, sur un réseau professionnel, des lecteurs qui échangent leurs plans, leurs doutes et leurs parutions.",
      linkLabel: "Rejoindre le groupe privé",
    },
    hashtag: {
      title: "Faites connaître votre projet",
      text: "Annoncez votre livre à vos relations avec le mot-dièse de la communauté :",
      tag: "#AuteurAugmenté",
    },
  },
  support: {
    title: "Besoin d’aide ?",
    text: "Pour toute question sur votre commande, écrivez-nous :",
  },
};

/** What the confirmation says on a day to who bought the training. */
export function trainingNoticeOn({ launch, launched, masterclass }: DatedOffers): Titled {
  const { trainingNotice } = confirmationPage;
  if (launched) {
    const text = `La formation est ouverte : votre accès se trouve sur la page de votre commande. Vous l’y ouvrez dès que vous le demandez, sinon ${saleConditions.withdrawalDays} jours après le paiement.`;
    return { ...trainingNotice, text };
  }
  if (launch === null) return trainingNotice;
  const invitation =
    masterclass === "over"
      ? ""
      : ", et vous recevez une invitation à la masterclass préparatoire, un mois avant le lancement";
  return {
    ...trainingNotice,
    text: `La formation ouvre le ${numericDate(launch)}. D’ici là, nous vous tenons au courant de sa préparation${invitation}.`,
  };
}
