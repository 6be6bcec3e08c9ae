import { saleConditions } from "./offers";

const { withdrawalDays } = saleConditions;

/** The right to withdraw from what is sold beside the book: with the terms of sale, one line under the price. */
export const withdrawalLines = {
  training: `Vous avez ${withdrawalDays} jours pour vous rétracter.`,
  "prompt-pack": `Vous avez ${withdrawalDays} jours pour vous rétracter ; ouvrir le pack avant, c’est renoncer à ce droit.`,
};
