const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a UUID in lower case, as `crypto.randomUUID` writes it. */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && uuid.test(text);
}

/**
 * A version 7 UUID (RFC 9562). It begins with the time, so that inserts append to the index instead of reading a random
 * page of it.
 */
export function timeOrderedId(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** SHA-256 of bytes, or of a value as JSON, in 64 hexadecimal digits. */
export async function sha256Hex(data: BufferSource | readonly unknown[]): Promise<string> {
  const bytes = Array.isArray(data) ? new TextEncoder().encode(JSON.stringify(data)) : data;
  const digest = await crypto.subtle.digest("SHA-256", bytes as BufferSource);
  return hexOf(new Uint8Array(digest));
}

/** Random bytes as hexadecimal digits. */
export const randomHex = (bytes: number) => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
