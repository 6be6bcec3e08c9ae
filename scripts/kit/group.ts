/** Groups of people who may be written to, as the commands take and write them. */
import { productIds } from "~/content/products";
import { findMembers, type Group, groupColumns, readGroup } from "~/leads/contacts/groups";
import { formatCount } from "~/lib/count";
import { UsageError } from "./errors";
import { type FileFormat, writeRows } from "./file";
import type { Session } from "./session";

const examples = `${productIds.map((id) => `buyers:${id}`).join(", ")}, challenge:2026-12-01 or news`;

export const groupHelp = `who may be written to: ${examples}`;

export function readGroupOption(text: string): Group {
  const group = readGroup(text);
  if (group) return group;
  throw new UsageError(`--group takes ${examples}, not "${text}"`);
}

/** Writes the people of a group. */
export async function exportGroup(
  { db, terminal }: Session,
  group: Group,
  file: { format: FileFormat; output: string | null },
): Promise<void> {
  const rows = await findMembers(db, group);
  await writeRows({ ...file, columns: groupColumns }, rows);
  terminal.note(`${formatCount(rows.length, "address", "addresses")} exported`);
}
