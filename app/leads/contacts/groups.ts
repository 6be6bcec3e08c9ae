/** Groups of people who may be written to, for the author's mailing tool. */
import { type SQL, sql } from "drizzle-orm";
import { productIds } from "~/content/products";
import type { Database } from "~/db/client";
import { type Row, rowsOf } from "~/db/rows";
import { challengeParticipants, type LeadTable, leadTables, orders } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { isDay } from "~/lib/time";
import { isBuyer } from "~/orders/buyer";
import { whyOrderMail } from "~/orders/mails/order";

/** A group's people with the consent sentence of each; one statement per table. */
export type Group = readonly SQL[];

export const groupColumns = ["email", "first_name", "created_at", "consent_text"];

/** The group of a name: `buyers:<product>`, `challenge:<day>` or `news`; null for another name. */
export function readGroup(name: string): Group | null {
  if (name === "news") {
    return leadTables.map(
      (table) => sql`SELECT email, ${firstNameIn(table)} AS first_name, created_at, consent_text
        FROM ${table} WHERE news_consent`,
    );
  }
  const product = productIds.find((id) => name === `buyers:${id}`);
  if (product) {
    // Buyers gave no consent: the letter is part of the contract, and says so.
    return [
      sql`SELECT email, NULL AS first_name, created_at, ${whyOrderMail} AS consent_text
        FROM ${orders} WHERE ${isBuyer(product)}`,
    ];
  }
  const [, session = ""] = /^challenge:(\d{4}-\d\d-\d\d)$/.exec(name) ?? [];
  if (!isDay(session)) return null;
  return [
    sql`SELECT email, first_name, created_at, consent_text FROM ${challengeParticipants}
      WHERE session = ${session} AND agree_to_emails`,
  ];
}

/** Depends on the table: a form that asks for one full name, or none, has no first name. */
function firstNameIn(table: LeadTable): SQL {
  if ("first_name" in table) return sql`first_name`;
  return "metadata" in table ? sql`metadata ->> 'prenom'` : sql`NULL`;
}

type Member = Row & Record<"email" | "created_at", string>;

/** The first row of each address, oldest first, without unsubscribed addresses. */
export async function findMembers(db: Database, group: Group): Promise<Row[]> {
  const found = await rowsOf(
    db,
    group.map((people) => sql`SELECT * FROM (${people}) WHERE NOT ${isUnsubscribed(sql`email`)}`),
  );
  const sorted = (found.flat() as Member[]).toSorted(
    (a, b) => compare(a.created_at, b.created_at) || compare(a.email, b.email),
  );
  const first = new Map<string, Member>();
  for (const member of sorted) {
    const address = member.email.toLowerCase();
    if (!first.has(address)) first.set(address, member);
  }
  return [...first.values()];
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Sessions of the challenge that somebody has joined, the first one first. Looks each up by the index. */
export async function findSessions(db: Database): Promise<string[]> {
  const next = (after: SQL) =>
    sql`SELECT min(session) FROM ${challengeParticipants} WHERE session > ${after}`;
  const rows = await db.all<{ session: string }>(sql`WITH RECURSIVE joined (session) AS (
      ${next(sql`''`)} UNION ALL SELECT (${next(sql`joined.session`)}) FROM joined WHERE session IS NOT NULL
    ) SELECT session FROM joined WHERE session IS NOT NULL`);
  return rows.map(({ session }) => session);
}
