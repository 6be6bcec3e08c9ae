/** A body's bytes; null, and the rest is not read, as soon as there are more than `limit`. */
export async function readBounded(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for await (const chunk of body ?? []) {
    total += chunk.byteLength;
    if (total > limit) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
