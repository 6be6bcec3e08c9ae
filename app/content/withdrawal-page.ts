import { saleConditions } from "./offers";
import { type ProductId, productIds, products } from "./products";
import type { PageMeta } from "./types";

/** The products of the form, by value. */
export const withdrawalProducts = productIds;

export const productLabels = Object.fromEntries(
  productIds.map((id) => [id, products[id].contract]),
) as Record<(typeof productIds)[number], string>;

/** The rule for a book, within the legal period and the guarantee alike. */
export const keepTheBook =
  "Gardez le livre\u00a0: nous ne vous demandons ni de le renvoyer, ni de rien montrer.";

/** `/retractation`, articles L. 221-21 and D. 221-5 of the Code de la consommation. */
export const withdrawalPage = {
  meta: {
    title: "Renoncer au contrat\u00a0: exercer votre droit de rétractation",
    description: `Déclarez en ligne que vous renoncez à un achat, sans motif ni pénalité\u00a0: deux étapes, un accusé de réception daté. Le délai légal est de ${saleConditions.withdrawalDays}\u00a0jours.`,
  } satisfies PageMeta,
  form: {
    title: "Renoncer au contrat",
    lead: `Vous avez acheté sur ce site et changez d’avis\u202f? Déclarez-le ici. Aucun motif ne vous est demandé, la déclaration est gratuite et vous êtes remboursé en entier. Le délai légal de rétractation est de ${saleConditions.withdrawalDays}\u00a0jours. ${keepTheBook}`,
    steps: "Étape\u00a01 sur 2\u00a0: votre déclaration",
    products: "De quel contrat s’agit-il\u202f?",
    submit: "Continuer",
    next: "Rien n’est envoyé à cette étape\u00a0: vous relirez votre déclaration avant de la confirmer.",
    termsLabel: "Le droit de rétractation dans les conditions générales de vente",
    terms: "/conditions-generales-de-vente#article-7",
  },
  labels: {
    firstName: "Votre prénom",
    lastName: "Votre nom",
    email: "Adresse e-mail où recevoir l’accusé de réception",
    product: "Contrat",
    reference: "Numéro de commande, ou adresse e-mail utilisée pour payer (facultatif)",
    message: "Message (facultatif)",
  },
  recap: {
    title: "Relisez votre déclaration",
    steps: "Étape\u00a02 sur 2\u00a0: la confirmation",
    statement: "Je vous notifie par la présente ma rétractation du contrat portant sur\u00a0:",
    confirm: "Confirmer la rétractation",
    change: "Modifier",
    failure: (email: string) =>
      `Votre rétractation n’a pas pu être enregistrée. Tout ce que vous avez saisi est encore là\u00a0: confirmez de nouveau dans un instant. Si cela échoue encore, écrivez à ${email} avant la fin du délai.`,
  },
  receipt: {
    title: "Votre rétractation est enregistrée",
    heading: "Accusé de réception",
    lead: "Voici l’accusé de réception de votre déclaration, avec son contenu, sa date et son heure.",
    mailed: (email: string) =>
      `Nous l’adressons aussi à ${email}. Il peut tarder\u00a0: cette page, imprimée ou enregistrée, est dès maintenant votre preuve.`,
    notMailed: "Imprimez cette page ou enregistrez-la\u00a0: elle est votre preuve.",
    number: "Numéro",
    received: "Reçue le",
    at: "à",
    zone: "heure de Paris",
    declaration: "Déclaration",
    name: "Nom",
    addressee: "Adressée à",
    next: "Et maintenant",
  },
} as const;

/** What follows a declaration about these products. */
export function afterWithdrawal(declared: readonly ProductId[]): string[] {
  return [
    ...declared.map((id) => products[id].rights),
    ...(declared.includes("book") ? [keepTheBook] : []),
    `Le remboursement est dû au plus tard ${saleConditions.withdrawalRefundDays}\u00a0jours après votre déclaration, par le moyen de paiement d’origine.`,
    "Cet accusé de réception atteste votre déclaration. Il ne dit rien du délai, que les conditions générales de vente rappellent.",
  ];
}
