import { generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate that nobody trusts, valid for a day: enough for a browser told not to ask. */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  const nobody = sequence();
  // RFC 5280, 4.1, in its first version: no extensions.
  const content = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    nobody,
    sequence(utcTime(-1), utcTime(1)),
    nobody,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const certificate = sequence(content, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

/** A moment some days from now, to the second. */
function utcTime(days: number): Buffer {
  const time = new Date(Date.now() + days * 86_400_000).toISOString();
  return der(0x17, Buffer.from(`${time.replace(/\D/g, "").slice(2, 14)}Z`));
}

/** A value in ASN.1's distinguished encoding rules. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...size(content.length)]), content]);
}

/** A length in the fewest bytes, here at most two. */
function size(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
