/**
 * Decimals of the currencies that the provider does not count in hundredths. It does count ISK and UGX in hundredths,
 * although they have none by now, and HUF and TWD too. https://docs.stripe.com/currencies
 */
const decimals: Readonly<Record<string, number>> = {
  ...allOf("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf", 0),
  ...allOf("bhd jod kwd omr tnd", 3),
};

function allOf(currencies: string, count: number) {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, count]));
}

/** The number of decimals in the provider's smallest unit of a currency. */
export function decimalsOf(currency: string): number {
  return decimals[currency] ?? 2;
}
