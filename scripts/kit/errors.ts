import { Command, type CommanderError } from "commander";

/** A failure that the operator can fix: the message says how. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/**
 * @throws {UsageError} unless a name is known; it suggests the nearest known name, or lists all
 */
export function assertKnown<Name extends string>(
  what: string,
  name: string,
  known: readonly Name[],
): asserts name is Name {
  if ((known as readonly string[]).includes(name)) return;
  const hint = suggestion(name, known) || `: use one of ${known.join(", ")}`;
  throw new UsageError(`no ${what} is called "${name}"${hint}`);
}

/** Parses a known name from the command line. */
export const oneOf =
  <Name extends string>(what: string, known: readonly Name[]) =>
  (text: string): Name => {
    assertKnown(what, text, known);
    return text;
  };

/**
 * "; did you mean x?" if the typed name is close to a known one, otherwise "". Uses commander's suggestions.
 */
export function suggestion(typed: string, known: readonly string[]): string {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  for (const name of known) program.command(name);
  try {
    program.parse([typed], { from: "user" });
    return "";
  } catch (error) {
    const [, nearest] = /\(Did you mean (.*)\?\)/.exec((error as CommanderError).message) ?? [];
    return nearest ? `; did you mean ${nearest}?` : "";
  }
}

const accountId = "set CLOUDFLARE_ACCOUNT_ID to the id of the site's account";
const knownFailures: readonly [RegExp, string][] = [
  [/More than one account/, `There are several accounts: ${accountId}.`],
  [
    /CLOUDFLARE_API_TOKEN|[Aa]uthentication|not authenticated|code: 9109/,
    "Log in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (its permissions: docs/operations.md).",
  ],
  [
    /code: 740[34]/,
    `This account has no such database: see database_id in wrangler.toml, and ${accountId}.`,
  ],
  [
    /fetch failed|ENOTFOUND|ECONNREFUSED|resolve Cloudflare/,
    "Cloudflare could not be reached: check that this machine is online, then try again.",
  ],
];

/** Advice on a Cloudflare failure, by its message; none if it is unknown. */
export const advice = (message: string): string[] =>
  knownFailures
    .filter(([pattern]) => pattern.test(message))
    .slice(0, 1)
    .map(([, text]) => text);
