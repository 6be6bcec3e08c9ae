/** Groups of people who may be written to, for the tool that the author likes. */
import { type SQL, sql } from "drizzle-orm";
import {
  challengeParticipants,
  type LeadTable,
  leadTables,
  resourceSubscribers,
} from "~/db/schema";
import { csvRecords } from "../kit/csv";
import type { Row } from "../kit/database";
import { UsageError } from "../kit/errors";
import { rowsOf, type Session, unionAll } from "../kit/session";
import { formatCount } from "../kit/table";
import { type ExportFormat, writeTo } from "./export";

/** `challenge:` and the first day of a session, or `news`. */
export type Group = { kind: "challenge"; session: string } | { kind: "news" };

export function readGroup(text: string): Group {
  if (text === "news") return { kind: "news" };
  const [, session = ""] = /^challenge:(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  const time = Date.parse(session);
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(session)) {
    return { kind: "challenge", session };
  }
  throw new UsageError(`--group takes challenge:2026-12-01 or news, not "${text}"`);
}

const columns = ["email", "first_name", "created_at", "consent_text"] as const;

/** One row an address, the first one that it left; nobody who unsubscribed. */
function membersOf(arms: SQL[]): SQL {
  return sql`SELECT email, first_name, min(created_at) AS created_at, consent_text
    FROM (${unionAll(arms)})
    WHERE NOT EXISTS (SELECT 1 FROM unsubscribed_addresses WHERE address = lower(email))
    GROUP BY lower(email) ORDER BY 3, 1`;
}

export function groupRows(group: Group): SQL {
  if (group.kind === "challenge") {
    return membersOf([
      sql`SELECT email, first_name, created_at, consent_text FROM ${challengeParticipants}
        WHERE session = ${group.session} AND agree_to_emails`,
    ]);
  }
  return membersOf(
    leadTables.map(
      (table) => sql`SELECT email, ${firstNameIn(table)} AS first_name, created_at, consent_text
        FROM ${table} WHERE news_consent`,
    ),
  );
}

/** The diagnostic asks for one name, and the toolbox for none. */
function firstNameIn(table: LeadTable): SQL {
  if (table === challengeParticipants) return sql`first_name`;
  return table === resourceSubscribers ? sql`metadata ->> 'prenom'` : sql`NULL`;
}

/** Writes the group with the sentence of each consent. */
export async function exportGroup(
  session: Session,
  group: Group,
  { format, output }: { format: ExportFormat; output: string | null },
): Promise<void> {
  const rows = await rowsOf(session, groupRows(group));
  await writeTo(output, [textOf(rows, format)]);
  session.terminal.note(`${formatCount(rows.length, "address", "addresses")} exported`);
}

function textOf(rows: readonly Row[], format: ExportFormat): string {
  if (format === "json") return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const records = [columns, ...rows.map((row) => columns.map((name) => row[name]))] as unknown[][];
  const text = csvRecords(records, format === "excel" ? ";" : ",");
  return format === "excel" ? `\uFEFF${text}` : text;
}
