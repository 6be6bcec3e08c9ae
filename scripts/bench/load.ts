import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What to send for a while. */
export interface Load {
  url: string;
  /** An encoded form to post, whose `{n}` becomes another number each time; without it a GET. */
  form?: string;
  /** How many requests are under way at any time. */
  connections: number;
  milliseconds: number;
  /** The status of every answer. Any other one fails the measurement. */
  status: number;
}

/** What came of it. Latencies are milliseconds to the end of an answer. */
export interface Sample {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
}

export type ClientAnswer = { sample: Sample } | { error: string };

/** Sends loads, one at a time, from a process of its own. */
export class LoadGenerator implements Disposable {
  readonly #client: ChildProcess = fork(fileURLToPath(new URL("client.ts", import.meta.url)));

  /** @throws when a connection fails or an answer has another status than expected */
  async run(load: Load): Promise<Sample> {
    this.#client.send(load);
    const [answer] = (await once(this.#client, "message")) as [ClientAnswer];
    if ("error" in answer) throw new Error(answer.error);
    return answer.sample;
  }

  [Symbol.dispose]() {
    this.#client.kill();
  }
}
