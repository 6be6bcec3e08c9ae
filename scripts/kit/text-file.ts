import { readFile } from "node:fs/promises";
import { CommandError } from "./errors";

/**
 * Reads the lines of a file from another program: UTF-8, or UTF-16 with a byte-order mark; with CR, LF or CRLF.
 *
 * @throws {CommandError} if the file cannot be read or is not text
 */
export async function readLines(file: string): Promise<string[]> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CommandError(`Cannot read ${file}: ${error.message}`);
  });
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text.split(/\r\n|\r|\n/);
  } catch {
    // The bytes are invalid in this encoding.
  }
  throw new CommandError(`${file} is neither UTF-8 nor UTF-16 text. Save it as "CSV UTF-8"`);
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}
