const euros = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2 });

/** An amount in cents as the funnel's recaps write it: always two decimals, `273,90€`. */
export function amount(cents: number): string {
  return `${euros.format(cents / 100).replace(/\s/g, " ")}€`;
}

/** A list price as the specification writes it: decimals only where there are some, `57€`, `3 000€`. */
export function price(cents: number): string {
  return amount(cents).replace(/,00(?=€)/, "");
}
