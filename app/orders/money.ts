import { amount, decimal } from "~/lib/money";
import { decimalsOf } from "./stripe/currencies";

/** A sum in the currency's unit: 19.9 for 1990 cents. */
export function unitsOf(cents: number, currency: string): number {
  return cents / 10 ** decimalsOf(currency);
}

/** `19,90€`; another currency by its code, `31,90 CAD`. On every page, receipt, mail and list. */
export function money(cents: number, currency: string): string {
  if (currency === "eur") return amount(cents);
  const sum = decimal(unitsOf(cents, currency), decimalsOf(currency));
  return `${sum}\u00a0${currency.toUpperCase()}`;
}
