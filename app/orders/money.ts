import { gift } from "~/content/price-words";
import type { Order } from "~/db/schema";
import { amount, decimal } from "~/lib/money";

/**
 * Decimals of the currencies that the provider does not count in hundredths. ISK and UGX have no decimals any more, but
 * the provider still counts them in hundredths, like HUF and TWD. https://docs.stripe.com/currencies
 */
const decimals: Readonly<Record<string, number>> = {
  ...allOf("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf", 0),
  ...allOf("bhd jod kwd omr tnd", 3),
};

function allOf(currencies: string, count: number) {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, count]));
}

/** The number of decimals in the provider's smallest unit of a currency. */
function decimalsOf(currency: string): number {
  return decimals[currency] ?? 2;
}

/** A sum in the currency's unit: 19.9 for 1990 cents. */
export function toUnits(cents: number, currency: string): number {
  return cents / 10 ** decimalsOf(currency);
}

/** `19,90€`; other currencies with their code, `31,90 CAD`. For every page, receipt, mail and list. */
export function money(cents: number, currency: string): string {
  if (currency === "eur") return amount(cents);
  const sum = decimal(toUnits(cents, currency), decimalsOf(currency));
  return `${sum}\u00a0${currency.toUpperCase()}`;
}

/** What something cost, as printed: a gift costs no `0€`. */
export function charged(cents: number, currency: string): string {
  return cents === 0 ? gift : money(cents, currency);
}

/** What makes up the sum of an order: price - discount + delivery = total, in the currency's smallest unit. */
export function breakDown({
  amount_cents,
  discount_cents,
  shipping_cents,
}: Pick<Order, "amount_cents" | "discount_cents" | "shipping_cents">) {
  const delivery = shipping_cents ?? 0;
  const price = amount_cents - delivery + discount_cents;
  return { price, discount: discount_cents, delivery, total: amount_cents };
}
