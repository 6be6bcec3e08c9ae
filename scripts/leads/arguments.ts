/** Option values of `npm run leads`, checked before the database is opened. */
import { basename } from "node:path";
import { getTableName } from "drizzle-orm";
import type { Letter } from "~/content/letters";
import { type ExportedTable, exportedTables } from "~/leads/contacts/records";
import { letterNames, readLetter } from "../generate/texts";
import { cursorReader } from "../kit/arguments";
import { assertKnown, CommandError, UsageError } from "../kit/errors";

/** A UUID; reminders and letters add their day or name to their lead's, morning mails have their day. */
const eventId = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-[\da-z-]+)?|morning-\d{4}-\d\d-\d\d)$/i;

export const readCursor = (text: string) =>
  cursorReader(eventId)(text.replace(/,.*/, (id) => id.toLowerCase()));

/** Adds a table to the requested ones, each once. */
export function readTable(name: string, before: readonly ExportedTable[] = []): ExportedTable[] {
  assertKnown("table", name, exportedTables.map(getTableName));
  const added = exportedTables.filter((table) => getTableName(table) === name);
  return [...new Set([...before, ...added])];
}

export function readId(text: string): string {
  if (eventId.test(text)) return text.toLowerCase();
  throw new UsageError(`"${text}" is not an event's id`);
}

/**
 * Reads a letter by its name or file name, as it is on disk now.
 *
 * @throws {UsageError} if there is none
 * @throws {CommandError} naming file, line and mistake
 */
export function readLetterFile(file: string): Letter {
  const name = basename(file, ".md");
  assertKnown("letter", name, letterNames());
  try {
    return readLetter(name);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
