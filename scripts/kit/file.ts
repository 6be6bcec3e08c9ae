import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandError } from "./errors";

/**
 * Writes a file that only its owner may read. One cut short must not look like a whole one: it gets its name at
 * the end.
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
    // Opened before anything is asked for: whether it can be written shows at once.
    const handle = await open(part, "w", 0o600);
    await pipeline(Readable.from(pages), handle.createWriteStream());
    await rename(part, file);
  } catch (error) {
    // Where it could not be made, it cannot be removed.
    await rm(part, { force: true }).catch(() => {});
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Cannot write ${file}: ${(error as Error).message}`);
  }
}
