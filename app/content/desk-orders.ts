/** What the desk says about orders and their parcels. */
import { counted } from "~/lib/count";
import { frenchDate, unbroken } from "~/lib/time";

const date = (day: string) => unbroken(frenchDate(day));

export const ordersPage = {
  title: "Commandes",
  search: "Chercher une commande",
  searchHint: "Numéro, e-mail ou nom du destinataire\u202f; le début suffit.",
  filters: "Quelles commandes",
  states: [
    { value: null, label: "Toutes" },
    { value: "a-envoyer", label: "À envoyer" },
    { value: "en-retard", label: "En retard" },
    { value: "litige", label: "En litige" },
    { value: "remboursees", label: "Remboursées" },
    { value: "test", label: "Essais" },
  ],
  none: "Aucune commande.",
  noneFound: (query: string) => `Aucune commande ne commence par «\u00a0${query}\u00a0».`,
  tooMany: (most: number) => `Il y en a plus de ${most}\u00a0: précisez pour voir les autres.`,
  paidOn: (day: string) => `payée le ${date(day)}`,
  refunded: (sum: string) => `${sum} remboursés`,
  test: "essai",
};

/** What an order's parcel waits for. */
export const parcelStates = {
  none: null,
  late: (day: string) => `En retard\u00a0: promis pour le ${date(day)}`,
  toSend: (day: string) => `À envoyer, promis pour le ${date(day)}`,
  again: "à envoyer de nouveau",
  noAddress: "sans adresse",
  sent: (day: string) => `Envoyé le ${date(day)}`,
  refunded: "Remboursée\u00a0: rien à envoyer",
  disputed: "Contestée\u00a0: le colis attend",
  lost: "Contestation perdue\u00a0: rien à envoyer",
};

export const addressFields = {
  name: "Nom",
  company: "Société",
  line1: "Rue",
  line2: "Complément",
  postal_code: "Code postal",
  city: "Ville",
  state: "État ou province",
  country: "Pays, en deux lettres",
};

export const orderDesk = {
  back: "Toutes les commandes",
  parcel: "Colis",
  address: "Adresse",
  noAddress: "Pas encore d’adresse.",
  dedication: "Dédicace",
  noDedication: "signature seule",
  state: "État",
  tracking: "Suivi",
  trackingField: "Lien de suivi",
  trackingHint: "Facultatif\u00a0: https://…",
  send: "Marquer comme envoyé",
  undo: "Annuler l’envoi",
  undoUntil: (time: string) =>
    `L’acheteur est prévenu à ${time}\u202f; d’ici là, l’envoi s’annule.`,
  correct: "Corriger le suivi",
  changeAddress: "Changer l’adresse",
  saveAddress: "Enregistrer l’adresse",
  again: "Colis perdu ou abîmé",
  againText:
    "Un second colis attendra d’être envoyé, avec un délai à lui. Le premier envoi reste dans l’historique.",
  sendAgain: "Envoyer un second colis",

  buyer: "Acheteur",
  email: "E-mail",
  erased: "effacé",
  paid: "Payée le",
  product: "Produit",
  origin: "Venue de",
  payment: "Paiement",
  downloads: "Téléchargements",
  downloaded: (count: number) => counted(count, "téléchargement"),
  buyersPage: "Page de l’acheteur",
  openBuyersPage: "Ouvrir sa page",
  receipt: "Reçu",
  openReceipt: "Ouvrir le reçu",
  country: "Pays",
  evidence: "Preuves de la vente",
  openEvidence: "À imprimer pour la banque",

  money: "Argent",
  moneyKinds: {
    payment: "Paiement",
    refund: "Remboursement",
    "refund returned": "Remboursement revenu",
    dispute: "Contestation",
    "dispute returned": "Contestation gagnée",
  },
  gift: "Offerte\u00a0: rien n’a été payé.",
  disputeDue: (day: string) =>
    `Paiement contesté\u00a0: la banque attend votre réponse le ${date(day)} au plus tard.`,
  disputed: "Paiement contesté.",

  messages: "Messages",
  noMessages: "Aucun message.",
  messageTypes: {
    "order.paid": "Confirmation",
    "order.opened": "Contenu ouvert",
    "order.sent": "Colis envoyé",
    "order.refunded": "Remboursement",
    "order.disputed": "Contestation",
  } as Readonly<Record<string, string>>,
  destinations: { mail: "e-mail à l’acheteur", webhook: "annonce à l’automatisation" },
  messageStates: {
    pending: "attend, essai le",
    delivered: "remis le",
    failed: "abandonné",
    gone: "refusé pour de bon",
    capped: "retenu\u00a0: trop ce jour-là",
    held: "en attente\u00a0: part un prochain matin, ou dès qu’il y a de la place",
  },
  confirm: "Renvoyer la confirmation",

  history: "Historique",
  noHistory: "Rien n’a été changé.",
  historyActs: {
    address: "Adresse d’avant",
    tracking: "Suivi d’avant",
    undone: "Envoi annulé",
    "sent again": "Premier envoi",
  },

  give: "Offrir un produit",
  giveText: "Une commande offerte, confirmée par e-mail comme les autres.",
  giveTo: "À l’adresse",
  giveWhat: "Produit",
  giveButton: "Offrir",
  giveAgain: (reference: string) => `Offrir une fois de plus, après ${reference}`,
};

/** Why an act was refused. */
export const refusals = {
  "unknown reference": "Aucune commande ne porte ce numéro.",
  "no parcel": "Cette commande n’a pas de colis.",
  refunded: "Cette commande a été remboursée\u00a0: n’envoyez pas le colis.",
  disputed: "Ce paiement est contesté\u00a0: le colis attend la fin de la contestation.",
  "not sent": "Ce colis n’est pas marqué comme envoyé.",
  sent: "Ce colis est déjà envoyé\u00a0: son adresse ne change plus.",
  "too late": "L’envoi date de plus d’une heure, et l’acheteur est prévenu.",
  announced: "L’acheteur est déjà prévenu de cet envoi.",
  "address erased": "L’e-mail de cet acheteur a été effacé.",
  "no page": "Cette commande n’a pas de page, donc pas de confirmation.",
  "mail off": "Le site n’envoie pas d’e-mails\u00a0: MAIL_FROM n’est pas donné.",
};

export const problems = {
  changed:
    "Rien n’est enregistré\u00a0: cette page date, et le colis a changé depuis. Voici ce qu’il en est maintenant.",
  changedParcel: "changé depuis que cette page est ouverte",
  tracking: "Le lien de suivi commence par https:// : copiez-le depuis le site du transporteur.",
  missing: (field: string) => `Il manque\u00a0: ${field}.`,
  malformed: (field: string) => `À vérifier\u00a0: ${field}.`,
  email: "Cette adresse e-mail n’est pas valable.",
  product: "Choisissez un produit.",
  noneTicked: "Aucun colis n’est coché.",
  some: (list: string) => `Les autres sont enregistrés, pas ceux-ci\u00a0: ${list}`,
};

export const parcelsPage = {
  title: "Colis",
  lead: "Les plus anciens d’abord. Décochez ce qui ne part pas aujourd’hui.",
  none: "Aucun colis à envoyer.",
  more: (count: number) => `Il y en a d’autres\u00a0: ils suivront ces ${count}.`,
  print: "Imprimer étiquettes et bordereaux",
  send: "Marquer comme envoyés",
  tick: (reference: string) => `Envoyer ${reference}`,
  dedication: (text: string) => `Dédicace\u00a0: ${text}`,
  recent: "Envoyés dans l’heure",
  copies: (count: number) => counted(count, "exemplaire"),
};

export const labelsPage = {
  title: "Étiquettes et bordereaux",
  print:
    "Imprimez cette page sans marges, à 100%\u00a0: d’abord les planches de 2 × 7 étiquettes, puis un bordereau par colis.",
  none: "Aucun colis avec une adresse n’est à envoyer.",
  back: "Revenir aux colis",
};

export const evidencePage = {
  title: (reference: string) => `Preuves de la vente ${reference}`,
  lead: "Ce que la banque de l’acheteur demande. Imprimez cette page.",
  sale: "Vente",
  amount: "Montant",
  refunded: "Remboursé",
  country: "Pays",
  dispute: "Contestation",
  downloads: "Contenu téléchargé",
  times: (count: number) => counted(count, "fois", "fois"),
  first: "la première",
  last: "la dernière",
  parcel: "Colis",
  sentTo: "Destinataire",
  sentOn: "Envoyé le",
  mails: "Messages envoyés à l’acheteur",
  terms: "Conditions de vente du jour",
};
