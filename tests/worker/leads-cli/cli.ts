import { afterAll, beforeAll, beforeEach } from "vitest";
import { openDatabase } from "~/db/client";
import {
  leadTables,
  orders,
  outboxEvents,
  parcels,
  unsubscribedAddresses,
  withdrawals,
} from "~/db/schema";
import { parse } from "../../../scripts/kit/command";
import { createD1 } from "../../../scripts/kit/database";
import type { Session } from "../../../scripts/kit/session";
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
    for (const table of [
      ...leadTables,
      outboxEvents,
      orders,
      parcels,
      unsubscribedAddresses,
      withdrawals,
    ])
      await database.db.delete(table);
  });

  /** Runs statements as wrangler does, as text. */
  async function run(texts: readonly string[]) {
    cli.queries.push([...texts]);
    const statements = texts.map((text) => database.d1.prepare(text));
    const answers = await database.d1.batch<Record<string, unknown>>(statements);
    return answers.map(({ results }) => results);
  }

  function session(): Session {
    const note = (text: string) => {
      cli.noted += `${text}\n`;
    };
    return {
      db: openDatabase(createD1(run)),
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

  /** Where and when to store: so many seconds after a noon. */
  const at = (second: number) => ({
    db: database.db,
    now: () => Date.UTC(2026, 4, 1, 12) + second * 1000,
  });

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
        async () => ({ siteUrl: "https://site.test", email: "shop@site.test", phone: "+33 1" }),
      ),
      args,
      {},
    );

  return Object.assign(cli, { session, at, leads, orders: ordersLine });
}

/** SQL for a table of the numbers from 1, in the column `value`. */
export const numbersTo = (last: number) =>
  `(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT ${last}) SELECT value FROM n)`;
