import { type ParseArgsConfig, parseArgs } from "node:util";
import { assertKnown, assertOptions } from "../options";

export const usage = `npm run deploy -- [options]

  --dry-run             checks everything and builds, uploads nothing
  --env <name>          an environment of wrangler.toml, such as staging
  --accept <name>,…     what the check calls untrue and may stay so, by the names in brackets
  --offline             does not follow the checkout links, nor CHAPTER_URL
  --help                this text`;

const options = {
  "dry-run": { type: "boolean" },
  env: { type: "string" },
  accept: { type: "string", multiple: true },
  offline: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

export interface DeployArguments {
  dryRun: boolean;
  /** Null for the top level of wrangler.toml. */
  env: string | null;
  accepted: string[];
  offline: boolean;
  help: boolean;
}

interface Known {
  environments: readonly string[];
  points: readonly string[];
}

/** @throws {Error} which says what is wrong with the command line */
export function readArguments(args: string[], known: Known): DeployArguments {
  assertOptions("deploy", args, options);
  const { env = null, accept = [], ...flags } = parseArgs({ args, options }).values;
  const accepted = accept.flatMap((names) => names.split(",")).filter(Boolean);
  if (env !== null) assertKnown("environment in wrangler.toml", env, known.environments);
  for (const name of accepted) assertKnown("point to accept", name, known.points);
  const { "dry-run": dryRun = false, offline = false, help = false } = flags;
  return { dryRun, env, accepted, offline, help };
}
