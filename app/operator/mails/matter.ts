/** What the sections of the operator's mail are made of. */
import { counted } from "~/lib/count";
import { commands, type Figure, figures, heading, link, type Part, paragraph } from "~/mail/parts";

/** The first lines of a list, and how many there are in all. */
export interface Listed<Line> {
  lines: readonly Line[];
  total: number;
}

/** A section of the mail; `short` goes into the subject. */
export type Matter = { short: string; parts: Part[] }[];

export function matter(short: string, title: string, ...parts: Part[]): Matter {
  return [{ short, parts: [heading(title), ...parts] }];
}

/** The lines of a list, and how many were left out. */
export function list<Line>({ lines, total }: Listed<Line>, figure: (line: Line) => Figure): Part[] {
  const more = total - lines.length;
  const others = more > 0 ? [paragraph(`et ${counted(more, "autre")}.`)] : [];
  return [figures(lines.map(figure)), ...others];
}

/** Wrangler's name of the deployment; absent in production. */
export type Environment = string | undefined;

/** Commands for the database of the site that sends the mail. */
export function remoteCommands(environment: Environment, ...lines: string[]): Part {
  const option = environment ? ` --env ${environment}` : "";
  return commands(lines.map((line) => `${line} --remote${option}`));
}

/** Where a thing is done: at the desk, or without one by commands. */
interface Way {
  environment?: Environment;
  /** The desk's address; absent for a site without one, and in mails of an earlier version. */
  desk?: string | null;
}

/** A link to a page of the desk; without a desk, the commands that do the same. */
export function atDesk(
  { desk, environment }: Way,
  label: string,
  page: string,
  ...lines: string[]
): Part {
  return desk ? link(label, `${desk}/${page}`) : remoteCommands(environment, ...lines);
}

/** A link to the desk's page of each order; none without a desk. */
export const ordersAtDesk = ({ desk }: Way, lines: readonly { reference: string }[]): Part[] =>
  desk ? lines.map(({ reference }) => link(reference, `${desk}/commandes/${reference}`)) : [];

/** Wrangler warns without this option; the quotes are for the shell. */
export const wranglerOption = (environment: Environment) =>
  environment ? `--env ${environment}` : '--env=""';

export const deployCommand = (environment: Environment) =>
  environment ? `npm run deploy -- --env ${environment}` : "npm run deploy";
