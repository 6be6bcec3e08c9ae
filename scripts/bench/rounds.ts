import type { Load, LoadGenerator } from "./load";
import type { Runtime } from "./runtime";
import { median, type Spread, spread } from "./statistics";

/** How long a comparison takes: as many rounds for each of the two, and a warm-up before them. */
export interface Effort {
  rounds: number;
  milliseconds: number;
}

/** A Worker and what it is asked. */
export interface Contender extends Omit<Load, "url" | "milliseconds"> {
  runtime: Runtime;
  path: string;
}

/** Medians over all rounds. */
export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of workerd's processor time a request. */
  cpu: number;
  /** Share of one processor that workerd used: near 1, the server was the limit. */
  busy: number;
}

export interface Comparison {
  site: Figures;
  reference: Figures;
  /** The site's figure over the reference's, each of a pair of neighbouring rounds. */
  ratio: Record<keyof Figures, Spread>;
  /** Answers in all, the warm-up's included. */
  answers: { site: number; reference: number };
}

/**
 * Measures two Workers in alternating rounds, so that whatever else the machine does meets both.
 * Which one begins alternates as well.
 */
export async function compare(
  generator: LoadGenerator,
  site: Contender,
  reference: Contender,
  { rounds, milliseconds }: Effort,
): Promise<Comparison> {
  const sites: Round[] = [];
  const references: Round[] = [];
  // The first pair warms up.
  for (let round = 0; round <= rounds; round++) {
    const measureSite = async () => sites.push(await measure(generator, site, milliseconds));
    const measureReference = async () =>
      references.push(await measure(generator, reference, milliseconds));
    const pair = [measureSite, measureReference];
    for (const step of round % 2 ? pair.reverse() : pair) await step();
  }
  const answers = { site: sum(sites), reference: sum(references) };
  const [, ...warmSites] = sites;
  const [, ...warmReferences] = references;
  const ratios = warmSites.map((round, index) => quotient(round, warmReferences[index]));
  return {
    site: combine(warmSites, median),
    reference: combine(warmReferences, median),
    ratio: combine(ratios, spread),
    answers,
  };
}

type Round = Figures & { requests: number };

async function measure(
  generator: LoadGenerator,
  { runtime, path, ...load }: Contender,
  milliseconds: number,
): Promise<Round> {
  const before = runtime.cpu();
  const url = new URL(path, runtime.url).href;
  const { requests, seconds, p50, p99 } = await generator.run({ ...load, url, milliseconds });
  const used = runtime.cpu() - before;
  return {
    requests,
    requestsPerSecond: requests / seconds,
    p50,
    p99,
    cpu: (used / requests) * 1e6,
    busy: used / seconds,
  };
}

function sum(rounds: Round[]): number {
  return rounds.reduce((total, { requests }) => total + requests, 0);
}

const names = ["requestsPerSecond", "p50", "p99", "cpu", "busy"] as const;

function quotient(round: Figures, reference: Figures | undefined): Figures {
  return byName((name) => round[name] / (reference?.[name] ?? Number.NaN));
}

function combine<Result>(rounds: Figures[], how: (values: number[]) => Result) {
  return byName((name) => how(rounds.map((round) => round[name])));
}

function byName<Value>(value: (name: keyof Figures) => Value): Record<keyof Figures, Value> {
  const entries = names.map((name) => [name, value(name)] as const);
  return Object.fromEntries(entries) as Record<keyof Figures, Value>;
}
