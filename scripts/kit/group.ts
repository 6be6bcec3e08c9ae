/** Groups of people who may be written to, for the author's mailing tool. */

import { type SQL, sql } from "drizzle-orm";
import { productIds } from "~/content/products";
import { challengeParticipants, type LeadTable, leadTables, orders } from "~/db/schema";
import { isUnsubscribed } from "~/db/unsubscribed";
import { formatCount } from "~/lib/count";
import { isDay } from "~/lib/time";
import { isBuyer } from "~/orders/buyer";
import { whyOrderMail } from "~/orders/mails/order";
import type { Row } from "./database";
import { UsageError } from "./errors";
import { type FileFormat, writeRows } from "./file";
import { rowsOf, type Session } from "./session";

const examples = `${productIds.map((id) => `buyers:${id}`).join(", ")}, challenge:2026-12-01 or news`;

export const groupHelp = `who may be written to: ${examples}`;

/** Selects the people of a group with the consent sentence of each; one statement per table. */
export function readGroup(text: string): SQL[] {
  if (text === "news") {
    return leadTables.map(
      (table) => sql`SELECT email, ${firstNameIn(table)} AS first_name, created_at, consent_text
        FROM ${table} WHERE news_consent`,
    );
  }
  const product = productIds.find((id) => text === `buyers:${id}`);
  if (product) {
    // Buyers gave no consent: the letter is part of the contract, and says so.
    return [
      sql`SELECT email, NULL AS first_name, created_at, ${whyOrderMail} AS consent_text
        FROM ${orders} WHERE ${isBuyer(product)}`,
    ];
  }
  const [, session = ""] = /^challenge:(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  if (isDay(session)) {
    return [
      sql`SELECT email, first_name, created_at, consent_text FROM ${challengeParticipants}
        WHERE session = ${session} AND agree_to_emails`,
    ];
  }
  throw new UsageError(`--group takes ${examples}, not "${text}"`);
}

/** Depends on the table: a form that asks for one full name, or none, has no first name. */
function firstNameIn(table: LeadTable): SQL {
  if ("first_name" in table) return sql`first_name`;
  return "metadata" in table ? sql`metadata ->> 'prenom'` : sql`NULL`;
}

/** Writes the first row of each address, without unsubscribed addresses. */
export async function exportGroup(
  { db, terminal }: Session,
  group: readonly SQL[],
  file: { format: FileFormat; output: string | null },
): Promise<void> {
  const found = await rowsOf(
    db,
    group.map((people) => sql`SELECT * FROM (${people}) WHERE NOT ${isUnsubscribed(sql`email`)}`),
  );
  const rows = firstOfEach(found.flat() as Person[]);
  const columns = ["email", "first_name", "created_at", "consent_text"];
  await writeRows({ ...file, columns }, rows);
  terminal.note(`${formatCount(rows.length, "address", "addresses")} exported`);
}

type Person = Row & Record<"email" | "created_at", string>;

/** The earliest row of each address, oldest first. */
function firstOfEach(people: readonly Person[]): Person[] {
  const sorted = people.toSorted(
    (a, b) => compare(a.created_at, b.created_at) || compare(a.email, b.email),
  );
  const first = new Map<string, Person>();
  for (const person of sorted) {
    const address = person.email.toLowerCase();
    if (!first.has(address)) first.set(address, person);
  }
  return [...first.values()];
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
