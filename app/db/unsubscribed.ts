import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { unsubscribedAddresses } from "./schema";

/**
 * Whether an address has unsubscribed.
 *
 * @param email in any case
 * @param since counts no unsubscription before that moment, after which something was asked for
 */
export function isUnsubscribed(
  email: SQLWrapper | string,
  since: SQLWrapper | string = "",
): SQL<boolean> {
  const { address, created_at } = unsubscribedAddresses;
  return sql`EXISTS (SELECT 1 FROM ${unsubscribedAddresses}
    WHERE ${address} = lower(${email}) AND ${created_at} >= ${since})`.mapWith(Boolean);
}
