/** The sold files in the bucket, as the operator sees and replaces them. */
import { sql } from "drizzle-orm";
import { type DeliverableFile, deliverables } from "~/content/products";
import { type Actor, writeActs } from "~/db/acts";
import type { Database } from "~/db/client";
import { dayInMs } from "~/lib/time";

/** The largest file, in bytes. */
export const maxFileBytes = 100 * 1024 * 1024;

/** Days for which a replaced file is kept. */
export const keptDays = 31;

export type Bucket = Pick<R2Bucket, "head" | "get" | "put" | "delete" | "list"> &
  Pick<R2Bucket, "createMultipartUpload">;

export const soldFiles: readonly DeliverableFile[] = Object.values(deliverables).flatMap(
  ({ files }) => files,
);

export interface StoredFile extends DeliverableFile {
  /** Null while the bucket has none. */
  stored: { bytes: number; at: string } | null;
}

/** Each sold file, and what the bucket has of it. */
export async function listStoredFiles(bucket: Bucket): Promise<StoredFile[]> {
  const objects = await Promise.all(soldFiles.map(({ key }) => bucket.head(key)));
  return soldFiles.map((file, index) => {
    const object = objects[index];
    const stored = object ? { bytes: object.size, at: object.uploaded.toISOString() } : null;
    return { ...file, stored };
  });
}

export type Refusal = "wrong type" | "too large" | "empty";

/** `same`: the bucket had this very file. */
export type Replaced = { kind: "replaced" | "same" | Refusal };

/** What a file of each type begins with, and from which byte on. An EPUB names its type in its first entry. */
const signatures: Record<string, { at: number; text: string }> = {
  "application/pdf": { at: 0, text: "%PDF-" },
  "application/epub+zip": { at: 30, text: "mimetypeapplication/epub+zip" },
};

/** Bytes of a part: the bucket takes at least 5 MiB, and a part is in memory. */
const partBytes = 8 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Replaces a sold file by what is streamed in, all at once or not at all. The old file is kept for `keptDays`.
 *
 * @param now in milliseconds since the epoch
 */
export async function replaceFile(
  bucket: Bucket,
  { key, mediaType }: DeliverableFile,
  content: AsyncIterable<Uint8Array>,
  now: number,
): Promise<Replaced> {
  const upload = await bucket.createMultipartUpload(key, {
    httpMetadata: { contentType: mediaType },
  });
  let bytes = 0;
  let refusal: Refusal | null = null;
  const parts: R2UploadedPart[] = [];
  try {
    for await (const part of inParts(content, partBytes)) {
      // The rest is read all the same: a browser shows no answer before it has sent everything.
      if (refusal) continue;
      bytes += part.byteLength;
      if (parts.length === 0 && !hasType(part, mediaType)) refusal = "wrong type";
      else if (bytes > maxFileBytes) refusal = "too large";
      else parts.push(await upload.uploadPart(parts.length + 1, part));
    }
    if (bytes === 0) refusal = "empty";
    if (refusal) {
      await upload.abort();
      return { kind: refusal };
    }
    const kept = await keep(bucket, key, now);
    const { etag } = await upload.complete(parts);
    if (etag !== kept?.etag) return { kind: "replaced" };
    await bucket.delete(kept.key);
    return { kind: "same" };
  } catch (error) {
    await upload.abort().catch(() => {});
    throw error;
  }
}

/** Writes down who replaced a file. */
export async function noteReplaced(context: { db: Database; actor: Actor }, file: DeliverableFile) {
  await Promise.all(writeActs(context, [file.key], sql`true`));
}

const keptFolder = "kept/";

/** Copies a sold file to where it is kept, under the moment of its replacement. Its tag tells equal files. */
async function keep(bucket: Bucket, key: string, now: number) {
  const old = await bucket.get(key);
  if (!old) return null;
  const moment = new Date(now).toISOString();
  const copy = `${keptFolder}${moment}/${key}`;
  await bucket.put(copy, old.body, { httpMetadata: old.httpMetadata ?? {} });
  return { key: copy, etag: old.etag };
}

/** Deletes replaced files that have been kept long enough. Returns how many. */
export async function deleteOldFiles(bucket: Bucket, now: number): Promise<number> {
  const { objects } = await bucket.list({ prefix: keptFolder });
  const last = new Date(now - keptDays * dayInMs).toISOString();
  const old = objects.filter(({ key }) => key < `${keptFolder}${last}`).map(({ key }) => key);
  if (old.length > 0) await bucket.delete(old);
  return old.length;
}

function hasType(start: Bytes, mediaType: string): boolean {
  const { at, text } = signatures[mediaType] ?? { at: 0, text: "" };
  return new TextDecoder("latin1").decode(start.subarray(at, at + text.length)) === text;
}

/** Collects chunks into parts of one size, but for the last: the bucket wants them equal. */
async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Bytes> {
  let part = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.byteLength; ) {
      const taken = chunk.subarray(at, at + size - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      at += taken.byteLength;
      if (filled < size) continue;
      yield part;
      part = new Uint8Array(size);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
