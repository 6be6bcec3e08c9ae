/*
 * What the commands of package.json have in common: options, help, suggestions, exit codes. Commander reads
 * the command line; its errors are worded here, so that each names what was meant.
 */
import { type Argument, Command, CommanderError, type Option } from "commander";
import { CommandError, suggestion, UsageError } from "./errors";
import type { FileFormat } from "./file";
import { openTerminal } from "./terminal";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** @param script name in package.json */
export function createCommand(script: string): Command {
  return new Command(script)
    .helpOption("-h, --help", "this text")
    .helpCommand(false)
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
    .configureHelp({ formatHelp: (command) => formatHelp(command.parent ?? command) })
    .hook("preAction", (_root, action) => {
      const extra = action.args[action.registeredArguments.length];
      if (extra !== undefined) throw new UsageError(`${action.name()} takes no "${extra}"`);
    });
}

/** The options that name a database. */
export function withDatabase(command: Command): Command {
  return command
    .option("--remote", "the deployed database, through your wrangler login")
    .option("--env <name>", "the database of an environment of wrangler.toml, such as staging")
    .option("--persist-to <folder>", "where the local database lives, .wrangler/state unless told");
}

/** The options that name the format of a file. */
export function withFormats(command: Command): Command {
  return command
    .option("--csv", "commas, as RFC 4180 has them")
    .option("--excel", "the CSV as a French Excel opens it: semicolons, and a mark for UTF-8")
    .option("--json", "an object a line");
}

/**
 * @param usual of a command line that names none
 * @throws {UsageError} unless there is one format
 */
export function formatOf(
  { csv, excel, json }: { [format in FileFormat]?: true },
  usual?: FileFormat,
): FileFormat {
  const format = excel ? "excel" : csv ? "csv" : json ? "json" : usual;
  if (!format || (json && format !== "json")) {
    throw new UsageError("export takes one of --csv and --json");
  }
  return format;
}

/**
 * Reads a command line and does what it says.
 *
 * @param env where npm puts the options that it kept for itself, as it does without `--` before them
 * @throws {UsageError} and any error of the command
 */
export async function parse(
  command: Command,
  args: readonly string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const swallowed = swallowedByNpm(command, args, env);
  if (swallowed) throw new UsageError(swallowed);
  try {
    await command.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw causeOf(error);
    if (error.exitCode !== 0) throw usageError(error, command);
  }
}

/** Drizzle wraps what a query throws. */
function causeOf(error: unknown) {
  return error instanceof Error && error.cause instanceof CommandError ? error.cause : error;
}

/** `parse` as a program: prints errors and sets the exit code. */
export async function run(command: Command): Promise<void> {
  const terminal = openTerminal();
  for (const signal of signals) process.on(signal, () => process.exit(1));
  process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    // Such as `head`, which closes the pipe early: no error.
    if (code === "EPIPE") process.exit(0);
    terminal.note(`Cannot write: ${message}`);
    process.exit(1);
  });
  try {
    await parse(command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    terminal.note(error.message);
    if (error instanceof UsageError) terminal.note(`See npm run ${command.name()} -- --help`);
    process.exitCode = error.exitCode;
  }
}

/** Commander's errors in our words, with what was meant. */
function usageError({ code, message }: CommanderError, root: Command): UsageError {
  const [, named = ""] = message.match(/'([^']*)'/) ?? [];
  switch (code) {
    case "commander.help":
      return new UsageError("No command");
    case "commander.unknownCommand": {
      const hint = suggestion(
        named,
        root.commands.map((command) => command.name()),
      );
      return new UsageError(`Unknown command "${named}"${hint}`);
    }
    case "commander.unknownOption": {
      const name = named.split("=")[0] ?? "";
      const names = optionsOf(root).map(({ long }) => long ?? "");
      if (!names.includes(named)) {
        return new UsageError(`there is no ${named}${suggestion(name, names)}`);
      }
      const [command = ""] = root.args;
      return new UsageError(
        command.startsWith("-")
          ? `${named} stands behind its command`
          : `${command} takes no ${named}`,
      );
    }
    case "commander.missingArgument":
      return new UsageError(`Which ${named.replace("-", " ").replace("email", "e-mail address")}?`);
    default:
      return new UsageError(message.replace(/^error: /, ""));
  }
}

/** Options of a command and of those under it. */
function optionsOf({ options, commands }: Command): Option[] {
  return [...options, ...commands.flatMap(optionsOf)];
}

/** Set for every npm command on many machines: says nothing about this one. */
const ambient = ["yes"];

/**
 * What to type instead when npm kept options for itself, as it does without `--` before them; else null.
 * Npm then passes them in the environment only: the command would run without them.
 */
export function swallowedByNpm(
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): string | null {
  const flags = optionsOf(command).flatMap((option) => {
    const name = option.long?.slice(2) ?? "";
    const value = env[`npm_config_${name.replaceAll("-", "_")}`];
    if (!value || ambient.includes(name) || args.some((arg) => arg.startsWith(`--${name}`)))
      return [];
    return option.isBoolean() ? `--${name}` : `--${name} ${value === "true" ? "…" : value}`;
  });
  if (flags.length === 0) return null;
  const swallowed = [...new Set(flags)];
  const line = ["npm run", command.name(), "--", ...args, ...swallowed].join(" ");
  return `npm kept ${swallowed.join(" and ")} for itself. Write -- before the arguments:\n  ${line}`;
}

/** All of a command on one page: what it is for, its commands, their options. */
function formatHelp(root: Command): string {
  const { options, commands } = root;
  const usage = commands.length > 0 ? "<command> [options]" : "[options]";
  const line = (indent: number, term: string, text: string) =>
    `${" ".repeat(indent)}${term.padEnd(29 - indent)} ${text}`;
  const optionLines = (some: readonly Option[], indent: number) =>
    some.map(({ flags, description }) => line(indent, flags, description));
  return [
    `npm run ${root.name()} -- ${usage}`,
    "",
    ...(root.description() ? [root.description(), ""] : []),
    ...commands.flatMap((command) => [
      line(2, `${command.name()} ${argumentsOf(command)}`.trim(), command.description()),
      ...command.registeredArguments
        .filter(({ description }) => description)
        .map((one) => line(6, termOf(one), one.description)),
      ...optionLines(command.options, 6),
    ]),
    ...(commands.length > 0 ? ["", "Options of every command:"] : []),
    ...optionLines(options, 2),
    line(2, "--help", "this text"),
    ...(root.summary() ? ["", root.summary()] : []),
    "",
  ].join("\n");
}

const argumentsOf = ({ registeredArguments }: Command) => registeredArguments.map(termOf).join(" ");

function termOf(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
}
