import { generate } from "selfsigned";

/** A key and a certificate that nobody trusts, valid for a day: enough for a browser told not to ask. */
export function makeCertificate(): { key: string; cert: string } {
  const attributes = [{ name: "commonName", value: "localhost" }];
  const pem = generate(attributes, { algorithm: "sha256", days: 1 });
  return { key: pem.private, cert: pem.cert };
}
