/**
 * The load generator: a process of its own, so that what it costs is not counted as the server's.
 * Takes one `Load` after another from the process that forked it and answers each with its `Sample`.
 */
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { HttpReader } from "./http-reader";
import type { ClientAnswer, Load, Sample } from "./load";
import { percentile } from "./statistics";

/** Milliseconds without an answer after which a measurement has failed. */
const patience = 10_000;

let formsSent = 0;

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
  const connections = Array.from({ length: load.connections }, () =>
    useConnection(load, deadline, (latency) => latencies.push(latency)),
  );
  await Promise.all(connections);
  return {
    requests: latencies.length,
    seconds: (performance.now() - start) / 1000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

function useConnection(load: Load, deadline: number, note: (latency: number) => void) {
  const { hostname, port } = new URL(load.url);
  const nextRequest = requests(load);
  const reader = new HttpReader();
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });

  return new Promise<void>((resolve, reject) => {
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(nextRequest());
    };
    const fail = (reason: string) => {
      socket.destroy();
      reject(new Error(`${load.url}: ${reason}`));
    };
    socket.setTimeout(patience, () => fail(`no answer within ${patience / 1000} s`));
    socket.on("error", (error) => fail(error.message));
    socket.on("close", () => fail("connection closed"));
    socket.on("connect", send);
    socket.on("data", (data) => {
      const status = reader.push(data);
      if (status === null) return;
      if (status !== load.status) return fail(`status ${status} instead of ${load.status}`);
      const now = performance.now();
      note(now - sentAt);
      if (now < deadline) return send();
      socket.destroy();
      resolve();
    });
  });
}

/** Makes the text of one request after another: all the same, or each with a form of its own. */
function requests({ url, form }: Load): () => string {
  const { host, pathname, search } = new URL(url);
  const target = `${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n`;
  // As a browser navigates: such a request is counted as a view.
  if (form === undefined) return () => `GET ${target}Sec-Fetch-Dest: document\r\n\r\n`;
  return () => {
    formsSent += 1;
    const body = form.replace("{n}", String(formsSent));
    return (
      `POST ${target}Origin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
}
