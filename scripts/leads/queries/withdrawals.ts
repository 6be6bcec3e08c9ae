import { raw, type Sql, sql } from "../sql";
import type { Page } from "./page";

export const withdrawalColumns = raw(
  "id, created_at, first_name, last_name, email, products, reference, message",
);

/** The newest declarations of withdrawal before a place. */
export function listWithdrawals({ before, limit }: Page): Sql {
  return sql`SELECT ${withdrawalColumns} FROM withdrawals
    WHERE (created_at, id) < (${before.created_at}, ${before.id})
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}
