/** A number in French notation, without the runtime's locale data: `3 000,00`. */
export function decimal(value: number, decimals: number): string {
  const [whole = "", rest] = value.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, " ");
  return rest ? `${grouped},${rest}` : grouped;
}

/** An amount in cents as the funnel's recaps write it: always two decimals, `273,90€`. */
export function amount(cents: number): string {
  return `${decimal(cents / 100, 2)}€`;
}

/** A list price as the specification writes it: decimals only where there are some, `57€`, `3 000€`. */
export function price(cents: number): string {
  return amount(cents).replace(/,00(?=€)/, "");
}

/** A price for use in a sentence: `57 euros`. */
export function euros(cents: number): string {
  return price(cents).replace("€", " euros");
}

/** A price with no-break spaces, for text that may wrap. */
export function unbrokenPrice(cents: number): string {
  return price(cents).replaceAll(" ", "\u00A0");
}
