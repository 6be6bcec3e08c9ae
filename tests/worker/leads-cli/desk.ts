import { afterAll, beforeAll, beforeEach } from "vitest";
import { leadTables, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import type { Session } from "../../../scripts/leads/session";
import { createDatabase, type TestDatabase } from "../../support/database";

/**
 * An operator's desk: a session on a database that is empty for each test, and what its terminal
 * showed. Statements go straight to D1, one batch a query, as wrangler runs them.
 */
export function setUpDesk() {
  let database: TestDatabase;
  const desk = {
    get database() {
      return database;
    },
    /** Standard output. */
    printed: "",
    /** Notes and progress beside it. */
    noted: "",
    /** Each question asked, answered by `answer`; with null nobody is there to ask. */
    asked: [] as string[],
    answer: true as boolean | null,
    /** Statements sent, a list for each query. */
    queries: [] as string[][],
  };

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(async () => {
    Object.assign(desk, { printed: "", noted: "", asked: [], answer: true, queries: [] });
    for (const table of [...leadTables, outboxEvents, unsubscribedAddresses])
      await database.db.delete(table);
  });

  function session(): Session {
    const note = (text: string) => {
      desk.noted += `${text}\n`;
    };
    return {
      query: async (statements) => {
        desk.queries.push(statements.map(({ text }) => text));
        const answers = await database.d1.batch<Record<string, unknown>>(
          statements.map(({ text }) => database.d1.prepare(text)),
        );
        return answers.map(({ results }) => results);
      },
      terminal: {
        print: (text) => {
          desk.printed += `${text}\n`;
        },
        note,
        progress: note,
        confirm:
          desk.answer === null
            ? null
            : async (question) => {
                desk.asked.push(question);
                return desk.answer ?? false;
              },
      },
    };
  }

  return Object.assign(desk, { session });
}
