type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Reads a body; null as soon as there are more than `limit` bytes. The rest is then cancelled, unless `preventCancel`.
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
