import { book, promptPack, training } from "~/content/offers";
import { type PromptPackSummary, promptPackSummary } from "~/content/prompt-pack";
import { type TrainingSummary, trainingSummary } from "~/content/training";

/** Pages between the order button and the last confirmation. */
interface FunnelPage {
  meta: { title: string; description: string };
  title: string;
  lead: string;
}

export interface Step {
  title: string;
  text: string;
}

export interface StepList {
  title: string;
  steps: Step[];
}

/** The contact address follows the text as a mail link. */
export interface Support {
  title: string;
  text: string;
}

/** Row labels shared by every order summary; the e-mail row shows only when an address is known. */
export const orderLabels = {
  product: "Produit",
  price: "Prix",
  email: "E-mail",
  total: "Total",
} as const;

/** Beside the spinner while an order is looked up. */
export const orderLoading = "Confirmation de votre commande en cours...";

export interface CheckoutPage extends FunnelPage {
  cartTitle: string;
  item: {
    name: string;
    format: string;
    price: string;
    listPrice: string;
    discount: string;
    details: string[];
  };
  note: string;
  continueLabel: string;
}

/** `/commande` */
export const checkoutPage: CheckoutPage = {
  meta: {
    title: "Finaliser votre commande – L'Auteur Augmenté",
    description:
      "Vérifiez votre panier avant de poursuivre : L'Auteur Augmenté à 19,90€, 184 pages, dédicacé, port offert en France métropolitaine.",
  },
  title: "Finaliser votre commande",
  lead: "Un dernier coup d’œil à votre panier. L’étape suivante vous propose un complément facultatif.",
  cartTitle: "Votre panier",
  item: {
    name: book.title,
    format: "Ebook et livre broché dédicacé",
    price: "19,90€",
    listPrice: "29,90€",
    discount: "-33%",
    details: [
      "184 pages",
      "Port offert en France métropolitaine",
      "Satisfait ou remboursé pendant 30 jours",
    ],
  },
  note: "Rien n’est débité sur cette page. Le règlement se fait par carte bancaire, sur la page sécurisée de notre prestataire de paiement.",
  continueLabel: "CONTINUER",
};

export interface ThankYouPage extends FunnelPage {
  loading: string;
  details: { title: string; product: string; price: string };
  /** The pre-sale training, reserved by ticking one box. */
  offer: {
    tag: string;
    title: string;
    text: string;
    price: string;
    listPrice: string;
    summary: TrainingSummary;
    checkboxLabel: string;
    note: string;
  };
  nextSteps: StepList;
  continueLabel: string;
}

/** `/merci` straight after the book was paid. */
export const thankYouPage: ThankYouPage = {
  meta: {
    title: "Merci pour votre commande – L'Auteur Augmenté",
    description:
      "Votre commande de L'Auteur Augmenté est confirmée. Voici son détail, les trois prochaines étapes et une formation proposée en pré-vente.",
  },
  loading: orderLoading,
  title: "Merci pour votre commande !",
  lead: "Votre exemplaire dédicacé va prendre la route. Voici le détail de votre achat, puis ce qui vous attend.",
  details: { title: "Votre commande", product: book.title, price: "19,90€" },
  offer: {
    tag: "OFFRE SPÉCIALE",
    title: "Écrivez votre livre avec nous",
    text: "Le livre explique la méthode. La formation en ligne vous la fait pratiquer, module après module, jusqu’au manuscrit. Elle est en pré-vente, et votre place se réserve dès maintenant.",
    price: "197€",
    listPrice: "990€",
    summary: trainingSummary,
    checkboxLabel: "Je réserve ma place à la formation en pré-vente pour 197€",
    note: "Cochez la case, et vous passerez à la page de paiement de la formation. Laissez-la vide pour continuer sans rien ajouter.",
  },
  nextSteps: {
    title: "Vos trois prochaines étapes",
    steps: [
      {
        title: "Ouvrez votre messagerie",
        text: "Un e-mail confirme votre achat. S’il tarde, regardez dans les courriers indésirables.",
      },
      {
        title: "Commencez par l’ebook",
        text: "L’accès numérique s’ouvre en général dans les 24 heures qui suivent le paiement.",
      },
      {
        title: "Guettez votre boîte aux lettres",
        text: "Le broché dédicacé vous parvient sous 4 à 7 jours ouvrés.",
      },
    ],
  },
  continueLabel: "Continuer",
};

export interface UpsellPage extends FunnelPage {
  product: string;
  price: string;
  listPrice: string;
  saving: string;
  categoriesTitle: string;
  extrasTitle: string;
  summary: PromptPackSummary;
  guarantee: string;
  checkboxLabel: string;
  /** The button's label with the box ticked, then without. */
  acceptLabel: string;
  declineLabel: string;
}

/** `/offre-speciale` */
export const upsellPage: UpsellPage = {
  meta: {
    title: "Une offre exclusive pour vous – Pack de prompts",
    description:
      "Complétez votre livre par 50+ prompts IA prêts à copier, à 57€ au lieu de 97€ : création, édition, publication, promotion, mises à jour comprises.",
  },
  title: "Une offre exclusive pour vous",
  lead: "Le livre donne la méthode ; ce pack, les consignes déjà rédigées. Cochez la case pour l’acheter sur la page de paiement, ou continuez sans lui.",
  product: promptPack.name,
  price: "57€",
  listPrice: "97€",
  saving: "Vous économisez 40€",
  categoriesTitle: "Quatre familles de prompts",
  extrasTitle: "Avec les prompts, vous recevez",
  summary: promptPackSummary,
  guarantee: "Satisfait ou remboursé pendant 30 jours",
  checkboxLabel: "J’ajoute le Pack de Prompts IA pour Auteurs à ma commande pour 57€",
  acceptLabel: "OUI, J'AJOUTE LE PACK DE PROMPTS →",
  declineLabel: "Non merci, je continue sans le pack",
};

export interface ConfirmationPage extends FunnelPage {
  loading: string;
  recap: {
    title: string;
    book: { name: string; detail: string };
    training: { name: string; detail: string; tag: string };
    promptPack: { name: string; detail: string };
  };
  /** Shown when the training was bought. */
  trainingNotice: { title: string; text: string };
  nextSteps: {
    title: string;
    /** Left out when `prompt_pack` is `false`. */
    confirmationEmail: Step;
    community: Step & { linkLabel: string };
    hashtag: Step & { tag: string };
  };
  support: Support;
}

/** `/confirmation-commande`, and `/merci` at the end of the funnel. */
export const confirmationPage: ConfirmationPage = {
  meta: {
    title: "Félicitations pour votre commande – L'Auteur Augmenté",
    description:
      "Le récapitulatif complet de votre commande : livre, formation et pack de prompts choisis, montant total, puis vos premiers pas d’auteur.",
  },
  loading: orderLoading,
  title: "Félicitations pour votre commande !",
  lead: "Cette page récapitule votre achat. Elle se prête à l’impression.",
  recap: {
    title: "Récapitulatif",
    book: { name: book.title, detail: "Ebook et livre broché dédicacé, port offert" },
    training: {
      name: training.name,
      detail: "8 modules, plus de 25 heures",
      tag: "PRÉ-VENTE",
    },
    promptPack: { name: promptPack.name, detail: "50+ prompts, 12 mois de mises à jour" },
  },
  trainingNotice: {
    title: "Votre place à la formation est réservée",
    text: "La formation arrive dans 3 mois. D’ici là, nous vous tenons au courant de sa préparation, et vous recevez une invitation à la masterclass préparatoire, un mois avant le lancement.",
  },
  nextSteps: {
    title: "Et maintenant",
    confirmationEmail: {
      title: "Conservez votre e-mail de confirmation",
      text: "Il récapitule vos achats et la façon d’y accéder. Pensez à vérifier les courriers indésirables.",
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

/** Confirmation of one product bought on its own. */
export interface ProductThanksPage extends FunnelPage {
  loading: string;
  details: { title: string; product: string; price: string; total: string };
  nextSteps: StepList;
  support: Support;
}

export interface TrainingThanksPage extends ProductThanksPage {
  inclusions: { title: string; items: string[] };
}

/** `/merci-masterclass` */
export const trainingThanksPage: TrainingThanksPage = {
  meta: {
    title: "Bienvenue dans la formation L'Auteur Augmenté",
    description:
      "Votre inscription à la formation en ligne est confirmée. Voici votre calendrier, du module préparatoire à l’ouverture, et ce qui est compris.",
  },
  loading: orderLoading,
  title: "Bienvenue dans la formation",
  lead: "Votre paiement de 197 euros est confirmé, votre place est retenue. Le premier cours a lieu dans 3 mois ; vos préparatifs commencent aujourd’hui.",
  details: {
    title: "Votre inscription",
    product: training.name,
    price: "197€",
    total: "197€",
  },
  nextSteps: {
    title: "Votre calendrier",
    steps: [
      {
        title: "L’e-mail de confirmation",
        text: "Il arrive dans votre boîte de réception. Gardez-le : il contient le détail de votre inscription.",
      },
      {
        title: "Le module préparatoire",
        text: "Vous recevez votre accès pour choisir votre sujet et rassembler vos notes avant le premier cours.",
      },
      {
        title: "La masterclass préparatoire",
        text: "Elle a lieu 30 jours avant le lancement. Votre invitation vous est adressée par e-mail.",
      },
      {
        title: "L’ouverture de la formation",
        text: "Dans 3 mois, les 8 modules s’ouvrent et l’écriture commence.",
      },
    ],
  },
  inclusions: {
    title: "Votre inscription comprend",
    items: [
      "Les 8 modules, soit 25+ heures de cours",
      "Les modèles de travail et les prompts",
      "Le guide pour construire une offre premium",
      "2 séances collectives de questions-réponses",
      "La masterclass préparatoire",
      "Le droit d’être remboursé dans les 30 jours après le lancement",
    ],
  },
  support: {
    title: "Une question d’ici là ?",
    text: "Nous vous lisons à cette adresse :",
  },
};

/** `/merci-prompts` */
export const promptPackThanksPage: ProductThanksPage = {
  meta: {
    title: "Votre Pack de Prompts IA pour Auteurs est confirmé",
    description:
      "Votre achat du pack de prompts est confirmé : retrouvez le détail du paiement, votre accès immédiat et la meilleure façon de vous en servir.",
  },
  loading: orderLoading,
  title: "Votre pack de prompts est à vous",
  lead: "Votre paiement de 57 euros est confirmé. Il ne manque plus que votre sujet et un assistant ouvert à côté.",
  details: {
    title: "Votre achat",
    product: promptPack.name,
    price: "57€",
    total: "57€",
  },
  nextSteps: {
    title: "Trois gestes pour démarrer",
    steps: [
      {
        title: "Lire l’e-mail de confirmation",
        text: "Il contient votre reçu. Absent ? Il s’est peut-être glissé parmi les indésirables.",
      },
      {
        title: "Ouvrir le pack",
        text: "L’accès est immédiat : le lien vous attend dans ce même message.",
      },
      {
        title: "Lancer un premier prompt",
        text: "Choisissez-en un dans la création de contenu, remplacez les passages entre crochets et comparez deux réponses.",
      },
    ],
  },
  support: {
    title: "Un souci d’accès ?",
    text: "Signalez-le, votre demande est traitée en priorité :",
  },
};
