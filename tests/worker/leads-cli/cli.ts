import { afterAll, beforeAll, beforeEach } from "vitest";
import { leadTables, orders, outboxEvents, unsubscribedAddresses } from "~/db/schema";
import type { Session } from "../../../scripts/leads/session";
import { createDatabase, type TestDatabase } from "../../support/database";

/**
 * The leads command: a session on a database that is empty for each test, and what its terminal
 * showed. Statements go straight to D1, one batch a query, as wrangler runs them.
 */
export function setUpCli() {
  let database: TestDatabase;
  const cli = {
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
    Object.assign(cli, { printed: "", noted: "", asked: [], answer: true, queries: [] });
    for (const table of [...leadTables, outboxEvents, orders, unsubscribedAddresses])
      await database.db.delete(table);
  });

  function session(): Session {
    const note = (text: string) => {
      cli.noted += `${text}\n`;
    };
    return {
      query: async (statements) => {
        cli.queries.push(statements.map(({ text }) => text));
        const answers = await database.d1.batch<Record<string, unknown>>(
          statements.map(({ text }) => database.d1.prepare(text)),
        );
        return answers.map(({ results }) => results);
      },
      terminal: {
        print: (text) => {
          cli.printed += `${text}\n`;
        },
        note,
        progress: note,
        confirm:
          cli.answer === null
            ? null
            : async (question) => {
                cli.asked.push(question);
                return cli.answer ?? false;
              },
      },
    };
  }

  return Object.assign(cli, { session });
}
