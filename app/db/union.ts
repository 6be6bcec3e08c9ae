import { type SQL, sql } from "drizzle-orm";

/** D1 takes this many selects in one compound select. */
const maxTerms = 5;

/** `UNION ALL` of any number of selects: nested beyond what D1 takes at once. */
export function unionAll(selects: readonly SQL[]): SQL {
  if (selects.length <= maxTerms) return sql.join([...selects], sql` UNION ALL `);
  const groups = Array.from({ length: Math.ceil(selects.length / maxTerms) }, (_, group) =>
    selects.slice(group * maxTerms, (group + 1) * maxTerms),
  );
  return unionAll(groups.map((group) => sql`SELECT * FROM (${unionAll(group)})`));
}
