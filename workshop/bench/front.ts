import { once } from "node:events";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";

const compressible =
  /^(text\/|application\/(json|speculationrules|manifest|xml|atom)|image\/svg)|javascript/;
/** Connection headers, which HTTP/2 does not have, and the length before compression. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "content-length"];

/** A local edge server: HTTP/2 with a self-signed certificate, and brotli for text. */
export async function startFront() {
  let upstream: URL | undefined;
  const { private: key, cert } = generate([{ name: "commonName", value: "localhost" }], {
    algorithm: "sha256",
    days: 1,
  });
  const server = createSecureServer({ key, cert }, async (incoming, outgoing) => {
    const { accept = "*/*" } = incoming.headers;
    const response = await fetch(new URL(incoming.url, upstream), { headers: { accept } });
    const body = Buffer.from(await response.arrayBuffer());
    const isText = compressible.test(response.headers.get("content-type") ?? "");
    const headers = Object.fromEntries(response.headers);
    for (const name of dropped) delete headers[name];
    outgoing.writeHead(response.status, {
      ...headers,
      ...(isText && { "content-encoding": "br" }),
    });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    outgoing.end(isText ? brotliCompressSync(body, { params }) : body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the upstream server, which starts later because its settings name the front's address. */
    serve: (url: URL) => {
      upstream = url;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
