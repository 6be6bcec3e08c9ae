import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandError } from "./errors";

/**
 * Writes a file that only its owner may read. It gets its name at the end: a file cut short must not look
 * complete.
 *
 * @throws {CommandError} when it cannot be written
 */
export async function writeWhole(
  file: string,
  pages: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const part = `${file}.part`;
  const taken = await stat(file).catch(() => null);
  if (taken?.isDirectory()) throw new CommandError(`Cannot write ${file}: it is a folder`);
  try {
    // Opened before the first query, so that an error shows at once.
    const handle = await open(part, "w", 0o600);
    await pipeline(Readable.from(pages), handle.createWriteStream());
    await rename(part, file);
  } catch (error) {
    // It may not exist.
    await rm(part, { force: true }).catch(() => {});
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Cannot write ${file}: ${(error as Error).message}`);
  }
}
