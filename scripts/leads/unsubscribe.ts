import { normalizeMailbox } from "~/db/mailbox";
import { findUnknown, unsubscribeAddresses } from "~/leads/unsubscribe-addresses";
import { formatCount } from "~/lib/count";
import { normalizeEmail } from "~/lib/email";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { printable } from "../kit/table";
import { readLines } from "../kit/text-file";
import { readAddresses } from "./addresses-in-file";

/** Does the same as the link in each mail. */
export async function unsubscribe({ db, terminal }: Session, email: string): Promise<void> {
  const added = await unsubscribeAddresses({ db }, [email]);
  terminal.print(
    added > 0
      ? `${email} gets no more mails, and the webhook is told`
      : `${email} was unsubscribed already`,
  );
}

/** From here on, the command says how far it is. */
const many = 50;

/**
 * Unsubscribes all addresses in a file, such as another tool's export.
 *
 * @throws {CommandError} if the file cannot be read or contains no address
 */
export async function unsubscribeAll({ db, terminal }: Session, file: string): Promise<void> {
  const found = readAddresses(await readLines(file)).map(normalizeEmail);
  const addresses = [
    ...new Map(found.map((address) => [normalizeMailbox(address), address.toLowerCase()])).values(),
  ];
  if (addresses.length === 0) throw new CommandError(`No address found in ${file}`);
  const unknown: string[] = [];
  let added = 0;
  let done = 0;
  for (const chunk of chunksOf(addresses, 8, 620)) {
    added += await unsubscribeAddresses({ db }, chunk);
    done += chunk.length;
    if (addresses.length >= many)
      terminal.progress(`${done} of ${addresses.length} addresses\u2026`);
  }
  for (const chunk of chunksOf(addresses, 1, 4)) unknown.push(...(await findUnknown(db, chunk)));
  const knownCount = addresses.length - unknown.length;
  terminal.print(
    `${formatCount(addresses.length, "address", "addresses")} read, ${knownCount} known here, ${added} new: they get no more mails, and the webhook is told`,
  );
  if (unknown.length > 0) terminal.note(`Not known here: ${unknown.map(printable).join(", ")}`);
}

/** Linux limits an argument of a program, here the query, to 128 KiB. */
const queryBytes = 110_000;

/**
 * As many addresses as fit into a query, each written so many times, with so many bytes beside it. All text in a query
 * takes twice its length.
 */
function* chunksOf(
  addresses: readonly string[],
  times: number,
  beside: number,
): Generator<string[]> {
  let chunk: string[] = [];
  let bytes = 0;
  for (const address of addresses) {
    const more = 2 * (times * Buffer.byteLength(address) + beside);
    if (bytes + more > queryBytes) {
      yield chunk;
      chunk = [];
      bytes = 0;
    }
    chunk.push(address);
    bytes += more;
  }
  yield chunk;
}
