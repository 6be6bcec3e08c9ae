import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Letters that people type or leave out who search: SQLite's own `lower` knows those of English only. At most twenty,
 * since each is a call inside another and the parsers of older SQLite programs have room for a hundred symbols.
 */
const folds: Readonly<Record<string, string>> = {
  a: "àâä",
  c: "ç",
  e: "éèêëÉÈ",
  i: "îï",
  n: "ñ",
  o: "ôö",
  u: "ûü",
  oe: "œ",
  " ": "-",
  "'": "’",
};

const pairs = Object.entries(folds).flatMap(([to, letters]) =>
  Array.from(letters, (from) => [from, to] as const),
);

/** A name without capitals, accents and hyphens. */
export function fold(text: string): string {
  const replaced = pairs.reduce((folded, [from, to]) => folded.replaceAll(from, to), text);
  // Like SQLite's `lower`, which the index uses.
  return replaced.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** `fold` in SQL, word for word the same in an index and in a query that uses it. */
export function folded(column: SQLWrapper): SQL {
  const replaced = pairs.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${sql.raw(quoted(from))}, ${sql.raw(quoted(to))})`,
    sql`${column}`,
  );
  return sql`lower(${replaced})`;
}

/** Of a folded name: what follows its first word. */
export const afterFirstWord = (name: SQL) => sql`substr(${name}, instr(${name}, ' ') + 1)`;

/** Of a folded name: its last word. */
export const lastWord = (name: SQL) =>
  sql`replace(${name}, rtrim(${name}, replace(${name}, ' ', '')), '')`;

/** Whether a text begins with another one, by an index on it. */
export const beginsWith = (text: SQLWrapper, prefix: string) =>
  sql`(${text} >= ${prefix} AND ${text} < ${`${prefix}\u{10FFFF}`})`;
