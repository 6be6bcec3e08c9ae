/** Seconds by which a signature's time may differ from ours, either way. */
const tolerance = 300;

/** More than a provider sends while rotating its secret. */
const maxSignatures = 10;

/**
 * Whether the payment provider signed a body. Its header says `t=<seconds>,v1=<hex>` with any number of `v1`, each an
 * HMAC-SHA256 of `<t>.<body>`; other schemes are ignored. https://docs.stripe.com/webhooks#verify-manually
 *
 * @param body the request's body, byte for byte
 * @param now in milliseconds since the epoch
 */
export async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  header: string | null,
  secret: string,
  now: number,
): Promise<boolean> {
  const pairs = (header ?? "").split(",").map((pair) => pair.trim());
  const valuesOf = (name: string) =>
    pairs.flatMap((pair) => (pair.startsWith(`${name}=`) ? pair.slice(name.length + 1) : []));
  const [time = "", ...otherTimes] = valuesOf("t");
  // With two times it is unclear which one was signed.
  if (!/^\d{1,12}$/.test(time) || otherTimes.length > 0 || secret === "") return false;
  if (Math.abs(Math.floor(now / 1000) - Number(time)) > tolerance) return false;

  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secretBytes = encoder.encode(secret);
  const key = await crypto.subtle.importKey("raw", secretBytes, algorithm, false, ["verify"]);
  const signed = await new Blob([encoder.encode(`${time}.`), body]).arrayBuffer();
  const signatures = valuesOf("v1").filter((hex) => /^[\da-f]{64}$/i.test(hex));
  for (const signature of signatures.slice(0, maxSignatures)) {
    // `verify` compares in constant time.
    if (await crypto.subtle.verify("HMAC", key, bytesOfHex(signature), signed)) return true;
  }
  return false;
}

function bytesOfHex(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
