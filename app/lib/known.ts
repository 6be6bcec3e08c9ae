/** The items that are there. */
export function known<Item>(...items: readonly (Item | null | undefined)[]): Item[] {
  return items.filter((item) => item !== null && item !== undefined);
}

/** A text from the sentences that are there. */
export function sentences(...items: readonly (string | null | undefined)[]): string {
  return known(...items).join(" ");
}

const numbers =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
    " ",
  );

/** A number in French letters up to sixteen, else in figures. */
export function inWords(number: number): string {
  return numbers[number] ?? String(number);
}
