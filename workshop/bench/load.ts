import autocannon from "autocannon";
import { median } from "./report";
import type { Runtime } from "./runtime";

/** What a Worker is asked, again and again. */
export interface Load {
  runtime: Runtime;
  path: string;
  connections: number;
  /** The status of every answer. */
  status: number;
  /** An encoded form to post, whose `{n}` becomes another number each time; without it a GET. */
  form?: string;
}

interface Rounds {
  requestsPerSecond: number[];
  /** Milliseconds to the end of an answer. */
  time: number[];
  /** Microseconds of workerd's processor time a request. */
  cpu: number[];
}

/** Measures two Workers in turn, so that other load on the machine meets both. The first pair warms up. */
export async function compare(site: Load, reference: Load, rounds: number) {
  const measured = { site: emptyRounds(), reference: emptyRounds() };
  for (let round = 0; round <= rounds; round++) {
    for (const [name, load] of Object.entries({ site, reference })) {
      const values = await measure(load);
      if (round === 0) continue;
      const into = measured[name as "site" | "reference"];
      into.requestsPerSecond.push(values.requestsPerSecond);
      into.time.push(values.time);
      into.cpu.push(values.cpu);
    }
  }
  return (of: keyof Rounds) => ({ site: measured.site[of], reference: measured.reference[of] });
}

const emptyRounds = (): Rounds => ({ requestsPerSecond: [], time: [], cpu: [] });

let formsSent = 0;

async function measure({ runtime, path, connections, status, form }: Load) {
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
    // As a browser navigates: such a request is counted as a view.
    requests: [post || { headers: { "Sec-Fetch-Dest": "document" } }],
    // Its own histogram knows whole milliseconds only.
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
