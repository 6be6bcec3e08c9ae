import { readFileSync } from "node:fs";
import { Miniflare, type WorkerOptions } from "miniflare";

/** A Worker under load, in a workerd of its own. */
export interface Runtime extends AsyncDisposable {
  /** Where workerd itself listens: nothing stands between a client and the Worker. */
  url: URL;
  miniflare: Miniflare;
  /** Seconds of processor time that this workerd has used; null where the system does not say. */
  cpu: () => number | null;
}

/** Starts the first Worker behind a socket of its own, the others beside it, reachable by name. */
export async function startRuntime([served, ...others]: [WorkerOptions, ...WorkerOptions[]]) {
  const before = new Set(childProcesses());
  const common = { compatibilityDate: "2026-04-01" };
  const miniflare = new Miniflare({
    // No request for the machine's place in the world.
    cf: false,
    workers: [
      { ...common, ...served, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
      ...others.map((worker) => ({ ...common, ...worker })),
    ],
  });
  const url = await miniflare.unsafeGetDirectURL();
  const pid = childProcesses().find((child) => !before.has(child) && isWorkerd(child));
  return {
    url,
    miniflare,
    cpu: () => (pid ? cpuSeconds(pid) : null),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  } satisfies Runtime;
}

function childProcesses(): string[] {
  const listed = readProc(`self/task/${process.pid}/children`);
  return listed ? listed.trim().split(" ") : [];
}

function isWorkerd(pid: string): boolean {
  return readProc(`${pid}/comm`)?.startsWith("workerd") ?? false;
}

/** Clock ticks a second in /proc, on every Linux that runs Node. */
const ticksPerSecond = 100;

function cpuSeconds(pid: string): number | null {
  // The program's name stands in parentheses and may hold anything; utime is the 12th field after it.
  const fields = readProc(`${pid}/stat`)?.split(") ").at(-1)?.split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : null;
}

/** A file of /proc, or null on systems without it. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return null;
  }
}
