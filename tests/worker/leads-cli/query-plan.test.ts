import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "../../support/database";
import { setUpCli } from "./cli";

const cli = setUpCli();
const folder = mkdtempSync(join(tmpdir(), "plan-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const id = "3f2c8a52-6f0b-4c3a-9d55-0a1b2c3d4e5f";

/** The steps in which SQLite looks for rows, or puts them aside. */
async function stepsOf(statement: string, d1 = cli.database.d1): Promise<string[]> {
  const { results } = await d1.prepare(`EXPLAIN QUERY PLAN ${statement}`).all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) => /^(SCAN|SEARCH|USE TEMP|MATERIALIZE|AUTOMATIC)/.test(detail))
    .filter((detail) => !/^SCAN (CONSTANT ROW|\(subquery-|json_each )/.test(detail));
}

const isIndexed = /^SEARCH \w+ USING (COVERING )?INDEX /;

test.each([
  "list",
  "list --before 2026-05-01",
  "export --json",
  "export --json --table orders",
  "show camille.roux@example.com",
  "erase camille.roux@example.com",
  "erase camille.roux@example.com --yes",
  "correct camille.roux@example.com neuve@example.com",
  "unsubscribe camille.roux@example.com",
  "outbox",
  "outbox waiting",
  "outbox failed",
  "outbox capped",
  "outbox delivered",
  "outbox retry",
  `outbox retry ${id}`,
])("leads %s searches every table through an index, and sorts nothing", async (line) => {
  const output = line.startsWith("export") ? ["--output", join(folder, "leads")] : [];
  await cli.leads(...line.split(" "), ...output).catch(() => {});
  const statements = cli.queries.flat();
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    for (const step of await stepsOf(statement)) expect(step, statement).toMatch(isIndexed);
  }
});

test.each([
  ["list", /orders_created_at/],
  ["list --since 2026-05-01", /orders_created_at/],
  ["list --product book", /orders_created_at/],
  ["list --to-send", /^SEARCH parcels USING INDEX parcels_/],
  ["list --late", /^SEARCH parcels USING INDEX parcels_/],
  ["list --late --since 2026-05-01", /^SEARCH parcels USING INDEX parcels_/],
  ["labels", /^SEARCH parcels USING INDEX parcels_/],
  ["show C-20260501-1A2B3C4D", /orders_reference/],
])("orders %s begins at the index %s, and reads no whole table", async (line, index) => {
  await cli.orders(...line.split(" ")).catch(() => {});
  const [first = ""] = cli.queries.flat();
  const steps = await stepsOf(first);
  expect(steps[0]).toMatch(index);
  expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
});

test("a statement without an index would be found", async () => {
  await using database = await createDatabase();
  const steps = await stepsOf(
    "SELECT * FROM outbox_events WHERE type = '' ORDER BY email",
    database.d1,
  );
  for (const step of steps) expect(step).not.toMatch(isIndexed);
  expect(steps).toHaveLength(2);
});
