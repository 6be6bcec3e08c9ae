import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";

/** A local edge: HTTP/2 with a self-signed certificate, complete answers compressed by brotli. */
interface Front extends AsyncDisposable {
  url: string;
  /** Sets the server behind, which starts later: its settings name the front's address. */
  serve: (upstream: URL) => void;
}

const compressible =
  /^(text\/|application\/(json|speculationrules|manifest|xml|atom)|image\/svg)|javascript/;

/** Headers of one connection, which HTTP/2 does not know. */
const hopByHop = ["connection", "keep-alive", "transfer-encoding"];

export async function startFront(): Promise<Front> {
  let upstream: URL | undefined;
  const compressed = new Map<string, Buffer>();

  const server = createSecureServer(certificate(), (incoming, outgoing) => {
    forward(incoming, outgoing).catch((error: Error) => {
      console.error(`${incoming.url}: ${error.message}`);
      outgoing.stream.destroy();
    });
  });

  async function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
    if (!upstream) throw new Error("nothing is served yet");
    const answer = await ask(incoming, upstream);
    const { statusCode = 502 } = answer;
    const headers = without(answer.headers, (name) => hopByHop.includes(name));
    if (!isWholeText(answer)) {
      // Such as streamed pages.
      outgoing.writeHead(statusCode, headers);
      return pipeline(answer, outgoing);
    }
    const body = compress(`${incoming.url} ${headers.etag}`, await buffer(answer));
    outgoing.writeHead(statusCode, {
      ...headers,
      etag: `W/${headers.etag}`,
      vary: "Accept-Encoding",
      "content-encoding": "br",
      "content-length": body.byteLength,
    });
    outgoing.end(body);
  }

  function compress(key: string, content: Buffer): Buffer {
    const known = compressed.get(key);
    if (known) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const body = brotliCompressSync(content, { params });
    compressed.set(key, body);
    return body;
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    serve: (url) => {
      upstream = url;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function ask(incoming: Http2ServerRequest, upstream: URL): Promise<IncomingMessage> {
  const { method, url } = incoming;
  const headers = { ...without(incoming.headers, isPseudo), host: incoming.authority };
  const { hostname, port } = upstream;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: url, method, headers }, resolve);
    outgoing.on("error", reject);
    incoming.pipe(outgoing);
  });
}

/** HTTP/2 sends a request's first line as headers of this kind. */
function isPseudo(name: string): boolean {
  return name.startsWith(":");
}

function without(headers: IncomingHttpHeaders, unwanted: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !unwanted(name)));
}

/** A complete answer that is worth compressing, and has a name to keep it under. */
function isWholeText({ statusCode, headers }: IncomingMessage): boolean {
  const encoded = headers["content-encoding"] !== undefined;
  const type = headers["content-type"] ?? "";
  return statusCode === 200 && !encoded && headers.etag !== undefined && compressible.test(type);
}

/** Self-signed and valid for a day: enough for a browser that ignores certificate errors. */
function certificate(): { key: string; cert: string } {
  const attributes = [{ name: "commonName", value: "localhost" }];
  const pem = generate(attributes, { algorithm: "sha256", days: 1 });
  return { key: pem.private, cert: pem.cert };
}
