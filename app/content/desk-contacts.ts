/** What the desk says about the people who left their address. */
import { counted } from "~/lib/count";
import { frenchDate, unbroken } from "~/lib/time";
import { type ProductId, products } from "./products";

const date = (day: string) => unbroken(frenchDate(day));

export const contactsPage = {
  title: "Contacts",
  search: "Chercher une personne",
  searchHint: "E-mail ou nom\u202f; le début suffit.",
  filters: "Quel formulaire",
  all: "Tous",
  kinds: { order: "Commande", withdrawal: "Rétractation" },
  none: "Aucun formulaire rempli. La recherche trouve aussi les acheteurs.",
  noneFound: (query: string) =>
    `Aucune adresse ni aucun nom ne commence par «\u00a0${query}\u00a0».`,
  tooMany: (most: number) => `Il y en a plus de ${most}\u00a0: précisez pour voir les autres.`,
  unsubscribed: "désinscrit",
  export: "Exporter",
  exportText:
    "Pour votre outil d’envoi\u00a0: ceux à qui vous pouvez écrire, avec la phrase de leur accord. Les désinscrits n’y sont pas.",
  exportAll:
    "Un formulaire entier contient tout, désinscrits compris\u00a0: n’écrivez pas à cette liste.",
  what: "Liste",
  groups: "À qui écrire",
  news: "Conseils d’écriture\u00a0: ceux qui les ont demandés",
  buyers: (product: ProductId) => `Acheteurs\u00a0: ${products[product].name}`,
  session: (day: string) => `Défi du ${date(day)}`,
  forms: "Un formulaire entier",
  workbook: "Classeur (.xlsx)",
  csv: "Fichier .csv",
  fileHint: (rows: string) =>
    `Au-delà de ${rows} lignes, c’est un fichier .csv qui arrive\u00a0: un tableur l’ouvre aussi.`,
};

export const contactPage = {
  back: "Tous les contacts",
  nameless: "Contact",
  unsubscribedOn: "Désinscription",
  subscribed: "Pas de désinscription",
  state: "État",
  address: "E-mail",
  forms: "Formulaires",
  noForms: "Aucun formulaire.",
  details: "Tout ce qui a été répondu",
  orders: "Commandes",
  withdrawals: "Rétractations",
  withdrawalsPage: "Voir les rétractations",
  messages: "Messages",
  noMessages: "Aucun message.",
  olderMessages: (count: number) =>
    `${counted(count, "message plus ancien est", "messages plus anciens sont")} dans la copie.`,
  resend: "Renvoyer",

  correct: "Corriger l’adresse",
  correctText:
    "Formulaires, commandes, rétractations et messages en attente passent à la bonne adresse.",
  newAddress: "La bonne adresse",
  correctButton: "Corriger",
  merges: (email: string, stored: Record<"leads" | "orders" | "withdrawals", number>) => {
    const found = [
      stored.leads > 0 ? counted(stored.leads, "formulaire") : "",
      stored.orders > 0 ? counted(stored.orders, "commande") : "",
      stored.withdrawals > 0 ? counted(stored.withdrawals, "rétractation") : "",
    ];
    return `Rien n’est encore changé\u00a0: ${email} est déjà connue (${found.filter(Boolean).join(", ")}). Les deux ne feront plus qu’une, et ne se sépareront plus.`;
  },
  merge: "Réunir les deux",

  unsubscribe: "Désinscrire",
  unsubscribeText: "Plus aucune lettre ni aucun rappel, comme par le lien de chaque message.",

  copy: "Copie de ses données",
  copyText: "Tout ce que le site sait de cette personne, à lui envoyer si elle le demande.",
  download: "Télécharger la copie (.json)",

  erase: "Effacer cette personne",
  eraseText: "Formulaires, messages, nom, adresses et page de commande sont effacés pour de bon.",
  stays: (references: readonly string[]) =>
    `Sans nom ni adresse, la comptabilité garde ${references.length > 1 ? "les ventes" : "la vente"} ${references.join(", ")}.`,
  waiting: (references: readonly string[]) =>
    `Encore à envoyer\u00a0: ${references.join(", ")}. Envoyez ou remboursez d’abord, car l’adresse disparaît aussi.`,
  staysAlways:
    "Les déclarations de rétractation et la désinscription restent\u00a0: la loi les demande.",
  typeToErase: (email: string) => `Pour confirmer, tapez ${email}`,
  eraseButton: "Effacer pour de bon",

  problems: {
    email: "Cette adresse e-mail n’est pas valable. Rien n’a changé.",
    same: "C’est déjà son adresse. Rien n’a changé.",
    changed:
      "L’adresse a changé depuis que cette page est ouverte. Voici ce qu’il en est maintenant.",
    notTyped: "Ce n’est pas l’adresse de cette personne\u00a0: rien n’est effacé.",
    "mail off": "Le site n’envoie pas d’e-mails\u00a0: MAIL_FROM n’est pas donné.",
    "no mail": "Ce message n’existe plus.",
    unsubscribed: "Cette personne s’est désinscrite depuis\u00a0: rien n’est envoyé.",
    over: "Le moment de ce message est passé\u00a0: rien n’est envoyé.",
  },

  messageTypes: {
    "chapter.requested": "Chapitre gratuit",
    "resources.unlocked": "Ressources",
    "diagnostic.completed": "Diagnostic",
    "challenge.joined": "Inscription au défi",
    "challenge.reminder": "Rappel du défi",
    "lead.unsubscribed": "Désinscription",
    "lead.resubscribed": "Réinscription",
    "withdrawal.submitted": "Rétractation",
    "withdrawal.noticed": "Avis de rétractation",
  } as Readonly<Record<string, string>>,
  letter: "Lettre",
  yes: "oui",
  no: "non",

  /** What the forms ask, by column. */
  fields: {
    consent_text: "Accord donné",
    news_consent: "Conseils d’écriture",
    gdpr_consent: "Données personnelles",
    privacy_consent: "Données personnelles",
    agree_to_emails: "E-mails du défi",
    source: "Publicité",
    campaign: "Campagne",
    name: "Nom",
    first_name: "Prénom",
    last_name: "Nom de famille",
    phone: "Téléphone",
    session: "Session",
    expertise_area: "Domaine",
    book_topic_idea: "Idée de livre",
    metadata: "Nom donné",
    expertise_domain: "Domaine",
    experience_years: "Expérience",
    transmission_method: "Transmission",
    book_objective: "Objectif",
    business_impact: "Effet attendu",
    publication_timeline: "Échéance",
    project_status: "Avancement",
    main_obstacles: "Obstacles",
    ai_familiarity: "Pratique de l’IA",
    book_format: "Format",
    ai_disposition: "Avis sur l’IA",
    expertise_score: "Note d’expertise",
    business_score: "Note d’activité",
    preparation_score: "Note de préparation",
    tech_score: "Note de technique",
    timing_score: "Note de calendrier",
    total_score: "Note totale",
    profile_type: "Profil",
  } as Readonly<Record<string, string>>,
  question: (number: string) => `Note de la question ${number}`,
};
