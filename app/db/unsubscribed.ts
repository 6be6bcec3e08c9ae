import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mailboxSql, normalizeMailbox } from "./mailbox";
import { unsubscribedAddresses } from "./schema";

/** The row to store for an address that unsubscribes. */
export const unsubscription = (email: string, created_at: string) => ({
  address: email.toLowerCase(),
  created_at,
  mailbox: normalizeMailbox(email),
});

/** Rows of a mailbox under any spelling of its address. */
export function sharesMailbox(email: SQLWrapper | string): SQL {
  const { address, mailbox } = unsubscribedAddresses;
  const wanted = typeof email === "string" ? normalizeMailbox(email) : mailboxSql(sql`${email}`);
  return sql`(${mailbox} = ${wanted} OR ${address} = lower(${email}))`;
}

/**
 * Whether a mailbox has unsubscribed, under any spelling of its address.
 *
 * @param since when the person last requested something: earlier unsubscriptions do not count
 */
export function isUnsubscribed(
  email: SQLWrapper | string,
  since: SQLWrapper | string = "",
): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM ${unsubscribedAddresses}
    WHERE ${sharesMailbox(email)} AND ${unsubscribedAddresses.created_at} >= ${since})`.mapWith(
    Boolean,
  );
}
