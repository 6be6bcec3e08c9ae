/** A sentence with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence or a name with a small first letter, for use inside a sentence. */
export function decapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
