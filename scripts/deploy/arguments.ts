import { type ParseArgsConfig, parseArgs } from "node:util";
import { swallowedByNpm } from "../npm-flags";
import { suggestion } from "../suggest";

export const usage = `npm run deploy -- [options]

  --dry-run             checks everything and builds, uploads nothing
  --env <name>          an environment of wrangler.toml, such as staging
  --accept <name>,…     open points that may stay open, by the names that the check prints in brackets
  --help                this text`;

const options = {
  "dry-run": { type: "boolean" },
  env: { type: "string" },
  accept: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

export interface DeployArguments {
  dryRun: boolean;
  /** Null for the top level of wrangler.toml. */
  env: string | null;
  accepted: string[];
  help: boolean;
}

interface Known {
  environments: readonly string[];
  points: readonly string[];
}

/** @throws {Error} which says what is wrong with the command line */
export function readArguments(args: string[], known: Known): DeployArguments {
  const swallowed = swallowedByNpm("deploy", args, options);
  if (swallowed) throw new Error(swallowed);
  const { env = null, accept = [], ...flags } = parse(args);
  const accepted = accept.flatMap((names) => names.split(",")).filter(Boolean);
  if (env !== null) assertKnown("environment in wrangler.toml", env, known.environments);
  for (const name of accepted) assertKnown("point to accept", name, known.points);
  return { dryRun: flags["dry-run"] ?? false, env, accepted, help: flags.help ?? false };
}

function parse(args: string[]) {
  const unknown = args.find((arg) => arg.startsWith("--") && !(nameOf(arg) in options));
  if (unknown) {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`there is no ${unknown}${suggestion(unknown.split("=")[0] ?? "", names)}`);
  }
  return parseArgs({ args, options }).values;
}

function nameOf(arg: string): string {
  return arg.slice(2).split("=")[0] ?? "";
}

function assertKnown(what: string, name: string, known: readonly string[]) {
  if (known.includes(name)) return;
  const hint = suggestion(name, known) || `: there is ${known.join(", ")}`;
  throw new Error(`no ${what} is called "${name}"${hint}`);
}
