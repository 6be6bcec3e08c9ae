import { promptPack, saleConditions } from "./offers";

const days = `${saleConditions.withdrawalDays}\u00a0jours`;

/** The right to withdraw from products other than the book: one line under the price, with a link to the terms of sale. */
export const withdrawalLines = {
  training: `Vous avez ${days} pour vous rétracter, à compter de l’achat.`,
  "prompt-pack": `Vous avez ${days} pour vous rétracter\u202f; ouvrir le pack avant, c’est renoncer à ce droit, et la garantie de ${promptPack.guaranteeDays}\u00a0jours vous reste.`,
  vip: `Vous avez ${days} pour vous rétracter, à compter de la signature\u202f; une séance tenue avant, à votre demande, reste due.`,
};

/** Precedes the link to the terms on a page without an order form. */
export const vipTermsBefore = "Le contrat d’accompagnement complète les";
