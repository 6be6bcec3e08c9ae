/** A night's copy comes back into an empty database, and the site goes on from there. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as schema from "~/db/schema";
import { readActs } from "~/operator/acts";
import { storePayment } from "~/orders/payment";
import { deliverDueEvents } from "~/outbox/deliver";
import { backupCommand, restoreCommand } from "../../../scripts/backup/command";
import { openDump, sealDump, splitStatements } from "../../../scripts/backup/dump";
import { parse } from "../../../scripts/kit/command";
import type { Target } from "../../../scripts/kit/database";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../../support/database";
import { storeChapterRequest } from "../../support/leads";
import { webhook } from "../../support/outbox";
import { newOrder } from "../../support/payments";
import { createReceiver } from "../../support/receiver";
import { temporaryFolder } from "../../support/temporary-folder";

/** What a dump must carry through: signs of SQL, and words that wrangler would cut out. */
const hostile = "l'aube\r\n\"; DROP TABLE orders; BEGIN TRANSACTION; -- 🙂 \\n %s";

let source: TestDatabase;
let folder: string;
let printed: string[];

async function exportOf({ d1 }: TestDatabase): Promise<string> {
  const [lines = []] = await d1
    .prepare("PRAGMA miniflare_d1_export(?,?,?);")
    .bind(0, 0)
    .raw<string[]>();
  return `${lines.join("\n")}\n`;
}

const openOf = (database: TestDatabase) => async () => {
  const terminal = { print: (line: string) => printed.push(line), note: () => {} };
  return { db: database.db, terminal } as never;
};

async function backUp(
  database = source,
  { exportDump = () => exportOf(database), args = [] as string[] } = {},
) {
  const now = () => new Date(Date.UTC(2026, 10, 23, 2));
  const command = backupCommand({ open: openOf(database), exportDump, now });
  await parse(command, ["--output", folder, ...args], {});
  const [file = ""] = await readdir(folder);
  return join(folder, file);
}

function restore(database: TestDatabase, file: string) {
  const importDump = async (_: Target, dump: string) => {
    await database.d1.batch(splitStatements(dump).map((one) => database.d1.prepare(one)));
  };
  return parse(restoreCommand({ open: openOf(database), importDump }), [file], {});
}

const { leadTables, outboxEvents, orders, parcels, unsubscribedAddresses } = schema;
const tables = [...leadTables, outboxEvents, orders, parcels, unsubscribedAddresses];

async function noteMigrations({ db }: TestDatabase, ...names: string[]) {
  await db.run(sql`CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT)`);
  for (const name of names) await db.run(sql`INSERT INTO d1_migrations (name) VALUES (${name})`);
}

const contentsOf = ({ db }: TestDatabase) =>
  Promise.all(tables.map((table) => db.all(sql`SELECT * FROM ${table} ORDER BY 1`)));

beforeAll(async () => {
  source = await createDatabase();
  const { db } = source;
  await noteMigrations(source, "0001_first.sql", "0002_next.sql");
  await storeChapterRequest({ db }, { prenom: hostile });
  await storePayment({ db }, newOrder({ email: "o'neil@example.com" }));
  await deliverDueEvents({ db, webhook, fetch: createReceiver().fetch, now: Date.now });
  await storeChapterRequest({ db }, { email: "attend@example.com" });
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO unsubscribed_addresses (address, created_at) SELECT 'lecteur' || i || '@example.com', '2026-01-01T00:00:00.000Z' FROM n`);
});

afterAll(() => source[Symbol.asyncDispose]());

beforeEach(async () => {
  printed = [];
  folder = await temporaryFolder();
});

test.each([
  ["bare", createEmptyDatabase],
  ["migrated", createDatabase],
])("restores 10,000 rows into a %s database, and delivers from there", async (state, create) => {
  await using target = await create();
  if (state === "migrated") await noteMigrations(target, "0001_first.sql", "0002_next.sql");
  await restore(target, await backUp());
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  const receiver = createReceiver();
  await deliverDueEvents({ db: target.db, webhook, fetch: receiver.fetch, now: Date.now });
  expect(receiver.received).toHaveLength(1);
});

test("notes the copy in the journal of its database", async () => {
  await backUp();
  const [last] = await readActs(source.db, { limit: 1, before: undefined });
  expect(last).toMatchObject({ act: "backup.made", created_at: "2026-11-23T02:00:00.000Z" });
});

test("refuses to restore into a database with rows", async () => {
  const file = await backUp();
  const before = await contentsOf(source);
  await expect(restore(source, file)).rejects.toThrow(/rows: .*unsubscribed_addresses \(10000\)/);
  expect(await contentsOf(source)).toEqual(before);
});

test("refuses to restore into a database with other migrations", async () => {
  await using target = await createDatabase();
  await noteMigrations(target, "0001_first.sql");
  await expect(restore(target, await backUp())).rejects.toThrow(/whose last one is 0002_next\.sql/);
});

test.each([
  ["a changed text", (text: string) => text.replace("o''neil", "o''nell"), /damaged/],
  ["half of it", (text: string) => text.slice(0, text.length / 2), /last lines are missing/],
  ["another text", () => "{}", /not a complete copy/],
])("refuses a copy with %s", async (_what, change, message) => {
  const file = await backUp();
  await writeFile(file, change(await readFile(file, "utf8")));
  await using target = await createEmptyDatabase();
  await expect(restore(target, file)).rejects.toThrow(message);
  const made = await target.db.all(sql`SELECT name FROM sqlite_master WHERE name = 'orders'`);
  expect(made).toEqual([]);
});

test.each([
  "DROP TABLE orders;",
  "DELETE FROM orders;",
  "CREATE TRIGGER t AFTER INSERT ON orders BEGIN DELETE FROM orders; END;",
  "INSERT INTO orders SELECT * FROM orders;",
  "INSERT INTO parcels VALUES((SELECT key FROM orders));",
  "INSERT INTO parcels VALUES(randomblob(9));",
  "ATTACH 'x' AS y;",
  "-- '\n; DROP TABLE orders; --'",
  "INSERT INTO parcels VALUES(1--'\n); DROP TABLE orders; --'\n);",
  "CREATE TABLE a (`b'` text); DROP TABLE orders; CREATE TABLE c (`d'` text);",
  "CREATE TABLE a ([b'] text); DROP TABLE orders; CREATE TABLE c ([d'] text);",
  "CREATE TABLE a (b /* ' */ text); DROP TABLE orders; CREATE TABLE c (d /* ' */ text);",
  "SELECT 1",
])("refuses a sealed copy with a statement of another hand: %s", async (planted) => {
  const file = await backUp();
  const { sql: dump, counts } = openDump(await readFile(file, "utf8"));
  await writeFile(file, sealDump(`${dump}${planted}\n`, counts));
  await using target = await createDatabase();
  await noteMigrations(target, "0001_first.sql", "0002_next.sql");
  await expect(restore(target, file)).rejects.toThrow("No backup of this site");
  expect(await target.db.$count(orders)).toBe(0);
});

test("keeps a copy while rows are stored", async () => {
  await using busy = await createDatabase();
  await storeChapterRequest({ db: busy.db });
  const exportDump = async () => {
    const dump = await exportOf(busy);
    await storeChapterRequest({ db: busy.db }, { email: "pendant@example.com" });
    return dump;
  };
  const file = await backUp(busy, { exportDump });
  await using target = await createEmptyDatabase();
  await restore(target, file);
  expect(await target.db.$count(schema.resourceSubscribers)).toBe(1);
});

test("exports again when rows are lacking, and finally keeps none", async () => {
  let exports = 0;
  const exportDump = async () => {
    exports += 1;
    return (await exportOf(source)).replace(/^INSERT INTO "?orders"? .*$/gm, "");
  };
  await expect(backUp(source, { exportDump })).rejects.toThrow(/orders \(0 instead of 1\)/);
  expect(exports).toBe(5);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ["tables", createEmptyDatabase],
  ["rows", createDatabase],
])("keeps no copy of a database without %s", async (_what, create) => {
  await using database = await create();
  await expect(backUp(database)).rejects.toThrow("This database has no rows: nothing was kept.");
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  [[], "local-2026-"],
  [["--env", "staging"], "local-staging-2026-"],
  [["--remote"], "production-2026-"],
  [["--remote", "--env", "staging"], "staging-2026-"],
])("names a copy by its database: %j", async (args, name) => {
  await backUp(source, { args });
  expect(await readdir(folder)).toEqual([expect.stringMatching(`^${name}`)]);
});

test("never overwrites an existing copy", async () => {
  await backUp();
  await expect(backUp()).rejects.toThrow("EEXIST");
});
