import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What to send for a while. */
export interface Load {
  url: string;
  /** A form to post, in which `{n}` becomes a number that no other request has; without it a GET. */
  body?: string;
  connections: number;
  milliseconds: number;
  /** The status of every answer. Any other one ends the measurement as failed. */
  status: number;
}

/** What came of it. Latencies in milliseconds, over complete answers. */
export interface Sample {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
}

export type ClientAnswer = { sample: Sample } | { error: string };

/** Runs loads, one at a time, in a process of its own. */
export class LoadGenerator implements Disposable {
  readonly #client: ChildProcess = fork(fileURLToPath(new URL("client.ts", import.meta.url)));

  /** @throws when a connection fails or an answer has another status than expected */
  async run(load: Load): Promise<Sample> {
    const answered = once(this.#client, "message") as Promise<[ClientAnswer]>;
    this.#client.send(load);
    const [answer] = await answered;
    if ("error" in answer) throw new Error(answer.error);
    return answer.sample;
  }

  [Symbol.dispose]() {
    this.#client.kill();
  }
}
