import { Command, type CommanderError } from "commander";

/** A failure that the operator can do something about: the message says what. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line itself is wrong. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;
}

/**
 * A name that has to be one of some.
 *
 * @throws {UsageError} which names the nearest known one, or all
 */
export function assertKnown<Name extends string>(
  what: string,
  name: string,
  known: readonly Name[],
): asserts name is Name {
  if ((known as readonly string[]).includes(name)) return;
  const hint = suggestion(name, known) || `: there is ${known.join(", ")}`;
  throw new UsageError(`no ${what} is called "${name}"${hint}`);
}

/** Reads such a name from the command line. */
export const oneOf =
  <Name extends string>(what: string, known: readonly Name[]) =>
  (text: string): Name => {
    assertKnown(what, text, known);
    return text;
  };

/** "; did you mean x?" where a known name is near a mistyped one, else nothing: by commander, as for its commands. */
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
