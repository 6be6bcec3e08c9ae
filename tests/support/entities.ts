const characters: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#x27": "'",
};

/** Undoes the escaping of a page, a mail or a feed. */
export const unescaped = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
