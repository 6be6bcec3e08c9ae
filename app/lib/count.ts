/** `1 lead`, `3,000 leads`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : plural}`;
}

/** In French: `1 colis`, `0 rétractation`, `3 rétractations`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count}\u00A0${count < 2 ? one : many}`;
