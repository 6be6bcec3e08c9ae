import { type ClientRequest, request } from "node:http";
import { text } from "node:stream/consumers";
import { Headers } from "miniflare";
import { pageText } from "./html";
import type { Page } from "./site";

/** Requests as broken as a test wants: a target as it stands, a body in pieces that may never end. */
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** Pieces of the body, each a packet of its own. Without a `Content-Length` each is a chunk. */
  parts?: readonly (string | Uint8Array)[];
  /** What follows the last piece: the body's end, nothing, or the end of what this side says. */
  after?: "end" | "nothing" | "goodbye";
}

/** Sends a request and reads the answer, which may come before its end. */
export async function exchange(address: URL, path: string, sent: Sent = {}): Promise<Page> {
  const asked = begin(address, path, sent);
  const answered = new Promise<Page>((resolve, reject) => {
    asked.on("error", reject).on("response", (answer) => {
      const { statusCode: status = 0, rawHeaders } = answer;
      const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : [],
      );
      text(answer).then(
        (html) => resolve({ status, headers: new Headers(pairs), html, text: pageText(html) }),
        reject,
      );
    });
  });
  await write(asked, sent);
  const page = await answered;
  asked.destroy();
  return page;
}

/** Sends a part of a request, and neither ends it nor leaves, until the answered function is called. */
export async function hold(address: URL, path: string, sent: Sent): Promise<() => void> {
  const asked = begin(address, path, sent).on("error", () => {});
  await write(asked, { ...sent, after: "nothing" });
  return () => asked.destroy();
}

function begin({ hostname, port }: URL, path: string, { method, headers }: Sent): ClientRequest {
  const host = { Host: "site.test", ...headers };
  return request({ hostname, port, path, method, headers: host, agent: false });
}

async function write(asked: ClientRequest, { parts = [], after = "end" }: Sent) {
  for (const part of parts) await new Promise((done) => asked.write(part, done));
  if (after === "end") asked.end();
  if (after === "goodbye") asked.socket?.end();
}
