import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { leadTables, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import { slotLength } from "~/leads/store";
import { createDatabase, type TestDatabase } from "../../support/database";

/** The first millisecond of a slot. */
export const slotStart = Math.floor(Date.UTC(2026, 4, 1, 12) / slotLength) * slotLength;

/** A database without leads for each test of a file, to be written to at any time. */
export function setUpLeadStore() {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(async () => {
    for (const table of [...leadTables, outboxEvents, unsubscribedAddresses])
      await database.db.delete(table);
  });

  return {
    get db() {
      return database.db;
    },
    get d1() {
      return database.d1;
    },
    at: (time = slotStart) => ({ db: database.db, now: () => time }),
    /** Oldest first. */
    events: () => database.db.select().from(outboxEvents).orderBy(asc(outboxEvents.created_at)),
  };
}
