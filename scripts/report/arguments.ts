import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "../leads/errors";
import type { Target } from "../leads/wrangler";
import { assertOptions } from "../options";
import { localState } from "../wrangler";

export interface ReportCommand {
  help: boolean;
  days: number;
  /** The HTML file; null for none. */
  output: string | null;
  json: boolean;
  target: Target;
}

const options = {
  help: { type: "boolean", short: "h" },
  remote: { type: "boolean" },
  env: { type: "string" },
  "persist-to": { type: "string" },
  days: { type: "string" },
  output: { type: "string" },
  json: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

/** The rows of sales are kept for 25 months. */
const maxDays = 760;

/**
 * Reads the command line.
 *
 * @param env npm keeps an option for itself when no `--` stands before it, and says so there
 * @throws {UsageError}
 */
export function readReportArguments(args: string[], env: NodeJS.ProcessEnv): ReportCommand {
  const values = parse(args, env);
  if (values.remote && values["persist-to"] !== undefined) {
    throw new UsageError("--persist-to is for the local database, --remote for the deployed one");
  }
  const { days = "30", json = false } = values;
  if (!/^[1-9]\d{0,2}$/.test(days) || Number(days) > maxDays) {
    throw new UsageError(`--days takes a number from 1 to ${maxDays}`);
  }
  return {
    help: values.help ?? false,
    days: Number(days),
    json,
    output: values.output ?? (json ? null : "report.html"),
    target: {
      remote: values.remote ?? false,
      persistTo: values["persist-to"] ?? localState,
      env: values.env ?? null,
    },
  };
}

function parse(args: string[], env: NodeJS.ProcessEnv) {
  try {
    assertOptions("report", args, options, env);
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
