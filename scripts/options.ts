import type { ParseArgsConfig } from "node:util";
import { swallowedByNpm } from "./npm-flags";
import { suggestion } from "./suggest";

type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Refuses options that npm kept for itself and options that there are not, each with what was meant.
 *
 * @param script name in package.json
 * @throws {Error} which says what is wrong with the command line
 */
export function assertOptions(
  script: string,
  args: readonly string[],
  options: Options,
  env: NodeJS.ProcessEnv = process.env,
) {
  const swallowed = swallowedByNpm(script, args, options, env);
  if (swallowed) throw new Error(swallowed);
  const unknown = args.find((arg) => arg.startsWith("--") && !(nameOf(arg) in options));
  if (unknown) {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`there is no ${unknown}${suggestion(unknown.split("=")[0] ?? "", names)}`);
  }
}

/** @throws {Error} which names the nearest known one, or all */
export function assertKnown(what: string, name: string, known: readonly string[]) {
  if (known.includes(name)) return;
  const hint = suggestion(name, known) || `: there is ${known.join(", ")}`;
  throw new Error(`no ${what} is called "${name}"${hint}`);
}

function nameOf(arg: string): string {
  return arg.slice(2).split("=")[0] ?? "";
}
