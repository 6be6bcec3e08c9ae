import { findEvidence, type Shop } from "~/orders/evidence";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { formatFields } from "../kit/table";

/**
 * Prints what proves a sale to the buyer's bank.
 *
 * @throws {CommandError} if no order has the reference
 */
export async function evidence(
  { db, terminal }: Session,
  reference: string,
  shop: Shop,
  asJson: boolean,
): Promise<void> {
  const found = await findEvidence(db, reference, shop);
  if (!found) throw new CommandError(`No order has the reference ${reference}`);
  const { terms, ...proof } = found;
  if (asJson) return terminal.print(JSON.stringify({ ...proof, terms }, null, 2));
  for (const [title, part] of Object.entries(proof)) {
    const shown = (Array.isArray(part) ? part : [part]).map(
      (fields) => fields && formatFields(fields),
    );
    terminal.print(`${title.toUpperCase()}\n${shown.join("\n\n") || "  -"}\n`);
  }
  terminal.print(
    `TERMS\n${formatFields({ day: terms.day, address: terms.address })}\n\n${terms.text}`,
  );
}
