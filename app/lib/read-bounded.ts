type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * A body's bytes; null, and the rest is not read, as soon as there are more than `limit`. Then the
 * stream is cancelled, unless `preventCancel` leaves it to the caller.
 */
export async function readBounded(
  body: ByteStream | null,
  limit: number,
  { preventCancel = false } = {},
): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for await (const chunk of body?.values({ preventCancel }) ?? []) {
    total += chunk.byteLength;
    if (total > limit) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
