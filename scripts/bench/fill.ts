import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { openDatabase } from "~/db/client";
import { leadTables, outboxEvents } from "~/db/schema";
import type { StoreContext } from "~/leads/store";
import {
  challengeForm,
  chapterForm,
  diagnosticLead,
  storeChallengeParticipant,
  storeChapterRequest,
  storeDiagnostic,
} from "../../tests/support/leads";

/** Rows a statement: few enough for one transaction, many enough to be quick. */
const portion = 100_000;

/**
 * Fills each lead table with as many leads as a site might gather in years. The newest third have their
 * delivered events: as many in all as there are leads in one table.
 */
export async function fillTables(d1: D1Database, rows: number): Promise<void> {
  await storeModels({ db: openDatabase(d1) });
  await withoutIndexes(d1, async () => {
    for (const [number, table] of leadTables.entries()) {
      const name = getTableName(table);
      const part = { number, rows };
      await copyModel(d1, { table, where: "1", own: ofLead }, { ...part, from: 0 });
      await copyModel(
        d1,
        { table: outboxEvents, where: `lead_table = '${name}'`, own: ofEvent },
        { ...part, from: rows - eventsATable(rows) },
      );
    }
  });
}

function eventsATable(rows: number): number {
  return Math.floor(rows / 3);
}

/** One lead in each table, as its form stores it. */
async function storeModels(context: StoreContext) {
  await storeDiagnostic(context, diagnosticLead());
  await storeChapterRequest(context, chapterForm());
  await storeChallengeParticipant(context, challengeForm({ bookTopicIdea: "Oser déléguer" }));
}

/** Row by row an index of random ids takes most of the time; at the end it is made in one go. */
async function withoutIndexes(d1: D1Database, work: () => Promise<void>) {
  const { results } = await d1
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    .all<{ name: string; sql: string }>();
  for (const { name } of results) await d1.prepare(`DROP INDEX ${name}`).run();
  await work();
  for (const { sql } of results) await d1.prepare(sql).run();
}

/**
 * The leads from number `?1` to before `?2`, of `?3` in all, in the table numbered `?4`: two and a half
 * minutes apart, the newest now, and each with an id that looks as random as a real one.
 */
const leads = `WITH RECURSIVE numbers(n) AS (
  SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2
), leads AS (
  SELECT printf('%08x-%04x-4', n * 2654435761 % 4294967296, CAST(?4 AS INTEGER))
      || printf('%03x-8000-%012x', n % 4096, n * 40503) AS id,
    strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch() - (?3 - n) * 150 + n % 149 + n % 997 / 1000.0, 'unixepoch') AS moment,
    'lectrice.' || (n * 3 + CAST(?4 AS INTEGER)) || '@example.com' AS email
  FROM numbers
)`;

/** What differs from lead to lead, and from event to event; all else is as in the model. */
const ofLead = {
  id: "id",
  created_at: "moment",
  submission_key: "lower(hex(randomblob(32)))",
  email: "email",
};
const ofEvent = {
  id: "replace(id, '-8000-', '-9000-')",
  created_at: "moment",
  lead_id: "id",
  email: "email",
  status: "'delivered'",
  attempts: "1",
  next_attempt_at: "moment",
  delivered_at: "moment",
};

interface Model {
  table: SQLiteTable;
  where: string;
  own: Readonly<Record<string, string>>;
}

/** Copies the one row of a model under the numbers `from` to before `rows`, and deletes it. */
async function copyModel(
  d1: D1Database,
  { table, where, own }: Model,
  { from, rows, number }: { from: number; rows: number; number: number },
) {
  const name = getTableName(table);
  const model = await d1
    .prepare(`DELETE FROM ${name} WHERE ${where} RETURNING *`)
    .first<Record<string, string | number | null>>();
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const shared = columns.filter((column) => !(column in own));
  const values = columns.map((column) => own[column] ?? `?${5 + shared.indexOf(column)}`);
  const copy = d1.prepare(
    `${leads} INSERT INTO ${name} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM leads`,
  );
  const modelled = shared.map((column) => model?.[column] ?? null);
  for (let first = from; first < rows; first += portion) {
    await copy.bind(first, Math.min(first + portion, rows), rows, number, ...modelled).run();
  }
}
