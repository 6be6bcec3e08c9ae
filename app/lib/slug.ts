/** A text as a segment of a URL: lower-case letters, digits and hyphens. */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
