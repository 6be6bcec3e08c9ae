import type { LeadTableName } from "~/db/schema";
import { sha256Hex } from "~/lib/sha256";

/** Milliseconds within which the same submission is a repetition. */
export const slotLength = 10 * 60 * 1000;

interface SubmissionKeys {
  key: string;
  /**
   * Keys of the slots before and after: a submission and its repetition may fall on two sides of a
   * slot's border, and may reach the database in either order.
   */
  neighbours: [string, string];
}

/**
 * Names a submission by what was submitted and when, to the slot: a double click or a retry gets
 * the same name, the same person an hour later another.
 *
 * @param fields validated values; an absent field equals a null one, and the e-mail's case is ignored
 * @param time in milliseconds since the epoch
 */
export async function submissionKeys(
  table: LeadTableName,
  fields: Readonly<Record<string, unknown>>,
  time: number,
): Promise<SubmissionKeys> {
  const slot = Math.floor(time / slotLength);
  const content = normalise(fields);
  const keyOf = (number: number) =>
    sha256Hex(new TextEncoder().encode(JSON.stringify([table, number, content])));
  const [key, before, after] = await Promise.all([keyOf(slot), keyOf(slot - 1), keyOf(slot + 1)]);
  return { key, neighbours: [before, after] };
}

/** The fields in one order and one spelling, so that equal submissions make equal text. */
function normalise(fields: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, unknown] => [
      name,
      name === "email" ? String(value).toLowerCase() : value,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
