/* What the commands of package.json share: options, help, errors, exit codes. */
import { Command, CommanderError, type Option } from "commander";
import { CommandError, UsageError } from "./errors";
import { type FileFormat, fileFormats } from "./file";
import { openTerminal } from "./terminal";

/** @param script name in package.json */
export function createCommand(script: string): Command {
  return new Command(`npm run ${script} --`)
    .helpCommand(false)
    .configureHelp({ optionDescription: ({ description }) => description })
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
    .addHelpText("after", ({ command: { commands } }) =>
      ["", ...commands.map((command) => command.helpInformation())].join("\n"),
    );
}

export function withDatabase(command: Command): Command {
  return withDeployment(command)
    .option("--local", "use the local database, without being asked before a change")
    .option("--persist-to <folder>", "folder of the local database (default: .wrangler/state)");
}

/** Adds the options that name a database. Without the folder of `withDatabase`, a local one is that of `npm start`. */
export function withDeployment(command: Command): Command {
  return command
    .option("--remote", "use the deployed database, through your wrangler login")
    .option("--env <name>", "use the database of an environment in wrangler.toml, such as staging");
}

interface FormatHelp {
  csv?: string;
  /** Name of a workbook, as an example. */
  workbook?: string;
  /** Null where JSON is not offered. */
  json?: string | null;
  output?: string;
}

/** Adds the options of a command that prints rows or writes them to a file. */
export function withFormats(
  command: Command,
  {
    csv = "print CSV for programs, with commas (RFC 4180)",
    workbook = "leads.xlsx",
    json = "print JSON: a list as one object per line",
    output = "write to a file that only you can read, instead of standard output",
  }: FormatHelp = {},
): Command {
  return (json === null ? command : command.option("--json", json))
    .option("--csv", csv)
    .option("--excel", `write an Excel workbook; needs --output ${workbook}`)
    .option("--output <file>", output);
}

/**
 * @param defaultFormat the format without an option
 * @throws {UsageError} if there is no format or more than one
 */
export function readFormat<Default extends string = never>(
  options: { [format in FileFormat]?: true },
  defaultFormat?: Default,
): FileFormat | Default {
  const [format, other] = fileFormats.filter((name) => options[name]);
  if (other) throw new UsageError(`use --${format} or --${other}, not both`);
  if (format) return format;
  if (defaultFormat) return defaultFormat;
  throw new UsageError("use --csv, --excel or --json");
}

/**
 * Parses a command line and runs it.
 *
 * @param env where npm puts the options that it swallows if `--` is missing before them
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
    const { cause } = error as Error;
    // Drizzle wraps errors of queries.
    if (!(error instanceof CommanderError)) throw cause instanceof CommandError ? cause : error;
    if (error.exitCode === 0) return;
    if (error.code === "commander.help") throw new UsageError("Which command?");
    throw new UsageError(error.message.replace(/^error: /, ""));
  }
}

/** Runs `parse` as a program: prints errors and sets the exit code. */
export async function run(command: Command): Promise<void> {
  const { note } = openTerminal();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));
  process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    // Not an error: a program such as `head` closes the pipe early.
    if (code === "EPIPE") process.exit(0);
    note(`Cannot write: ${message}`);
    process.exit(1);
  });
  try {
    await parse(command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    note(error.message);
    if (error instanceof UsageError) note(`See ${command.name()} --help`);
    process.exitCode = error.exitCode;
  }
}

function optionsOf({ options, commands }: Command): Option[] {
  return [...options, ...commands.flatMap(optionsOf)];
}

/**
 * What to type instead if npm swallowed options because `--` is missing before them; null otherwise. Npm passes them
 * only in the environment, so the command would run without them.
 */
export function swallowedByNpm(
  command: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): string | null {
  const flags = optionsOf(command).flatMap((option) => {
    const name = option.long?.slice(2) ?? "";
    const value = env[`npm_config_${name.replaceAll("-", "_")}`];
    // Many machines set npm's own `yes`.
    if (!value || name === "yes" || args.some((arg) => arg.startsWith(`--${name}`))) return [];
    return option.isBoolean() ? `--${name}` : `--${name} ${value === "true" ? "…" : value}`;
  });
  if (flags.length === 0) return null;
  const swallowed = [...new Set(flags)];
  const line = [command.name(), ...args, ...swallowed].join(" ");
  return `npm kept ${swallowed.join(" and ")} for itself. Write -- before the arguments:\n  ${line}`;
}
