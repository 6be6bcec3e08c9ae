/** A sentence or a name with a small first letter, for use inside a sentence. */
export function decapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
