import autocannon from "autocannon";
import { median } from "./report";
import type { Runtime } from "./runtime";

/** A repeated request to a Worker. */
export interface Load {
  path: string;
  connections: number;
  /** The status that every response must have. */
  status: number;
  /** An encoded form to post, with `{n}` replaced by a new number each time; a GET if absent. */
  form?: string;
}

export interface Measured {
  requestsPerSecond: number;
  /** Milliseconds to the end of a response. */
  time: number;
  /** Microseconds of workerd's processor time per request. */
  cpu: number;
}

let formsSent = 0;

export async function measure(runtime: Runtime, load: Load): Promise<Measured> {
  const { path, connections, status, form } = load;
  const before = runtime.cpu();
  const { origin, host } = runtime.url;
  const post = form && {
    method: "POST" as const,
    headers: { Origin: `http://${host}`, "Content-Type": "application/x-www-form-urlencoded" },
    setupRequest: (request: autocannon.Request) => ({
      ...request,
      body: form.replace("{n}", String(formsSent++)),
    }),
  };
  const times: number[] = [];
  const result = await autocannon({
    url: new URL(path, origin).href,
    connections,
    duration: 2,
    // Sent like a browser's navigation, so that it counts as a view.
    requests: [post || { headers: { "Sec-Fetch-Dest": "document" } }],
    // Autocannon's own histogram has a resolution of whole milliseconds.
    setupClient: (client) => client.on("response", (_status, _bytes, time) => times.push(time)),
  });
  const answers = result.requests.total;
  if (result.errors > 0 || result.statusCodeStats?.[`${status}`]?.count !== answers) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${path}: ${result.errors} errors, statuses ${statuses} instead of ${status}`);
  }
  return {
    requestsPerSecond: answers / result.duration,
    time: median(times),
    cpu: ((runtime.cpu() - before) / answers) * 1e6,
  };
}
