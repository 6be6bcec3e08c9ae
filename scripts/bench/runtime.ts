import { readFileSync } from "node:fs";
import { Miniflare, type WorkerOptions } from "miniflare";

/** A Worker to measure, in a workerd of its own. */
export interface Runtime extends AsyncDisposable {
  /** Where workerd itself listens, without Miniflare's proxy. */
  url: URL;
  miniflare: Miniflare;
  /** Seconds of processor time that this workerd has used so far; NaN where the system cannot say. */
  cpu: () => number;
}

/** A Worker to serve, and the folder of its databases where they are to outlive it. */
type Served = WorkerOptions & { d1Persist?: string };

/** Starts the first Worker behind a socket of its own; it reaches the others by name. */
export async function startRuntime(
  { d1Persist, ...served }: Served,
  ...others: WorkerOptions[]
): Promise<Runtime> {
  const before = children();
  const miniflare = new Miniflare({
    d1Persist,
    // No request for the machine's place in the world.
    cf: false,
    workers: [{ ...served, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }, ...others],
  });
  const url = await miniflare.unsafeGetDirectURL();
  const pid = children().find((child) => !before.includes(child) && isWorkerd(child));
  return {
    url,
    miniflare,
    cpu: () => (pid ? cpuSeconds(pid) : Number.NaN),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/** Seconds in user and kernel mode, all threads together. Clock ticks are 10 ms on every Linux. */
function cpuSeconds(pid: string): number {
  // The program's name, in parentheses, may hold anything; utime and stime follow 11 fields later.
  const fields = readProc(`${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Bytes of memory that a process had at most so far; NaN where the system cannot say. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = readProc(`${pid}/status`).match(/^VmHWM:\s*(\d+) kB$/m) ?? [];
  return Number(kilobytes) * 1024;
}

function children(): string[] {
  return readProc(`self/task/${process.pid}/children`).trim().split(" ");
}

function isWorkerd(pid: string): boolean {
  return readProc(`${pid}/comm`).startsWith("workerd");
}

/** A file of /proc; empty on systems without it. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
