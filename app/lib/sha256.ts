/** SHA-256 as 64 hexadecimal digits, of bytes or of a value as JSON. */
export async function sha256Hex(data: BufferSource | readonly unknown[]): Promise<string> {
  const bytes = Array.isArray(data) ? new TextEncoder().encode(JSON.stringify(data)) : data;
  const digest = await crypto.subtle.digest("SHA-256", bytes as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
