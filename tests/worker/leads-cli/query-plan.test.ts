import { getTableName, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadTables } from "~/db/schema";
import { end, start } from "../../../scripts/kit/session";
import { literal } from "../../../scripts/kit/sql";
import { exportRows } from "../../../scripts/leads/export";
import { listLeads } from "../../../scripts/leads/list";
import {
  countEvents,
  listEvents,
  type OutboxState,
  outboxStates,
  retryEvent,
  retryEvents,
} from "../../../scripts/leads/outbox";
import {
  countPerson,
  erasePerson,
  findPerson,
  unsubscribeAddress,
} from "../../../scripts/leads/person";
import { createDatabase, type TestDatabase } from "../../support/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Every table is searched through an index, and nothing is sorted or copied aside. */
async function expectIndexed(statement: SQL) {
  const text = literal(statement);
  const { results } = await database.d1
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all<{ detail: string }>();
  const reads = results
    .map(({ detail }) => detail)
    .filter((detail) => /^(SCAN|SEARCH|USE TEMP|MATERIALIZE|AUTOMATIC)/.test(detail))
    .filter((detail) => detail !== "SCAN CONSTANT ROW");
  expect(reads).not.toEqual([]);
  for (const step of reads) expect(step, text).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX /);
}

const page = { before: end, limit: 20 };
const id = "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f";

test("list", () => expectIndexed(listLeads(page)));

test.each(leadTables.map((table) => [getTableName(table), table] as const))(
  "export %s",
  (_, table) => expectIndexed(exportRows(table, start, 5000)),
);

describe("one person", () => {
  test.each([
    ["show", findPerson],
    ["erase", erasePerson],
    ["erase, before it asks", countPerson],
    ["unsubscribe", unsubscribeAddress],
  ])("%s", async (_, statementsFor) => {
    const statements = statementsFor("camille.roux@example.com");
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements) {
      if (!literal(statement).includes("VALUES")) await expectIndexed(statement);
    }
  });
});

describe("outbox", () => {
  test("counts", () => expectIndexed(countEvents()));

  test.each(Object.keys(outboxStates) as OutboxState[])("%s", (state) =>
    expectIndexed(listEvents(state, page)),
  );

  test("retry one", () => expectIndexed(retryEvent(id)));
  test("retry all", () => expectIndexed(retryEvents(1000)));
});

test("a statement without an index would be found", async () => {
  const statement = sql.raw("SELECT * FROM outbox_events WHERE type = '' ORDER BY email");
  await expect(expectIndexed(statement)).rejects.toThrow();
});
