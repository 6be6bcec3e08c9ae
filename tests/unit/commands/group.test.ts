import { SQLiteSyncDialect, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test, vi } from "vitest";
import { groupRows } from "../../../scripts/leads/group";

vi.mock("~/db/schema", async (original) => {
  const schema = await original<typeof import("~/db/schema")>();
  const workshopGuests = sqliteTable("workshop_guests", { email: text(), first_name: text() });
  return { ...schema, leadTables: [...schema.leadTables, workshopGuests] };
});

test("people of a new form are written to by their first names", () => {
  const { sql } = new SQLiteSyncDialect().sqlToQuery(groupRows({ kind: "news" }));
  expect(sql).toMatch(/SELECT email, first_name AS .+\s+FROM "workshop_guests"/);
});
