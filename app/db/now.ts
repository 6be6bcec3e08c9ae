import { type SQL, sql } from "drizzle-orm";

/**
 * The time by the database's clock, in SQL. The operator's clock may be wrong, which could delay an event.
 *
 * @param later SQLite's modifiers, such as `+1 hour`
 */
export const databaseTime = (...later: string[]): SQL =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now'${sql.join(later.map((modifier) => sql`, ${modifier}`))})`;
