/** The first word of a text: a person's first name, as most people write their own. */
export function firstWord(text: string): string {
  return text.trim().split(/\s/u, 1)[0] ?? "";
}
