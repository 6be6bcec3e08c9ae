import { book, saleConditions, span, withdrawalProlonged } from "./offers";
import { siteName } from "./site";

/** `/ma-commande/:key`, which no search engine lists. Its title has no reference, since titles end up in histories and on screens. */
export const orderMeta = {
  title: `Votre commande – ${siteName}`,
  description: "Le détail de votre commande, vos fichiers, votre colis et vos droits.",
};

export const orderPage = {
  title: "Votre commande",
  lead: "Gardez cette page dans vos favoris\u00a0: elle ouvre ce que vous avez acheté et dit où en est votre commande. Son adresse est personnelle, ne la donnez à personne.",
  test: "Paiement d’essai\u00a0: rien n’est encaissé et aucun colis ne part.",
  other: "Votre achat",
  /** Followed by the seller's address. */
  disputed:
    "Votre banque nous signale que ce paiement est contesté. Tant qu’elle n’a pas tranché, le contenu numérique de cet achat est suspendu, et un colis qui n’est pas parti attend. Écrivez-nous, en citant votre référence\u00a0:",
  labels: {
    reference: "Référence",
    paid: "Payé le",
    amount: "Montant TTC",
    refunded: "Remboursé",
    buyer: "Acheteur",
    sent: "Colis parti le",
  },
  digital: {
    title: "À télécharger et à ouvrir",
    waiting: (day: string) =>
      `Ce contenu s’ouvre de lui-même le ${day}, une fois passé votre délai de rétractation.`,
    /** Above the form that opens it. */
    ask: "Vous le voulez tout de suite\u202f? Dites-le ici.",
    nothingYet: (day: string) =>
      `Il n’y a encore rien à ouvrir, et votre droit de rétractation reste entier. Dès que ce contenu sera en ligne, vous pourrez l’ouvrir ici\u202f; à partir du ${day}, il s’ouvre de lui-même.`,
    refused:
      "Il n’y a encore rien à ouvrir\u00a0: votre demande n’est pas enregistrée, et votre droit de rétractation reste entier.",
    /** Article L. 221-28, 13° requires both halves, in the buyer's own words. */
    consent:
      "Je demande à recevoir immédiatement ce contenu numérique et je reconnais que je perds ainsi mon droit de rétractation pour ce contenu.",
    consentMissing: "Cochez cette case pour ouvrir votre accès dès maintenant",
    open: "Ouvrir mon accès maintenant",
    opened: (day: string) => `Ouvert à votre demande le ${day}.`,
    closed:
      "Cette commande vous a été remboursée en entier\u00a0: son contenu numérique est fermé.",
    suspended: "Ce contenu est suspendu tant que votre banque examine le paiement.",
    unavailable:
      "Les fichiers ne peuvent pas être lus en ce moment. Revenez dans quelques minutes.",
    download: "Télécharger",
  },
  parcel: {
    title: (copies: number) =>
      copies > 1 ? `Votre colis\u00a0: ${copies}\u00a0exemplaires` : "Votre colis",
    goesTo: (destination: string) =>
      `Il part pour\u00a0: ${destination}. L’adresse est fausse\u202f? Écrivez-nous avant l’envoi.`,
    toSend: `Il est en préparation et vous parvient en ${span(saleConditions.deliveryWorkingDays)}\u00a0jours ouvrés après le paiement en ${book.freeShippingArea}, dans le délai indiqué au paiement ailleurs.`,
    noAddress:
      "Nous n’avons pas reçu d’adresse de livraison avec votre paiement\u00a0: écrivez-la-nous, en citant votre référence.",
    sent: (day: string) => `Il est parti le ${day}.`,
    replaces: (day: string) =>
      `Un premier colis était parti le ${day}\u00a0: celui-ci le remplace, sans frais.`,
    tracking: "Suivre le colis",
    held: "Il ne part pas tant que votre banque examine le paiement.",
    cancelled: "Cette commande vous a été remboursée en entier\u00a0: aucun colis ne partira.",
  },
  dedication: {
    label: "À qui le dédicacer\u202f?",
    hint: "60 caractères au plus, jusqu’à l’envoi du colis.",
    save: "Enregistrer la dédicace",
    current: (dedication: string) => `Dédicace\u00a0: «\u00a0${dedication}\u00a0»`,
    tooLong: "60 caractères au plus\u00a0: raccourcissez la dédicace",
    tooOften:
      "Vous avez déjà changé la dédicace bien des fois aujourd’hui\u00a0: la dernière enregistrée reste. Vous pourrez la changer encore demain.",
    sent: "Le colis est parti\u00a0: la dédicace ne peut plus changer.",
  },
  rights: {
    title: "Vos droits",
    withdrawal: "Renoncer à cette commande",
    /** Of a purchase that no product of ours describes. */
    withdrawalOfOther: `Vous avez ${saleConditions.withdrawalDays}\u00a0jours pour vous rétracter, sans motif, à compter du lendemain du paiement ou de la réception.`,
    withdrawalProlonged,
    refunded: (day: string) => `Commande remboursée en entier le ${day}.`,
    terms: "Conditions générales de vente du jour de votre achat",
  },
  contact: {
    title: "Une question\u202f?",
    text: "Citez votre référence, une personne vous répond\u00a0:",
  },
  print:
    "Imprimez ou enregistrez cette page\u00a0: avec les conditions de vente, elle confirme votre commande.",
  /** Why a download or a post was refused, shown at the top of the page, by HTTP status. */
  errors: {
    400: "Cette demande n’a pas été comprise\u00a0: recommencez depuis cette page.",
    403: "Ce fichier n’est pas encore ouvert\u00a0: la page dit quand il le sera, et comment l’ouvrir dès maintenant.",
    404: "Ce fichier ne fait pas partie de votre commande, ou n’est pas encore en ligne.",
    409: "Le colis est parti\u00a0: la dédicace ne peut plus changer.",
    410: "Cette commande vous a été remboursée en entier\u00a0: son contenu numérique est fermé.",
    503: "Les fichiers ne peuvent pas être lus en ce moment. Réessayez dans quelques minutes.",
  } as Record<number, string>,
} as const;
