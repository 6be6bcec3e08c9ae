/**
 * The load generator: a process of its own, so that what it costs is not counted as the server's.
 * Takes one `Load` after another from the process that forked it and answers each with its `Sample`.
 */
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { HttpReader } from "./http-reader";
import type { ClientAnswer, Load, Sample } from "./load";

let sent = 0;

process.on("message", async (load: Load) => {
  const answer: ClientAnswer = await run(load).then(
    (sample) => ({ sample }),
    (error: Error) => ({ error: error.message }),
  );
  process.send?.(answer);
});
process.on("disconnect", () => process.exit());

/** A closed loop: each connection sends its next request when the last answer is complete. */
async function run(load: Load): Promise<Sample> {
  const latencies: number[] = [];
  const start = performance.now();
  const deadline = start + load.milliseconds;
  await Promise.all(
    Array.from({ length: load.connections }, () => useConnection(load, deadline, latencies)),
  );
  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { requests: latencies.length, seconds, p50: percentile(0.5), p99: percentile(0.99) };
}

function useConnection(load: Load, deadline: number, latencies: number[]): Promise<void> {
  const { hostname, port } = new URL(load.url);
  const reader = new HttpReader();
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });

  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      socket.destroy();
      reject(new Error(`${load.url}: ${reason}`));
    };
    let started = 0;
    const next = () => {
      started = performance.now();
      send(socket, load);
    };
    socket.on("connect", next);
    socket.on("error", (error) => fail(error.message));
    socket.on("close", () => fail("connection closed"));
    socket.setTimeout(10_000, () => fail("no answer within 10 s"));
    socket.on("data", (data) => {
      const status = reader.push(data);
      if (status === null) return;
      if (status !== load.status) return fail(`status ${status}, expected ${load.status}`);
      const now = performance.now();
      latencies.push(now - started);
      if (now < deadline) return next();
      socket.destroy();
      resolve();
    });
  });
}

function send(socket: Socket, { url, body }: Load) {
  const { host, pathname, search } = new URL(url);
  const head = `${body === undefined ? "GET" : "POST"} ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n`;
  if (body === undefined) return socket.write(`${head}\r\n`);
  const form = body.replace("{n}", String(sent++).padStart(9, "0"));
  socket.write(
    `${head}Origin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      `Content-Length: ${Buffer.byteLength(form)}\r\n\r\n${form}`,
  );
}
