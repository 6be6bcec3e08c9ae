import { type SQL, sql } from "drizzle-orm";

/** The most selects that D1 accepts in one compound select. */
const maxTerms = 5;

/** `UNION ALL` of any number of selects, nested to stay within D1's limit. */
export function unionAll(selects: readonly SQL[]): SQL {
  if (selects.length <= maxTerms) return sql.join([...selects], sql` UNION ALL `);
  const groups = Array.from({ length: Math.ceil(selects.length / maxTerms) }, (_, group) =>
    selects.slice(group * maxTerms, (group + 1) * maxTerms),
  );
  return unionAll(groups.map((group) => sql`SELECT * FROM (${unionAll(group)})`));
}
