import { price } from "~/lib/money";
import { listCents, type Price, saving } from "./offers";

/** Instead of a price of nothing. */
export const gift = "offert";

/** A price for use in a sentence: with the struck price, if there is one. */
export function priceWords(asked: Price): string {
  const list = listCents(asked);
  return list ? `${price(asked.cents)} au lieu de ${price(list)}` : price(asked.cents);
}

/** What a buyer saves; null if that is nothing. */
export function savingWords(asked: Price): string | null {
  const saved = saving(asked);
  return saved ? `Vous économisez ${price(saved)}` : null;
}
