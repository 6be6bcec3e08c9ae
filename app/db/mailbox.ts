import { type SQL, sql } from "drizzle-orm";
import { type MailProvider, mailProviders, publicLabels, sharedDomains } from "./mail-providers";

/**
 * The mailbox of an address, in lower case. Most services deliver `name+tag@…` to `name@…`; some have more spellings of
 * one name.
 */
export function normalizeMailbox(email: string): string {
  const [, bare = "", host] = /^(.[^+@]*)[^@]*@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  if (host === undefined) return email.toLowerCase();
  const [, subdomain = "", parent = ""] = /^([^.]+)\.(.+)$/.exec(host) ?? [];
  for (const provider of mailProviders) {
    const { domains, hasOwnNames, hasSubdomains } = provider;
    if (domains.includes(host))
      return `${nameAt(provider, bare)}@${hasOwnNames ? host : domains[0]}`;
    if (hasSubdomains && domains.includes(parent)) return `${subdomain}@${parent}`;
  }
  return `${bare}@${host}`;
}

function nameAt({ tag, ignored = [], equal: [one, other] = ["", ""] }: MailProvider, bare: string) {
  // The first letter is part of the name, whatever it is.
  const end = tag ? bare.indexOf(tag, 1) : -1;
  const name = (end < 0 ? bare : bare.slice(0, end)).replaceAll(one || "\0", other);
  return ignored.reduce((text, sign) => text.replaceAll(sign, ""), name);
}

/** The mailbox of a stored address, in SQL. */
export function mailboxSql(address: SQL): SQL {
  return sql`(SELECT ${cases} FROM (SELECT substr(name, 1, 1) || substr(name, 2, instr(substr(name, 2) || '+', '+') - 1) AS bare, host
    FROM (SELECT substr(lower(${address}), 1, instr(${address}, '@') - 1) AS name,
      substr(lower(${address}), instr(${address}, '@') + 1) AS host)))`;
}

const quoted = (text: string) => sql.raw(`'${text}'`);

/** The mailbox from `bare`, the name without its tag, and `host`. */
const cases = sql`CASE ${sql.join(mailProviders.flatMap(casesOf), sql` `)} ELSE bare || '@' || host END`;

function casesOf(provider: MailProvider): SQL[] {
  const { domains, tag, ignored = [], equal, hasOwnNames, hasSubdomains } = provider;
  const untagged = tag
    ? sql`substr(bare, 1, 1) || substr(bare, 2, instr(substr(bare, 2) || ${quoted(tag)}, ${quoted(tag)}) - 1)`
    : sql`bare`;
  const replaced = [...(equal ? [equal] : []), ...ignored.map((sign) => [sign, ""] as const)];
  const name = replaced.reduce(
    (text, [sign, instead]) => sql`replace(${text}, ${quoted(sign)}, ${quoted(instead)})`,
    untagged,
  );
  const known = sql.join(domains.map(quoted), sql`, `);
  const dot = sql`instr(host, '.')`;
  const below = sql`WHEN ${dot} > 1 AND substr(host, ${dot} + 1) IN (${known})
    THEN substr(host, 1, ${dot} - 1) || '@' || substr(host, ${dot} + 1)`;
  return [
    sql`WHEN host IN (${known}) THEN ${name} || '@' || ${hasOwnNames ? sql`host` : quoted(domains[0])}`,
    ...(hasSubdomains ? [below] : []),
  ];
}

/** What all spellings of a stored mailbox begin with, in SQL: less than its name where signs make no difference. */
export function startOf(mailbox: SQL): SQL {
  const host = sql`substr(${mailbox}, instr(${mailbox}, '@') + 1)`;
  const lengths = mailProviders.flatMap(({ domains, ignored = [], equal, hasSubdomains }) => {
    const length = hasSubdomains || ignored.length > 1 ? 0 : 1;
    const isWhole = length > 0 && ignored.length === 0 && !equal;
    const known = sql.join(domains.map(quoted), sql`, `);
    return isWhole ? [] : [sql`WHEN ${host} IN (${known}) THEN ${sql.raw(`${length}`)}`];
  });
  return sql`substr(${mailbox}, 1, CASE ${sql.join(lengths, sql` `)} ELSE instr(${mailbox}, '@') - 1 END)`;
}

/** The domain that an address belongs to, without subdomains; null for a large provider's, which is everybody's. */
export function ownDomain(email: string): string | null {
  const host = normalizeMailbox(email).split("@").at(-1) ?? "";
  if (sharedDomains.has(host)) return null;
  const labels = host.split(".");
  const isPublic = labels.at(-1)?.length === 2 && publicLabels.has(labels.at(-2) ?? "");
  return labels.slice(isPublic ? -3 : -2).join(".");
}
