import { createHash } from "node:crypto";
import initSqlJs, { type Database } from "sql.js";

const { Database: SQLite } = await initSqlJs();

/** An error of Cloudflare's API, with its number. */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 404,
  ) {
    super(message);
  }
}

export interface Remote {
  uuid: string;
  name: string;
  sqlite: Database;
}

export const createRemote = (name: string, uuid: string = crypto.randomUUID()): Remote => ({
  uuid,
  name,
  sqlite: new SQLite(),
});

export function query({ sqlite }: Remote, sql: string) {
  sqlite.run("BEGIN");
  try {
    const results = [];
    for (const statement of sqlite.iterateStatements(sql)) {
      const rows = [];
      while (statement.step()) rows.push(statement.getAsObject());
      results.push({ results: rows, success: true, meta: { duration: 1 } });
    }
    sqlite.run("COMMIT");
    return results;
  } catch (error) {
    sqlite.run("ROLLBACK");
    throw new ApiError(7500, `${(error as Error).message}: SQLITE_ERROR`, 400);
  }
}

const quoted = (name: unknown) => `"${name}"`;

/** SQL in the form of D1's export, which names the columns of each row. */
export function dump(remote: Remote): string {
  const rowsOf = (sql: string) => query(remote, sql)[0]?.results ?? [];
  const made = rowsOf(
    "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type = 'table'",
  );
  const others = rowsOf("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND type != 'table'");
  const lines = ["PRAGMA defer_foreign_keys=TRUE;"];
  for (const { name, sql } of made) {
    if (!String(name).startsWith("sqlite_")) lines.push(`${sql};`);
    const columns = rowsOf(`PRAGMA table_info(${quoted(name)})`).map((column) =>
      quoted(column.name),
    );
    const values = columns.map((column) => `quote(${column})`).join(" || ',' || ");
    for (const { row } of rowsOf(`SELECT ${values} AS row FROM ${quoted(name)}`))
      lines.push(`INSERT INTO ${quoted(name)} (${columns.join()}) VALUES(${row});`);
  }
  return `${[...lines, ...others.map(({ sql }) => `${sql};`)].join("\n")}\n`;
}

export const etagOf = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("hex");
