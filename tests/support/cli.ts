import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, expect } from "vitest";
import { parse } from "../../scripts/kit/command";
import { createD1 } from "../../scripts/kit/database";
import type { Session } from "../../scripts/kit/session";
import { leadsCommand } from "../../scripts/leads/command";
import { ordersCommand } from "../../scripts/orders/command";
import { sharedDatabase } from "./shared-database";
import { temporaryFolder } from "./temporary-folder";

const untouched = {
  printed: "",
  noted: "",
  /** What is answered to each question; with null nobody is there to ask. */
  answer: true as boolean | null,
  mailed: true,
};

/**
 * The commands of a database: a session on a database that is empty for each test, and what its terminal
 * showed. Statements go straight to D1, one batch a query, as wrangler runs them.
 */
export async function setUpCli() {
  const database = await sharedDatabase();
  const cli = {
    ...untouched,
    database,
    asked: [] as string[],
    /** Statements sent, a list for each query. */
    queries: [] as string[][],
  };
  beforeEach(() => {
    Object.assign(cli, { ...untouched, asked: [], queries: [] });
  });

  async function run(texts: readonly string[]) {
    cli.queries.push([...texts]);
    const statements = texts.map((text) => database.d1.prepare(text));
    const answers = await database.d1.batch<Record<string, unknown>>(statements);
    return answers.map(({ results }) => results);
  }

  function session(print = (_line: string) => {}): Session {
    const note = (text: string) => {
      cli.noted += `${text}\n`;
    };
    const confirm = async (question: string) => {
      cli.asked.push(question);
      return cli.answer ?? false;
    };
    return {
      db: drizzle(createD1(run)),
      terminal: {
        print: (text) => {
          cli.printed += `${text}\n`;
          print(`${text}\n`);
        },
        note,
        progress: note,
        confirm: cli.answer === null ? null : confirm,
      },
    };
  }

  const running =
    (command: (open: () => Promise<Session>) => Command) =>
    async (...args: string[]) => {
      let printed = "";
      const open = async () =>
        session((line) => {
          printed += line;
        });
      await parse(command(open), args, {});
      return printed;
    };

  return Object.assign(cli, {
    session,
    /** Where and when to store: so many seconds after a noon. */
    at: (second: number) => ({
      db: database.db,
      now: () => Date.UTC(2026, 4, 1, 12) + second * 1000,
    }),
    leads: running((open) => leadsCommand(open, async () => cli.mailed)),
    orders: running((open) =>
      ordersCommand(
        open,
        async () => cli.mailed,
        async () => ({ siteUrl: "https://site.test", email: "shop@site.test", phone: "+33 1" }),
      ),
    ),
  });
}

/** What a command writes to its `--output`: a file that nobody else may read. */
export async function written(command: (...args: string[]) => unknown, ...line: string[]) {
  const file = join(await temporaryFolder(), "output");
  await command(...line, "--output", file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  return readFile(file, "utf8");
}
