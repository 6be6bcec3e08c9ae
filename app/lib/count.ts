/** `1 lead`, `3,000 leads`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : plural}`;
}

/** In French: `1 colis`, `0 rétractation`, `3 rétractations`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count}\u00A0${count < 2 ? one : many}`;

const words =
  "zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
    " ",
  );

/** A number for use in a French sentence: `deux`, `17`. */
export function inWords(number: number): string {
  return words[number] ?? String(number);
}
