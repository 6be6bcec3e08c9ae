import { mailboxOf } from "~/db/mailbox";
import { unsubscribeAddresses } from "~/leads/unsubscribe-addresses";
import { formatCount } from "~/lib/count";
import { normalizeEmail } from "~/lib/email";
import { CommandError } from "../kit/errors";
import type { Session } from "../kit/session";
import { printable } from "../kit/table";
import { readLines } from "../kit/text-file";
import { addressesIn } from "./addresses-in-file";

/** Does the same as the link in each mail. */
export async function unsubscribe({ db, terminal }: Session, email: string): Promise<void> {
  const { added } = await unsubscribeAddresses({ db }, [email]);
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
  const found = addressesIn(await readLines(file)).map(normalizeEmail);
  const addresses = [
    ...new Map(found.map((address) => [mailboxOf(address), address.toLowerCase()])).values(),
  ];
  if (addresses.length === 0) throw new CommandError(`No address found in ${file}`);
  const unknown: string[] = [];
  let added = 0;
  let done = 0;
  for (const chunk of chunksOf(addresses)) {
    const outcome = await unsubscribeAddresses({ db }, chunk);
    unknown.push(...outcome.unknown);
    added += outcome.added;
    done += chunk.length;
    if (addresses.length >= many)
      terminal.progress(`${done} of ${addresses.length} addresses\u2026`);
  }
  const knownCount = addresses.length - unknown.length;
  terminal.print(
    `${formatCount(addresses.length, "address", "addresses")} read, ${knownCount} known here, ${added} new: they get no more mails, and the webhook is told`,
  );
  if (unknown.length > 0) terminal.note(`Not known here: ${unknown.map(printable).join(", ")}`);
}

/** Linux limits an argument of a program, here the query, to 128 KiB. Each text in it takes twice its length. */
const queryBytes = 110_000;

/** Bytes that an address takes in a query: eight times its own, and the rest of its announcement. */
const bytesOf = (address: string) => 2 * (8 * Buffer.byteLength(address) + 620);

function* chunksOf(addresses: readonly string[]): Generator<string[]> {
  let chunk: string[] = [];
  let bytes = 0;
  for (const address of addresses) {
    bytes += bytesOf(address);
    if (bytes > queryBytes) {
      yield chunk;
      chunk = [];
      bytes = bytesOf(address);
    }
    chunk.push(address);
  }
  yield chunk;
}
