import { saleConditions, span, withdrawalProlonged } from "~/content/offers";

/** The buyer's mails. */
export const orderMails = {
  see: "Voir ma commande",
  why: "Vous recevez ce message parce que vous avez acheté sur notre site avec cette adresse. Il fait partie de votre contrat.",
  paid: {
    subject: (reference: string) => `Votre commande ${reference}`,
    preheader: "Ce que vous avez acheté, comment le recevoir, et vos droits. À conserver.",
    title: "Votre commande est confirmée",
    lead: "Merci de votre confiance. Ce message confirme votre contrat : conservez-le, avec les conditions de vente jointes.",
    labels: { reference: "Référence", paid: "Payé le", total: "Montant TTC" },
    test: "Paiement d’essai : rien n’est encaissé et aucun colis ne part.",
    receive: "Comment recevoir votre achat",
    digital: (day: string) =>
      `Vos contenus numériques se trouvent sur la page de votre commande. Ils s’ouvrent le ${day}, ou dès que vous le demandez sur cette page.`,
    parcel: `Votre exemplaire arrive par la poste sous ${span(saleConditions.deliveryWorkingDays)} jours ouvrés après le paiement. Dites sur la page de votre commande à qui le dédicacer.`,
    keep: "L’adresse de cette page est personnelle : ne transférez pas ce message.",
    seller: "Votre vendeur",
    guarantees: "Vos garanties",
    legal:
      "La garantie légale de conformité et celle des vices cachés s’appliquent dans tous les cas : l’article 8 des conditions de vente les détaille.",
    withdrawal: "Votre droit de rétractation",
    withdrawalText: `Vous avez ${saleConditions.withdrawalDays} jours pour vous rétracter, sans motif : à compter du lendemain de la réception du livre, ou du lendemain du paiement pour la formation et les contenus numériques. ${withdrawalProlonged} Ce droit s’éteint pour un contenu numérique que vous faites ouvrir avant. Se rétracter du livre donne droit au remboursement entier ; ses frais de renvoi sont à votre charge. Déclarez-le en ligne, ou avec ce formulaire.`,
    withdraw: "Renoncer à cette commande en ligne",
    attached: "Les conditions générales de vente du jour de votre achat sont jointes en entier.",
    filename: (day: string) => `conditions-generales-de-vente-${day}.txt`,
  },
  opened: {
    subject: (reference: string) => `Votre accès est ouvert – commande ${reference}`,
    title: "Votre accès est ouvert",
    lead: (name: string, day: string) =>
      `Le ${day}, vous avez demandé à ouvrir : ${name}. Vous avez coché cette phrase :`,
    confirmation:
      "Nous vous en donnons confirmation (article L. 221-28, 13° du Code de la consommation). Conservez ce message.",
    guarantee: "Cela n’enlève rien à la garantie commerciale ni aux garanties légales.",
  },
  sent: {
    subject: (reference: string) => `Votre livre est parti – commande ${reference}`,
    title: "Votre livre est parti",
    lead: (day: string) => `Votre exemplaire a été remis au transporteur le ${day}.`,
    dedication: (dedication: string) => `Il est dédicacé : « ${dedication} ».`,
    tracking: "Suivre le colis",
  },
  refunded: {
    subject: (reference: string) => `Remboursement – commande ${reference}`,
    title: "Votre remboursement",
    part: (sum: string, total: string) =>
      `Nous vous avons remboursé ${sum} en tout, sur ${total}, par le moyen de paiement d’origine. Votre commande reste ouverte.`,
    full: (sum: string) =>
      `Nous vous avons remboursé ${sum}, soit la totalité, par le moyen de paiement d’origine. Le contenu numérique de cette commande est fermé, et un colis qui n’est pas encore parti ne partira pas.`,
    delay: "Selon votre banque, la somme apparaît sur votre compte en quelques jours.",
  },
} as const;
