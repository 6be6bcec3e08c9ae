import autocannon from "autocannon";
import { median } from "simple-statistics";
import type { Line, Measure } from "./document";
import type { Runtime } from "./runtime";

/** How long a comparison takes: as many rounds for each of the two, and a warm-up before them. */
export interface Effort {
  rounds: number;
  seconds: number;
}

/** What a Worker is asked, again and again. */
interface Load {
  runtime: Runtime;
  path: string;
  connections: number;
  /** The status of every answer. */
  status: number;
  /** An encoded form to post, whose `{n}` becomes another number each time; without it a GET. */
  form?: string;
}

interface Round {
  requestsPerSecond: number;
  /** Milliseconds to the end of an answer. */
  p50: number;
  /** Microseconds of workerd's processor time a request. */
  cpu: number;
  answers: number;
}

type LoadMeasure = Measure & { of: Exclude<keyof Round, "answers"> };

interface Comparison {
  line: (measure: LoadMeasure) => Line;
  /** Answers in all, the warm-up's included. */
  answers: { site: number; reference: number };
}

/** Measures two Workers in turn, so that other load on the machine meets both. The first pair warms up. */
export async function compare(site: Load, reference: Load, effort: Effort): Promise<Comparison> {
  const rounds: { site: Round; reference: Round }[] = [];
  for (let round = 0; round <= effort.rounds; round++) {
    rounds.push({
      site: await measure(site, effort.seconds),
      reference: await measure(reference, effort.seconds),
    });
  }
  const warm = rounds.slice(1);
  const answersOf = (key: "site" | "reference") =>
    rounds.reduce((sum, round) => sum + round[key].answers, 0);
  return {
    line: (measure) => ({
      measure,
      site: warm.map((round) => round.site[measure.of]),
      reference: warm.map((round) => round.reference[measure.of]),
    }),
    answers: { site: answersOf("site"), reference: answersOf("reference") },
  };
}

let formsSent = 0;

async function measure({ runtime, path, connections, status, form }: Load, seconds: number) {
  const before = runtime.cpu();
  const { origin, host } = runtime.url;
  const url = new URL(path, origin).href;
  const post = form && {
    method: "POST" as const,
    headers: { Origin: `http://${host}`, "Content-Type": "application/x-www-form-urlencoded" },
    setupRequest: (request: autocannon.Request) => ({
      ...request,
      body: form.replace("{n}", String(formsSent++)),
    }),
  };
  // As a browser navigates: such a request is counted as a view.
  const requests = [post || { headers: { "Sec-Fetch-Dest": "document" } }];
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    // Its own histogram knows whole milliseconds only.
    setupClient: (client) => client.on("response", (_status, _bytes, time) => times.push(time)),
  });
  const used = runtime.cpu() - before;
  const answers = result.requests.total;
  const expected = result.statusCodeStats?.[`${status}`]?.count;
  if (result.errors > 0 || expected !== answers) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(`${path}: ${result.errors} errors, statuses ${statuses} instead of ${status}`);
  }
  return {
    requestsPerSecond: answers / result.duration,
    p50: median(times),
    cpu: (used / answers) * 1e6,
    answers,
  };
}
