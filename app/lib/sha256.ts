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
