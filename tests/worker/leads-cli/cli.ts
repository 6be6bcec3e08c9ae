import { afterAll, beforeAll, beforeEach } from "vitest";
import { leadTables, orders, outboxEvents, parcels, unsubscribedAddresses } from "~/db/schema";
import { parse } from "../../../scripts/kit/command";
import type { Session } from "../../../scripts/kit/session";
import { literal } from "../../../scripts/kit/sql";
import { leadsCommand } from "../../../scripts/leads/command";
import { ordersCommand } from "../../../scripts/orders/command";
import { createDatabase, type TestDatabase } from "../../support/database";

/**
 * The commands of a database: a session on a database that is empty for each test, and what its terminal
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
    /** Whether the database's site sends mail. */
    mailed: true,
    /** Statements sent, a list for each query. */
    queries: [] as string[][],
  };

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(async () => {
    Object.assign(cli, {
      printed: "",
      noted: "",
      asked: [],
      answer: true,
      mailed: true,
      queries: [],
    });
    for (const table of [...leadTables, outboxEvents, orders, parcels, unsubscribedAddresses])
      await database.db.delete(table);
  });

  function session(): Session {
    const note = (text: string) => {
      cli.noted += `${text}\n`;
    };
    return {
      query: async (statements) => {
        const texts = statements.map(literal);
        cli.queries.push(texts);
        const answers = await database.d1.batch<Record<string, unknown>>(
          texts.map((text) => database.d1.prepare(text)),
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

  /** Runs a line of `npm run leads` on this database. */
  const leads = (...args: string[]) =>
    parse(
      leadsCommand(async () => session()),
      args,
      {},
    );

  /** The same of `npm run orders`. */
  const ordersLine = (...args: string[]) =>
    parse(
      ordersCommand(
        async () => session(),
        async () => cli.mailed,
      ),
      args,
      {},
    );

  return Object.assign(cli, { session, leads, orders: ordersLine });
}
