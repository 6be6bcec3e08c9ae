import type { ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Set for every npm command on many machines, where it says nothing of this one. */
const ambient = ["yes"];

/**
 * What to type instead when npm kept options for itself, as it does without `--` before them; else null.
 * Npm then tells of them in the environment only: the command would do something else than it was told.
 *
 * @param script name in package.json
 */
export function swallowedByNpm(
  script: string,
  args: readonly string[],
  options: Options,
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const swallowed = Object.entries(options).flatMap(([name, { type }]) => {
    const value = env[`npm_config_${name.replaceAll("-", "_")}`];
    if (!value || ambient.includes(name) || args.some((arg) => arg.startsWith(`--${name}`)))
      return [];
    return [type === "boolean" ? `--${name}` : `--${name} ${value === "true" ? "…" : value}`];
  });
  if (swallowed.length === 0) return null;
  const command = ["npm run", script, "--", ...args, ...swallowed].join(" ");
  return `npm kept ${swallowed.join(" and ")} for itself. Write -- before the arguments:\n  ${command}`;
}
