import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Headers } from "miniflare";
import { pageText } from "../../support/html";
import type { Page } from "../../support/site";

/** HTTP/1.1 over a connection of its own, as broken as a test wants. */

type Part = string | Uint8Array;

/** A request up to its body. */
export function head(method: string, target: string, headers: Record<string, string> = {}): string {
  const fields = Object.entries({ Host: "site.test", ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** A chunk of a body that announces no length; an empty one ends it. */
export function chunk(content: string): string {
  return `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`;
}

/**
 * Writes the parts, each as a packet of its own, and reads one answer.
 *
 * @param end says goodbye after the last part, and still listens
 */
export async function exchange(address: URL, parts: Part[], { end = false } = {}): Promise<Page> {
  const socket = open(address);
  const answer = readAnswer(socket);
  await writeAll(socket, parts);
  if (end) socket.end();
  return answer;
}

/** Writes the parts, and is gone. */
export async function hangUp(address: URL, parts: Part[]): Promise<void> {
  const socket = open(address);
  await writeAll(socket, parts);
  socket.destroy();
  await once(socket, "close");
}

/** Writes the parts and neither ends nor leaves, until the answered function is called. */
export async function hold(address: URL, parts: Part[]): Promise<() => void> {
  const socket = open(address);
  await writeAll(socket, parts);
  return () => socket.destroy();
}

function open({ hostname, port }: URL): Socket {
  return connect({ host: hostname, port: Number(port), noDelay: true });
}

async function writeAll(socket: Socket, parts: Part[]) {
  for (const part of parts) await new Promise((done) => socket.write(part, done));
}

function readAnswer(socket: Socket): Promise<Page> {
  let received = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("closed before the answer was complete")));
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      const answer = parseAnswer(received);
      if (!answer) return;
      resolve(answer);
      socket.destroy();
    });
  });
}

/** An answer as far as it came; null until it is complete. */
function parseAnswer(received: Buffer): Page | null {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [statusLine = "", ...lines] = received.toString("latin1", 0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const body = readBody(headers, received.subarray(end + 4));
  if (!body) return null;
  const html = body.toString();
  return { status: Number(statusLine.split(" ")[1]), headers, html, text: pageText(html) };
}

function readBody(headers: Headers, received: Buffer): Buffer | null {
  if (headers.get("Transfer-Encoding") === "chunked") return joinChunks(received);
  const length = Number(headers.get("Content-Length") ?? 0);
  return received.length < length ? null : received;
}

function joinChunks(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let start = 0; ; ) {
    const line = received.indexOf("\r\n", start);
    const size = Number.parseInt(received.toString("latin1", start, line), 16);
    const end = line + 2 + size;
    if (line < 0 || received.length < end + 2) return null;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(line + 2, end));
    start = end + 2;
  }
}
