import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test, vi } from "vitest";
import { openDatabase } from "~/db/client";
import { createD1 } from "../../../scripts/kit/d1";
import { openTerminal } from "../../../scripts/kit/terminal";
import { exportGroup } from "../../../scripts/leads/group";

vi.mock("~/db/schema", async (original) => {
  const schema = await original<typeof import("~/db/schema")>();
  const workshopGuests = sqliteTable("workshop_guests", { email: text(), first_name: text() });
  return { ...schema, leadTables: [...schema.leadTables, workshopGuests] };
});

test("people of a new form are written to by their first names", async () => {
  const asked: string[] = [];
  const d1 = createD1(async (statements) => {
    asked.push(...statements);
    return [];
  });
  const terminal = { ...openTerminal(), note: () => {} };
  const output = join(mkdtempSync(join(tmpdir(), "group-")), "letter.csv");
  const session = { db: openDatabase(d1), terminal };
  await exportGroup(session, { kind: "news" }, { format: "csv", output });
  expect(asked.join()).toMatch(/SELECT email, first_name AS .+\s+FROM "workshop_guests"/);
});
