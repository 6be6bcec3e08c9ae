import { type SQL, sql } from "drizzle-orm";

/**
 * The mailbox of an address, in lower case. Most services deliver `name+tag@…` to `name@…`; Gmail also ignores dots,
 * and has two domains.
 */
export function mailboxOf(email: string): string {
  const [, name = "", domain] = /^(.[^+@]*)[^@]*@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  if (domain === undefined) return email.toLowerCase();
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** The mailbox of a stored address, in SQL. */
export function mailboxIn(address: SQL): SQL {
  const at = sql`instr(${address}, '@')`;
  const name = sql`substr(lower(${address}), 2, ${at} - 2)`;
  const bare = sql`substr(lower(${address}), 1, 1) || substr(${name}, 1, instr(${name} || '+', '+') - 1)`;
  const domain = sql`substr(lower(${address}), ${at} + 1)`;
  return sql`iif(${domain} IN ('gmail.com', 'googlemail.com'),
    replace(${bare}, '.', '') || '@gmail.com', ${bare} || '@' || ${domain})`;
}
