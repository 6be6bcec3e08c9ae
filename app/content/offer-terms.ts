import { saleConditions } from "./offers";

const days = `${saleConditions.withdrawalDays} jours`;

/** Under each price that is not the book's: the right to withdraw, and what opening at once does to it. */
export const offerTerms = {
  training: `Vous avez ${days} pour vous rétracter, à compter de l’achat.`,
  "prompt-pack": `Vous avez ${days} pour vous rétracter, sauf si vous faites ouvrir le PDF avant.`,
  vip: `Vous avez ${days} pour vous rétracter, à compter de la signature ; une séance tenue avant, à votre demande, reste due.`,
} as const;
