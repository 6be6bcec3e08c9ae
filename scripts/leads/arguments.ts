import { type ParseArgsConfig, parseArgs } from "node:util";
import { getTableName } from "drizzle-orm";
import * as z from "zod/mini";
import { leadTables } from "~/db/schema";
import { resourcesForm } from "~/leads/forms/resources";
import { assertOptions } from "../options";
import { suggestion } from "../suggest";
import { localState } from "../wrangler";
import { UsageError } from "./errors";
import { type Filter, formNames } from "./queries/leads";
import { type OutboxState, outboxStates } from "./queries/outbox";
import { type Cursor, end, type Page } from "./queries/page";
import { type ExportedTable, exportedTables } from "./queries/tables";
import type { Target } from "./wrangler";

export type Command =
  | { name: "help" }
  | { name: "list"; page: Page; filter: Filter }
  | { name: "count"; since: string }
  | { name: "withdrawals"; page: Page }
  | { name: "test-event" }
  | ExportCommand
  | { name: "show"; email: string; json: boolean }
  | { name: "unsubscribe"; email: string }
  | { name: "erase"; email: string; yes: boolean }
  | { name: "outbox"; state: OutboxState | null; page: Page }
  | { name: "retry"; id: string | null };

export interface ExportCommand {
  name: "export";
  format: "csv" | "excel" | "json";
  tables: readonly ExportedTable[];
  /** A file; null for the standard output. */
  output: string | null;
}

const options = {
  help: { type: "boolean", short: "h" },
  remote: { type: "boolean" },
  env: { type: "string" },
  "persist-to": { type: "string" },
  limit: { type: "string" },
  before: { type: "string" },
  since: { type: "string" },
  form: { type: "string" },
  csv: { type: "boolean" },
  excel: { type: "boolean" },
  json: { type: "boolean" },
  table: { type: "string", multiple: true },
  output: { type: "string" },
  yes: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

type OptionName = keyof typeof options;
type Values = ReturnType<typeof parse>["values"];

const common: OptionName[] = ["help", "remote", "env", "persist-to"];

/**
 * Reads the command line, and checks all of it before anything is done.
 * @throws {UsageError}
 */
export function readArguments(args: string[]): { command: Command; target: Target } {
  const { values, positionals } = parse(args);
  const target = {
    remote: values.remote ?? false,
    persistTo: values["persist-to"] ?? localState,
    env: values.env ?? null,
  };
  if (target.remote && values["persist-to"] !== undefined) {
    throw new UsageError("--persist-to is for the local database, --remote for the deployed one");
  }
  if (values.help) return { command: { name: "help" }, target };
  return { command: readCommand(positionals, values), target };
}

function parse(args: string[]) {
  try {
    assertOptions("leads", args, options);
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readCommand([name, ...rest]: string[], values: Values): Command {
  const takes = (maximum: number, ...names: OptionName[]) => {
    const foreign = Object.keys(values).find(
      (given) => ![...common, ...names].includes(given as OptionName),
    );
    if (foreign) throw new UsageError(`${name} takes no --${foreign}`);
    const extra = rest[maximum];
    if (extra !== undefined) throw new UsageError(`${name} takes no "${extra}"`);
  };

  switch (name) {
    case "list":
      takes(0, "limit", "before", "since", "form");
      return { name, page: readPage(values), filter: readFilter(values) };
    case "count":
      takes(0, "since");
      return { name, since: readSince(values.since) };
    case "withdrawals":
      takes(0, "limit", "before");
      return { name, page: readPage(values) };
    case "test-event":
      takes(0);
      return { name };
    case "export":
      takes(0, "csv", "excel", "json", "table", "output");
      return readExport(values);
    case "show":
      takes(1, "json");
      return { name, email: readEmail(rest[0]), json: values.json ?? false };
    case "unsubscribe":
      takes(1);
      return { name, email: readEmail(rest[0]) };
    case "erase":
      takes(1, "yes");
      return { name, email: readEmail(rest[0]), yes: values.yes ?? false };
    case "outbox":
      if (rest[0] === "retry") {
        takes(2);
        return { name: "retry", id: rest[1] === undefined ? null : readId(rest[1]) };
      }
      takes(1, "limit", "before");
      return { name, state: readState(rest[0]), page: readPage(values) };
    default:
      throw new UsageError(
        name === undefined
          ? "No command"
          : `Unknown command "${name}"${suggestion(name, commandNames)}`,
      );
  }
}

const commandNames = [
  "list",
  "count",
  "show",
  "export",
  "unsubscribe",
  "erase",
  "withdrawals",
  "outbox",
  "test-event",
];

function readFilter({ since, form }: Values): Filter {
  const filter = { since: readSince(since) };
  if (form === undefined) return filter;
  const known = formNames.find((name) => name === form);
  if (known) return { ...filter, form: known };
  const hint = suggestion(form, formNames) || `: there are ${formNames.join(", ")}`;
  throw new UsageError(`No form "${form}"${hint}`);
}

function readSince(text: string | undefined): string {
  if (text === undefined) return "";
  if (!moment.test(text) || Number.isNaN(Date.parse(text))) {
    throw new UsageError(`--since takes 2026-05-01 or 2026-05-01T12:00:00Z, not "${text}"`);
  }
  return new Date(text).toISOString();
}

function readExport({ csv, excel, json, table, output }: Values): ExportCommand {
  if (Boolean(csv || excel) === Boolean(json)) {
    throw new UsageError("export takes one of --csv and --json");
  }
  return {
    name: "export",
    format: excel ? "excel" : csv ? "csv" : "json",
    tables: table ? [...new Set(table.map(readTable))] : leadTables,
    output: output ?? null,
  };
}

function readTable(name: string): ExportedTable {
  const table = exportedTables.find((candidate) => getTableName(candidate) === name);
  if (table) return table;
  const names = exportedTables.map(getTableName).join(", ");
  throw new UsageError(`No table "${name}": there are ${names}`);
}

/** By the rule of the most lenient form, so that any stored address can be asked for. */
function readEmail(text: string | undefined): string {
  if (text === undefined) throw new UsageError("Which e-mail address?");
  const { success, data } = z.safeParse(resourcesForm.schema, { email: text });
  if (!success) throw new UsageError(`"${text}" is not an e-mail address`);
  return data.email;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readId(text: string): string {
  if (!uuid.test(text)) throw new UsageError(`"${text}" is not an event's id`);
  return text.toLowerCase();
}

function readState(text: string | undefined): OutboxState | null {
  if (text === undefined) return null;
  if (Object.hasOwn(outboxStates, text)) return text as OutboxState;
  throw new UsageError(
    `outbox takes ${Object.keys(outboxStates).join(", ")} or retry, not "${text}"`,
  );
}

function readPage({ limit = "20", before }: Values): Page {
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > 1000) {
    throw new UsageError("--limit takes a number from 1 to 1000");
  }
  return { limit: Number(limit), before: before === undefined ? end : readCursor(before) };
}

const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/;

/** A moment, or a moment and an id as `formatCursor` writes them. */
function readCursor(text: string): Cursor {
  const [time = "", id = ""] = text.split(",");
  const valid =
    moment.test(time) && !Number.isNaN(Date.parse(time)) && (id === "" || uuid.test(id));
  if (!valid)
    throw new UsageError(`--before takes 2026-05-01 or 2026-05-01T12:00:00Z, not "${text}"`);
  return { created_at: new Date(time).toISOString(), id: id.toLowerCase() };
}

export function formatCursor({ created_at, id }: Cursor): string {
  return `${created_at},${id}`;
}
