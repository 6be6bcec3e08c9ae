import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, constants } from "node:zlib";

/** What stands in for the edge: serves the Worker's answers after brotli, as a visitor gets them. */
export interface Front extends AsyncDisposable {
  url: string;
  /** Names the server behind. Known later than the front's own address, which the site is told. */
  serve: (upstream: URL) => void;
}

const compressible =
  /^(text\/|application\/(json|manifest\+json|xml|atom\+xml)|image\/svg)|javascript/;

export async function startFront(): Promise<Front> {
  let upstream: URL | undefined;
  const compressed = new Map<string, Buffer>();

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error: Error) => {
      outgoing.destroy();
      console.error(`${incoming.url}: ${error.message}`);
    });
  });

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const answer = await ask(incoming, upstream);
    const { statusCode = 502, headers } = answer;
    if (!isWholeText(answer) || !/\bbr\b/.test(String(incoming.headers["accept-encoding"]))) {
      // Streamed pages among them: they go on as they come.
      outgoing.writeHead(statusCode, headers);
      return pipeline(answer, outgoing);
    }
    const body = await compress(`${incoming.url} ${headers.etag}`, answer);
    outgoing.writeHead(statusCode, {
      ...headers,
      etag: `W/${headers.etag}`,
      vary: "Accept-Encoding",
      "content-encoding": "br",
      "content-length": body.byteLength,
    });
    outgoing.end(body);
  }

  async function compress(key: string, answer: IncomingMessage): Promise<Buffer> {
    const content = await buffer(answer);
    const known = compressed.get(key);
    if (known) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const body = brotliCompressSync(content, { params });
    compressed.set(key, body);
    return body;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (url) => {
      upstream = url;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function ask(incoming: IncomingMessage, upstream: URL | undefined): Promise<IncomingMessage> {
  if (!upstream) throw new Error("nothing is served yet");
  const { method, url, headers } = incoming;
  const { hostname, port } = upstream;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: url, method, headers }, resolve);
    outgoing.on("error", reject);
    incoming.pipe(outgoing);
  });
}

/** A complete answer that is worth compressing, and has a name to keep it under. */
function isWholeText({ statusCode, headers }: IncomingMessage): boolean {
  const encoded = headers["content-encoding"] !== undefined;
  const type = headers["content-type"] ?? "";
  return statusCode === 200 && !encoded && headers.etag !== undefined && compressible.test(type);
}
