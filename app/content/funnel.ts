import { deliveryTime } from "~/content/colophon";
import { type DatedOffers, openingWords, specifiedOffers } from "~/content/dated-offers";
import { book, type Price, promptPack, shipping, shippingTitle, training } from "~/content/offers";
import { priceWords } from "~/content/price-words";
import { type FunnelProduct, funnelOffers, products } from "~/content/products";
import { packBadge, promptPackPage, promptPackSummary } from "~/content/prompt-pack";
import { siteName } from "~/content/site";
import { launchText, trainingSummary } from "~/content/training";
import { presale, priceAfterwards, seatPrice } from "~/content/training-sale";
import type { PageMeta, Titled } from "~/content/types";
import { price } from "~/lib/money";

export interface StepList {
  title: string;
  steps: Titled[];
}

/** The contact address follows the text as a mail link. */
export type Support = Titled;

/** Row labels shared by every order summary; the e-mail row is shown only if an address is known. */
export const orderLabels = {
  product: "Produit",
  price: "Prix",
  discount: "Réduction",
  delivery: "Livraison",
  email: "E-mail",
  total: "Total",
} as const;

/** Accessible names of a page's order forms, by position. */
export const orderForms = {
  hero: "Commander, en haut de page",
  price: "Commander, avec le prix",
  closing: "Commander, en bas de page",
  bar: "Commander, dans la barre",
} as const;

/** Texts of the card around an order's summary. */
export interface OrderCardText {
  /** A file under `public/images`. */
  picture: "cover" | "map" | "cards";
  dedication: string;
  /** When it arrives; empty if unknown. */
  arrival: string;
}

export const orderCardLabels = {
  paid: "Payé le",
  reference: "Référence",
  seller: "Vendu par",
  see: "Voir ma commande",
  receipt: "Votre reçu",
} as const;

/** Beside the spinner while an order is looked up. */
export const orderLoading = "Confirmation de votre commande en cours...";

/** `/commande` */
export const checkoutPage = {
  meta: {
    title: `Finaliser votre commande – ${siteName}`,
    description: `Vérifiez votre panier avant de poursuivre\u00a0: ${book.title} à ${price(book.cents)}, ${book.pages}\u00a0pages, dédicacé, ${shipping} en ${book.freeShippingArea}.`,
  },
  title: "Finaliser votre commande",
  lead: "Un dernier coup d’œil à votre panier avant de continuer.",
  cartTitle: "Votre panier",
  item: {
    name: book.title,
    format: "Livre broché dédicacé, avec sa version numérique (PDF, EPUB)",
    details: [
      `${book.pages}\u00a0pages`,
      `${shippingTitle} en ${book.freeShippingArea}, ${deliveryTime}`,
      `Satisfait ou remboursé pendant ${book.guaranteeDays}\u00a0jours, sans renvoyer le livre`,
    ],
  },
  /** Beside the total. */
  totalNote: book.shippingCents === 0 ? `TTC, ${shipping}` : "TTC, hors livraison",
  back: { label: "Revenir à la page du livre", to: book.page.to },
  continueLabel: "CONTINUER",
};

/** An offer of the funnel, at `/merci` or `/offre-speciale`. */
export interface OfferText {
  /** A file under `public/images`. */
  picture: "map" | "cards";
  tag?: string;
  title: string;
  text: string;
  /** In cents, for the price and a struck one. */
  prices: Price;
  /** Printed after the amounts: until when the price applies. */
  priceNote?: string;
  /** Beside the price. */
  badge: string;
  categories?: { title: string; items: { count: number; title: string }[] };
  inclusionsTitle?: string;
  inclusions: string[];
  /** A sample of the product. */
  specimen?: { title: string; prompt: string };
  checkboxLabel: string;
  /** Below the box. */
  note: string;
  /** In the description of `/merci`. */
  announced?: string | undefined;
}

/** Each product's offer; null while it cannot be bought. */
export const offerTexts: Record<FunnelProduct, (offers: DatedOffers) => OfferText | null> = {
  training: (offers) => {
    const prices = seatPrice(offers);
    const text = offers.sale === "open" ? presaleOffer : listOffer;
    return prices && { ...text, prices, badge: launchText(offers) };
  },
  "prompt-pack": () => (products["prompt-pack"].onSale ? packOffer : null),
};

const listOffer = {
  picture: "map",
  tag: "OFFRE SPÉCIALE",
  title: "Écrivez votre livre avec nous",
  text: "Le livre explique la méthode. La formation en ligne vous la fait pratiquer, module après module, jusqu’au manuscrit.",
  inclusions: trainingSummary.inclusions,
  checkboxLabel: `Je réserve ma place à la formation pour ${priceAfterwards}`,
  note: "Réglée à part, sur la page suivante.",
} satisfies Partial<OfferText>;

const presaleOffer = {
  ...listOffer,
  text: `${listOffer.text} ${presale.invitation}`,
  priceNote: presale.note,
  checkboxLabel: `Je réserve ma place ${presale.seat} pour ${price(training.cents)}`,
  announced: presale.announced,
} satisfies Partial<OfferText>;

const packOffer: OfferText = {
  picture: "cards",
  title: promptPack.name,
  text: promptPackSummary.lead,
  prices: promptPack,
  badge: packBadge,
  categories: { title: "Quatre familles de prompts", items: promptPackSummary.categories },
  inclusionsTitle: "Avec les prompts, vous recevez",
  inclusions: [
    ...promptPackSummary.extras,
    `Satisfait ou remboursé pendant ${promptPack.guaranteeDays}\u00a0jours`,
  ],
  specimen: promptPackPage.specimen,
  checkboxLabel: `J’ajoute le ${promptPack.name} pour ${price(promptPack.cents)}`,
  note: "Réglé à part, sur la page suivante.",
};

/** `/merci` right after the book was paid for. */
export const thankYouPage = {
  meta: thankYouMeta(offerTexts[funnelOffers[0].product](specifiedOffers)),
  title: "Merci pour votre commande !",
  receiptTitle: "Votre commande",
  stepsTitle: "Vos trois prochaines étapes",
  continueLabel: "Continuer",
};

/** @param offer the offer on the page */
export function thankYouMeta(offer: OfferText | null): PageMeta {
  const shown = offer?.announced
    ? `son détail, les trois prochaines étapes et ${offer.announced}`
    : "son détail, puis les trois prochaines étapes, de l’e-mail de confirmation à la livraison";
  return {
    title: `Merci pour votre commande – ${siteName}`,
    description: `Votre commande de ${book.title} est confirmée. Voici ${shown}.`,
  };
}

const [, , publication, promotion] = promptPack.categories;

/** Prompts of the pack for what comes after the manuscript. */
const afterwards = publication.count + promotion.count;

/** `/offre-speciale` */
export const upsellPage = {
  meta: {
    title: `${promptPack.name} – ${siteName}`,
    description: `Complétez votre livre par ${promptPack.prompts}\u00a0prompts IA prêts à copier, à ${priceWords(promptPack)}\u00a0: création, édition, publication, promotion, mises à jour comprises.`,
  },
  title: "Une offre exclusive pour vous",
  lead: `Vos ${book.prompts}\u00a0prompts s’arrêtent au manuscrit relu. En voici ${afterwards} pour le titre, la fiche de vente et l’annonce, et ${promptPack.updateMonths}\u00a0mois de mises à jour.`,
  /** The button's label, with the box ticked and unticked. */
  acceptLabel: "OUI, J'AJOUTE LE PACK DE PROMPTS →",
  declineLabel: "Non merci, je continue sans le pack",
};

/** A product in the summary. */
export interface Bought {
  name: string;
  detail: string;
  tag?: string;
}

/** `/confirmation-commande`, and `/merci` at the end of the funnel. */
export const confirmationPage = {
  meta: {
    title: `Félicitations pour votre commande – ${siteName}`,
    description:
      "Le récapitulatif complet de votre commande\u00a0: livre, formation et pack de prompts choisis, montant total, puis vos premiers pas d’auteur.",
  },
  title: "Félicitations pour votre commande !",
  lead: "Merci de votre confiance. Voici le récapitulatif de votre achat\u202f; gardez-le ou imprimez-le.",
  recap: {
    title: "Récapitulatif",
    book: { name: book.title, detail: "Livre broché dédicacé et version numérique" },
    added: {
      training: {
        name: training.name,
        detail: `${training.modules}\u00a0modules, plus de ${training.hours}\u00a0heures`,
        tag: "PRÉ-VENTE",
      },
      "prompt-pack": {
        name: promptPack.name,
        detail: `${promptPack.prompts}\u00a0prompts, ${promptPack.updateMonths}\u00a0mois de mises à jour`,
      },
    },
  },
  /** Shown to buyers of the training while its launch is not announced. */
  trainingNotice: {
    title: "Votre place à la formation est réservée",
    text: `La formation arrive dans ${training.launchInMonths}\u00a0mois. D’ici là, nous vous tenons au courant de sa préparation, et vous recevez une invitation à la masterclass préparatoire, un mois avant le lancement.`,
  },
  nextSteps: {
    title: "Et maintenant",
    /** Left out when `prompt_pack` is `false`. */
    confirmationEmail: {
      title: "Votre e-mail de confirmation",
      text: "Conservez-le\u00a0: il confirme votre achat et mène à vos accès. Pensez à vérifier les courriers indésirables.",
    },
    community: {
      title: "Entrez dans le groupe privé",
      text: "Il réunit, sur un réseau professionnel, des lecteurs qui échangent leurs plans, leurs doutes et leurs parutions.",
      linkLabel: "Rejoindre le groupe privé",
    },
    hashtag: {
      title: "Faites connaître votre projet",
      text: "Annoncez votre projet à vos relations avec le mot-dièse de la communauté\u00a0:",
      tag: "#AuteurAugmenté",
    },
  },
  support: {
    title: "Besoin d’aide\u202f?",
    text: "Pour toute question sur votre commande, écrivez-nous\u00a0:",
  },
};

/** After the launch. */
export const openTraining =
  "La formation est ouverte\u00a0: la page de votre commande mène à votre accès.";

/**
 * What the confirmation tells a buyer of the training on a given day.
 *
 * @param isOpen whether the training is open, if more is known than the day's offers
 */
export function trainingNoticeOn(offers: DatedOffers, isOpen = offers.launched): Titled {
  const opening = openingWords(offers);
  const { trainingNotice } = confirmationPage;
  if (isOpen) return { ...trainingNotice, text: openTraining };
  if (opening === null) return trainingNotice;
  const invitation =
    offers.masterclass === "over"
      ? ""
      : ", et vous recevez une invitation à la masterclass préparatoire, un mois avant le lancement";
  return {
    ...trainingNotice,
    text: `La formation ouvre ${opening}. D’ici là, nous vous tenons au courant de sa préparation${invitation}.`,
  };
}
