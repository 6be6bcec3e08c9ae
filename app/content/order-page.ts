import { inWords } from "~/lib/count";
import { arrivalWords, copiesTitle } from "./book-order";
import { saleConditions, withdrawalProlonged } from "./offers";
import { siteName } from "./site";

/** `/ma-commande/:key`, which no search engine lists. Its title has no reference, since titles end up in histories and on screens. */
export const orderMeta = {
  title: `Votre commande – ${siteName}`,
  description: "Le détail de votre commande, vos fichiers, votre colis et vos droits.",
};

/** The name of another shop's product. */
const other = "Votre achat";

export const orderPage = {
  title: "Votre commande",
  lead: "Gardez cette page dans vos favoris\u00a0: elle ouvre ce que vous avez acheté et dit où en est votre commande. Son adresse est personnelle, ne la donnez à personne.",
  /** While nothing is paid. */
  leadUnpaid:
    "Gardez cette page dans vos favoris\u00a0: elle dit où en est votre commande et mène à votre reçu. Son adresse est personnelle, ne la donnez à personne.",
  test: "Paiement d’essai\u00a0: rien n’est encaissé et aucun colis ne part.",
  other,
  disputed: "Votre banque nous signale que ce paiement est contesté.",
  /** Followed by the seller's address. */
  write: "Écrivez-nous, en citant votre référence\u00a0:",
  labels: {
    reference: "Référence",
    paid: "Payé le",
    amount: "Montant TTC",
    refunded: "Remboursé",
    buyer: "Acheteur",
  },
  digital: {
    title: "À télécharger et à ouvrir",
    /** @param day for use in a sentence; null if unknown */
    waiting: (day: string | null) =>
      day ? `Ce contenu s’ouvre ici ${day}.` : "Ce contenu s’ouvre ici dès son lancement.",
    suspended: "Ce contenu est suspendu tant que votre banque examine le paiement.",
    unavailable:
      "Les fichiers ne peuvent pas être lus en ce moment. Revenez dans quelques minutes.",
    download: "Télécharger",
  },
  parcel: {
    title: (copies: number) => (copies > 1 ? copiesTitle(copies) : "Votre colis"),
    goesTo: (destination: string) =>
      `Le colis part pour\u00a0: ${destination}. L’adresse est fausse\u202f? Écrivez-nous avant l’envoi.`,
    toSend: (isNear: boolean | null) =>
      `Le colis est en préparation et vous parvient ${arrivalWords(isNear, " après le paiement")}.`,
    noAddress:
      "Nous n’avons pas reçu d’adresse de livraison avec votre paiement\u00a0: écrivez-la-nous, en citant votre référence.",
    sent: (day: string) => `Le colis est parti le ${day}.`,
    replaces: (day: string) =>
      `Un premier colis était parti le ${day}\u00a0: celui-ci le remplace, sans frais.`,
    tracking: "Suivre le colis",
    cancelled: "Cette commande vous a été remboursée en entier\u00a0: aucun colis ne partira.",
  },
  dedication: {
    label: "À qui le dédicacer\u202f?",
    change: "Changer la dédicace",
    hint: (copies: number) => {
      const names = `${copiesTitle(copies)}\u00a0: écrivez les ${inWords(copies)} noms. `;
      return `${copies > 1 ? names : ""}60 caractères au plus, jusqu’à l’envoi du colis.`;
    },
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
    ofOther: `${other}\u00a0: vous avez ${saleConditions.withdrawalDays}\u00a0jours pour vous rétracter, à compter de l’achat ou de la réception.`,
    withdrawalProlonged,
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
    403: "Ce fichier n’est pas encore ouvert\u00a0: la page dit quand il le sera.",
    404: "Ce fichier ne fait pas partie de votre commande, ou n’est pas encore en ligne.",
    409: "Le colis est parti\u00a0: la dédicace ne peut plus changer.",
    410: "Cette commande vous a été remboursée en entier\u00a0: son contenu numérique est fermé.",
    503: "Les fichiers ne peuvent pas être lus en ce moment. Réessayez dans quelques minutes.",
  } as Record<number, string>,
} as const;
