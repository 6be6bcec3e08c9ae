/**
 * Decimals of the currencies in which the provider does not count hundredths. It counts them in ISK and UGX too, which have
 * none by now, and in HUF and TWD. https://docs.stripe.com/currencies
 */
const decimals: Readonly<Record<string, number>> = {
  ...allOf("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf", 0),
  ...allOf("bhd jod kwd omr tnd", 3),
};

function allOf(currencies: string, count: number) {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, count]));
}

/** How many decimals the provider's smallest unit of a currency is. */
export function decimalsOf(currency: string): number {
  return decimals[currency] ?? 2;
}
