/** What the desk says to its reader, the author. */
import { counted } from "~/lib/count";

export const deskPath = "/bureau";

/** The desk's pages, in the order of its menu. */
export const deskMenu = [
  { to: deskPath, label: "Aujourd’hui" },
  { to: "/bureau/commandes", label: "Commandes" },
  { to: "/bureau/colis", label: "Colis" },
  { to: "/bureau/contacts", label: "Contacts" },
  { to: "/bureau/retractations", label: "Rétractations" },
  { to: "/bureau/rapport", label: "Rapport" },
  { to: "/bureau/recettes", label: "Recettes" },
  { to: "/bureau/envois", label: "Envois" },
  { to: "/bureau/fichiers", label: "Fichiers" },
  { to: "/bureau/journal", label: "Journal" },
];

export const desk = {
  name: "Bureau",
  menu: "Pages du bureau",
  site: "Voir le site",
  /** On the buyer's page, which also the operator opens. */
  orderAtDesk: "Cette commande au bureau",
  leave: "Quitter le bureau",
  /** After the list of a page by cursor. */
  older: "Plus ancien",
  newest: "Revenir au début",
  search: "Chercher",
  refused: "Cette page ne connaît pas ce geste. Rechargez-la, puis recommencez.",
};

interface ActText {
  /** In the journal. */
  label: string;
  /** On the page to which the act leads. */
  done: (count: number) => string;
  /** When it was done before. */
  already: string;
}

/** Everything that the operator can do, by the name under which it is written down. */
export const acts = {
  "parcel.sent": {
    label: "Colis marqué comme envoyé",
    done: (count) =>
      count === 1
        ? "Le colis est marqué comme envoyé. L’acheteur est prévenu dans une heure\u202f; d’ici là, l’envoi s’annule."
        : `${counted(count, "colis", "colis")} sont marqués comme envoyés. Les acheteurs sont prévenus dans une heure\u202f; d’ici là, chaque envoi s’annule.`,
    already: "Déjà fait\u00a0: ce colis est marqué comme envoyé.",
  },
  "parcel.undone": {
    label: "Envoi annulé",
    done: () =>
      "L’envoi est annulé\u00a0: le colis attend de nouveau, et l’acheteur n’est pas prévenu.",
    already: "Déjà fait\u00a0: l’envoi est annulé, le colis attend.",
  },
  "parcel.tracking": {
    label: "Suivi corrigé",
    done: () => "Le lien de suivi est corrigé, et l’acheteur en est prévenu.",
    already: "Déjà fait\u00a0: c’est le lien de suivi enregistré.",
  },
  "parcel.address": {
    label: "Adresse changée",
    done: () => "L’adresse est changée.",
    already: "Déjà fait\u00a0: c’est l’adresse enregistrée.",
  },
  "parcel.again": {
    label: "Nouveau colis à envoyer",
    done: () => "Un nouveau colis attend d’être envoyé, à la place du premier.",
    already: "Déjà fait\u00a0: un nouveau colis attend d’être envoyé.",
  },
  "order.confirmed": {
    label: "Confirmation renvoyée",
    done: () => "La confirmation part dans la minute.",
    already: "Déjà fait\u00a0: une confirmation de plus est partie entre-temps.",
  },
  "order.given": {
    label: "Produit offert",
    done: () => "C’est offert\u00a0: voici la commande, et son message part dans la minute.",
    already: "Déjà fait\u00a0: voici le dernier cadeau de ce produit à cette adresse.",
  },
  "withdrawal.answered": {
    label: "Rétractation répondue",
    done: () => "La rétractation est marquée comme répondue.",
    already: "Déjà fait\u00a0: cette rétractation est marquée comme répondue.",
  },
  "contact.corrected": {
    label: "Adresse d’un contact corrigée",
    done: () => "L’adresse est corrigée partout. Renvoyez ce qui s’est perdu.",
    already: "Déjà fait\u00a0: c’est l’adresse enregistrée.",
  },
  "contact.mailed": {
    label: "Message renvoyé",
    done: () => "Le message repart dans la minute.",
    already: "Déjà fait\u00a0: ce message attend, ou vient de repartir.",
  },
  "contact.unsubscribed": {
    label: "Contact désinscrit",
    done: () => "Cette personne ne reçoit plus rien, et l’automatisation en est prévenue.",
    already: "Déjà fait\u00a0: cette personne est désinscrite.",
  },
  "contact.erased": {
    label: "Contact effacé",
    done: () =>
      "C’est effacé. La désinscription, les ventes sans nom et les rétractations restent.",
    already: "Déjà fait\u00a0: le site ne sait plus rien de cette personne.",
  },
  "events.retried": {
    label: "Envois relancés",
    done: (count) => `${counted(count, "envoi repart", "envois repartent")} dans la minute.`,
    already: "Déjà fait\u00a0: aucun envoi n’est arrêté.",
  },
  "examples.sent": {
    label: "Exemples envoyés à l’automatisation",
    done: () => "Un exemple de chaque annonce part dans la minute, marqué «\u00a0test\u00a0».",
    already: "Déjà fait\u00a0: des exemples sont partis depuis que cette page est ouverte.",
  },
  "letter.sent": {
    label: "Lettre envoyée à soi-même",
    done: () => "La lettre part dans la minute, à votre adresse.",
    already: "Déjà fait\u00a0: cette lettre est partie depuis que cette page est ouverte.",
  },
  "file.replaced": {
    label: "Fichier remplacé",
    done: () => "Le fichier est remplacé. L’ancien est gardé un mois.",
    already: "Déjà fait\u00a0: c’est le fichier qui est en ligne.",
  },
  "backup.made": {
    label: "Copie de la base faite",
    done: () => "La base est copiée.",
    already: "Déjà fait\u00a0: la base vient d’être copiée.",
  },
} satisfies Record<string, ActText>;

export type ActName = keyof typeof acts;

export const journalPage = {
  title: "Journal",
  lead: "Ce qui a été fait au bureau, le plus récent d’abord. Gardé trois ans.",
  none: "Rien n’a encore été fait au bureau.",
  by: (operator: string) => `par ${operator}`,
};
