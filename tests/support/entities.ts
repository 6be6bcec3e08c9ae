const characters: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"' },
  ...{ "#39": "'", "#x27": "'" },
};

/** A text as it was before a page, a mail or a feed escaped it. */
export const unescaped = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
