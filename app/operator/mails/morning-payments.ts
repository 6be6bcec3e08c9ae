/** What the operator's mail says of payments. */
import { counted } from "~/lib/count";
import { frenchDate, unbroken } from "~/lib/time";
import { commands, link, paragraph } from "~/mail/parts";
import {
  type Environment,
  type Listed,
  list,
  type Matter,
  matter,
  ordersAtDesk,
  remoteCommands,
  wranglerOption,
} from "./matter";

const date = (day: string) => unbroken(frenchDate(day));

type Payments = Listed<{ reference: string; sum: string }>;

/** What was reported since the last mail, and the disputes that are open. */
export interface PaymentNews {
  /** Whether the payment webhook's secret is missing, so that no payment is recorded. */
  missesPayments: boolean;
  /** Payment events with an invalid signature. */
  refused: number;
  /** Each open dispute with its deadline. */
  disputes: Listed<{ reference: string; sum: string; due: string | null }>;
  failedRefunds: Payments;
  /** Payments for products of another shop. */
  others: Payments;
  /** Orders whose payment named no usable e-mail address. Absent, like the next two, in mails of an earlier version. */
  unmailed?: Payments;
  /** Payments of one buyer for the same product. */
  twice?: Listed<{ reference: string; sum: string; other: string }>;
  /** Refunds and disputes in another currency than their payment, which nobody converted. */
  uncounted?: Payments;
  /** Whether the provider has begun to report refunds only as totals. */
  refundsLackDetail: boolean;
}

interface Context {
  today: string;
  environment?: Environment;
  desk?: string | null;
}

const putPaymentSecret = (environment: Environment) =>
  commands([`npx wrangler secret put PAYMENT_WEBHOOK_SECRET ${wranglerOption(environment)}`]);

export function missedPayments({ missesPayments, environment }: PaymentNews & Context): Matter {
  if (!missesPayments) return [];
  return matter(
    "paiements ignorés",
    "Le site n’apprend aucun paiement",
    paragraph(
      "Les acheteurs peuvent payer, et aucune commande n’est enregistrée\u00a0: le secret du webhook de paiement n’est pas donné au site. Donnez-le, puis demandez au prestataire de renvoyer ses annonces.",
    ),
    putPaymentSecret(environment),
  );
}

/** Anybody can send these: they come last, and ask for nothing. */
export function refusedPayments({ refused }: PaymentNews): Matter {
  if (refused === 0) return [];
  return matter(
    counted(refused, "annonce de paiement refusée", "annonces de paiement refusées"),
    "Des annonces de paiement ont été refusées",
    paragraph(
      `Depuis le dernier message, ${counted(refused, "annonce de paiement portait", "annonces de paiement portaient")} une signature qui n’est pas la bonne. N’importe qui peut en envoyer\u00a0: si toutes vos ventes ont leur commande, il n’y a rien à faire. S’il en manque, comparez chez le prestataire de paiement le secret du webhook avec celui du site.`,
    ),
  );
}

export function disputes(morning: PaymentNews & Context): Matter {
  const { disputes: open, today, environment, desk } = morning;
  if (open.total === 0) return [];
  const answer = (due: string) =>
    `, ${due < today ? "en retard\u00a0: " : ""}réponse attendue le ${date(due)} au plus tard`;
  return matter(
    counted(open.total, "paiement contesté", "paiements contestés"),
    "Des paiements sont contestés",
    ...list(open, ({ reference, sum, due }) => ({
      label: reference,
      value: `${sum}${due === null ? "" : answer(due)}`,
    })),
    paragraph(
      "La banque de l’acheteur attend votre réponse chez le prestataire de paiement. Ce qui prouve la vente\u00a0:",
    ),
    ...(desk
      ? open.lines.map(({ reference }) =>
          link(`Preuves de ${reference}`, `${desk}/commandes/${reference}/preuves`),
        )
      : [remoteCommands(environment, "npm run orders -- evidence <référence>")]),
  );
}

export function failedRefunds({ failedRefunds: failed, desk }: PaymentNews & Context): Matter {
  if (failed.total === 0) return [];
  return matter(
    counted(failed.total, "remboursement échoué", "remboursements échoués"),
    "Des remboursements n’ont pas abouti",
    ...list(failed, ({ reference, sum }) => ({ label: reference, value: sum })),
    paragraph(
      "Ces sommes vous sont revenues\u00a0: convenez avec l’acheteur d’un autre moyen de les lui rendre.",
    ),
    ...ordersAtDesk({ desk }, failed.lines),
  );
}

export function sumsOnly({ refundsLackDetail }: PaymentNews): Matter {
  if (!refundsLackDetail) return [];
  return matter(
    "remboursements annoncés sans détail",
    "Les remboursements sont annoncés sans leur détail",
    paragraph(
      "Le prestataire de paiement annonce au site des sommes remboursées, mais pas chaque remboursement\u00a0: un remboursement en attente ou annulé passerait pour fait. Dans les réglages du webhook, ajoutez refund.created, refund.updated et refund.failed. Ce message ne sera pas répété.",
    ),
  );
}

export function others({ others: paid, desk }: PaymentNews & Context): Matter {
  if (paid.total === 0) return [];
  return matter(
    counted(paid.total, "autre paiement", "autres paiements"),
    "Des paiements pour un autre produit",
    ...list(paid, ({ reference, sum }) => ({ label: reference, value: sum })),
    paragraph(
      "Le site ne vend pas ce produit\u00a0: il n’a rien envoyé à l’acheteur. Si c’était pour un produit du site, donnez son nom au lien de paiement (product, dans ses métadonnées) et livrez cette commande vous-même.",
    ),
    ...ordersAtDesk({ desk }, paid.lines),
  );
}

const none = { lines: [], total: 0 };

export function unmailed({ unmailed: paid = none, desk }: PaymentNews & Context): Matter {
  if (paid.total === 0) return [];
  return matter(
    counted(paid.total, "commande sans adresse", "commandes sans adresse"),
    "Des commandes n’ont pas d’adresse e-mail",
    ...list(paid, ({ reference, sum }) => ({ label: reference, value: sum })),
    paragraph(
      "Leur paiement n’en portait pas, ou aucune qui s’écrive\u00a0: ces acheteurs n’ont pas reçu leur confirmation. Cherchez l’adresse chez le prestataire de paiement, et écrivez-leur.",
    ),
    ...ordersAtDesk({ desk }, paid.lines),
  );
}

export function twice({ twice: paid = none, desk }: PaymentNews & Context): Matter {
  if (paid.total === 0) return [];
  return matter(
    counted(paid.total, "achat payé deux fois", "achats payés deux fois"),
    "Des achats ont peut-être été payés deux fois",
    ...list(paid, ({ reference, sum, other }) => ({
      label: reference,
      value: `${sum}, comme ${other}`,
    })),
    paragraph(
      "Le même acheteur a payé le même produit deux fois en quelques jours. S’il n’en voulait qu’un, remboursez l’autre chez le prestataire de paiement.",
    ),
    ...ordersAtDesk({ desk }, paid.lines),
  );
}

export function uncounted({ uncounted: moved = none, desk }: PaymentNews & Context): Matter {
  if (moved.total === 0) return [];
  return matter(
    counted(moved.total, "somme dans une autre devise", "sommes dans une autre devise"),
    "Des sommes ont bougé dans une autre devise que leur paiement",
    ...list(moved, ({ reference, sum }) => ({ label: reference, value: sum })),
    paragraph(
      "Le prestataire n’en donne pas la contre-valeur\u00a0: elles ne comptent ni dans les recettes, ni dans l’état de la commande. Voyez avec lui ce qui a quitté votre solde.",
    ),
    ...ordersAtDesk({ desk }, moved.lines),
  );
}
