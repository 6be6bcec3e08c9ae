import { brotliCompressSync, constants } from "node:zlib";

/** Bytes of one initial congestion window: ten segments of 1,460. */
export const firstRoundTrip = 14_600;

/** Bytes after a brotli no better than that of a server in a hurry. */
export function compressed(body: string | Uint8Array): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}
