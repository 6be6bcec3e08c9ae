import type { WorkerOptions } from "miniflare";
import { answerOf, landing } from "./comparisons";
import type { Line } from "./line";
import { startRuntime } from "./runtime";
import { builtSite, constantWorker, partner } from "./workers";

/** Starts in turn of the site and of a constant Worker, each through Miniflare until it answers a path. */
export async function compareStarts(times: number): Promise<Line[]> {
  const answer = await landingAnswer();
  const compared = async (path: string, what: string): Promise<Line> => {
    const site: number[] = [];
    const reference: number[] = [];
    for (let time = 0; time < times; time++) {
      site.push(await start(builtSite(), path));
      reference.push(await start(constantWorker(answer), path));
    }
    return { what, unit: "ms", site, reference, atMost: 1.5 };
  };
  return [
    await compared("/robots.txt", "Start until `/robots.txt` is answered"),
    await compared(landing, `Start until \`${landing}\` is rendered`),
  ];
}

async function landingAnswer() {
  await using site = await startRuntime(builtSite(), partner);
  return await answerOf(site, landing);
}

/** Milliseconds to the end of the first answer. */
async function start(worker: WorkerOptions, path: string): Promise<number> {
  const begin = performance.now();
  await using runtime = await startRuntime(worker, partner);
  const response = await fetch(new URL(path, runtime.url), { signal: AbortSignal.timeout(10_000) });
  if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - begin;
}
