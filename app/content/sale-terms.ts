import { promptPack, saleConditions } from "./offers";

const days = `${saleConditions.withdrawalDays}\u00a0jours`;

/** The right to withdraw from what is sold beside the book: with the terms of sale, one line under the price. */
export const withdrawalLines = {
  training: `Vous avez ${days} pour vous rétracter, à compter de l’achat.`,
  "prompt-pack": `Vous avez ${days} pour vous rétracter\u202f; ouvrir le pack avant, c’est renoncer à ce droit, et la garantie de ${promptPack.guaranteeDays}\u00a0jours vous reste.`,
  vip: `Vous avez ${days} pour vous rétracter, à compter de la signature\u202f; une séance tenue avant, à votre demande, reste due.`,
};

/** What stands before the link to the terms where nothing is ordered on the page. */
export const vipTermsBefore = "Le contrat d’accompagnement complète les";
