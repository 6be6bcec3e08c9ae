/** The desk's first page: what waits. */
import { counted } from "~/lib/count";
import { decimal } from "~/lib/money";
import { frenchDate, unbroken } from "~/lib/time";
import type { PromisedLetter } from "./products";

const date = (day: string) => unbroken(frenchDate(day));
const more = (total: number, shown: number) =>
  total > shown ? `et ${counted(total - shown, "autre")}` : "";

interface Fill {
  bytes: number;
  limit: number;
  percent: number;
}

const megabytes = (bytes: number, digits: number) => `${decimal(bytes / 1024 ** 2, digits)} Mo`;
const full = ({ bytes, limit, percent }: Fill) =>
  `${megabytes(bytes, 1)} sur ${megabytes(limit, 0)} (${percent} %)`;

export const todayPage = {
  title: "Aujourd’hui",
  nothing: "Rien ne vous attend. Le site s’occupe du reste.",
  waiting: "Ce qui vous attend",
  /** A deadline that is over, or still ahead. */
  due: (day: string, isLate: boolean) =>
    isLate ? `En retard\u00a0: c’était pour le ${date(day)}` : `Pour le ${date(day)} au plus tard`,
  more,

  withdrawal: (number: string) => `Rétractation ${number}`,
  withdrawalText: (reference: string | null) =>
    reference
      ? `Commande ${reference}\u00a0: à rembourser, puis à marquer comme répondue.`
      : "Aucune commande connue sous ce nom\u00a0: à vérifier avant de répondre.",
  dispute: (reference: string) => `Paiement contesté, ${reference}`,
  disputeText: (sum: string) =>
    `${sum}. La banque attend votre réponse chez le prestataire de paiement.`,
  seeOrder: "Voir la commande",
  answer: "Répondre",
  resend: "Relancer",
  parcels: (total: number) => `${counted(total, "colis", "colis")} à envoyer`,
  lateParcels: (late: number) =>
    late > 0 ? `Dont ${late} en retard. Le plus ancien d’abord.` : "Le plus ancien d’abord.",
  prepare: "Préparer les colis",
  stopped: "Des envois sont arrêtés",
  stoppedText: ({ gone, failed, waiting }: Record<"gone" | "failed" | "waiting", number>) =>
    [
      gone > 0 ? `${counted(gone, "refusé")} pour de bon\u00a0: plus rien ne part` : "",
      failed > 0 ? `${counted(failed, "abandonné")} après tous les essais` : "",
      waiting > 0 ? `${waiting} en attente depuis plus d’une heure` : "",
    ]
      .filter(Boolean)
      .join(", "),
  missesPayments: "Le site n’apprend aucun paiement",
  missesPaymentsText:
    "Le secret du webhook de paiement n’est pas donné au site\u00a0: aucune commande n’est enregistrée.",
  failedRefund: (reference: string) => `Remboursement qui n’a pas abouti, ${reference}`,
  failedRefundText: (sum: string) =>
    `${sum} vous sont revenus\u00a0: convenez d’un autre moyen avec l’acheteur.`,
  other: (reference: string) => `Paiement d’un autre produit, ${reference}`,
  otherText: (sum: string) =>
    `${sum}. Le site n’a rien envoyé à l’acheteur\u00a0: livrez-le vous-même.`,
  room: (session: string) => `La session du défi du ${date(session)} n’a pas de salle`,
  roomText: "Les rappels partiront sans lien\u00a0: donnez son adresse à CHALLENGE_ROOM_URL.",
  letter: {
    invitation: "L’invitation à la masterclass est à envoyer",
    update: "La mise à jour du pack est à annoncer",
  } satisfies Record<PromisedLetter, string>,
  addresses: "Télécharger les adresses",
  promised: (count: number) =>
    `${counted(count, "e-mail promis attend", "e-mails promis attendent")} de la place`,
  promisedText:
    "La part de leur réseau, de leur domaine ou de la journée est prise\u00a0: les autres passent d’abord.",
  alone: (count: number) =>
    counted(count, "envoi refusé pour son contenu", "envois refusés pour leur contenu"),
  aloneText: "Leur destinataire en a accepté d’autres depuis. Voyez ce qu’il leur reproche.",
  receipts: (count: number) =>
    `${counted(count, "accusé de réception attend", "accusés de réception attendent")} le matin`,
  receiptsText:
    "Trop de rétractations en un jour\u00a0: les accusés de chaque adresse partent ensemble, dans un e-mail.",
  see: "Voir",
  almostFull: "La base de données est presque pleine",
  almostFullText: (database: Fill) =>
    `${full(database)}. Pleine, elle n’enregistre plus rien\u00a0: ni commande, ni inscription.`,

  week: "Les sept derniers jours",
  weekBefore: (figure: string) => `(la semaine d’avant\u00a0: ${figure})`,
  figures: {
    orders: "Commandes payées",
    cents: "Encaissé, remboursements déduits",
    leads: "Inscriptions",
    views: "Pages de vente vues",
  },
  site: "Le site",
  database: "Base de données",
  full,
  backup: "Dernière copie de la base",
  backupDay: (day: string | null) => (day ? `le ${date(day)}` : "aucune n’est notée"),
  version: "Version",
};
