/** An amount in cents as the funnel's recaps write it: always two decimals, `273,90€`. */
export function amount(cents: number): string {
  const [euros = "", rest] = (cents / 100).toFixed(2).split(".");
  return `${euros.replace(/\B(?=(\d{3})+$)/g, " ")},${rest}€`;
}

/** A list price as the specification writes it: decimals only where there are some, `57€`, `3 000€`. */
export function price(cents: number): string {
  return amount(cents).replace(/,00(?=€)/, "");
}

/** The same in a sentence: `57 euros`. */
export function euros(cents: number): string {
  return price(cents).replace("€", " euros");
}

/** The same with no-break spaces, where a line of text could end inside it. */
export function unbrokenPrice(cents: number): string {
  return price(cents).replaceAll(" ", "\u00A0");
}
