import { readFileSync } from "node:fs";
import { Miniflare, type WorkerOptions } from "miniflare";

/** A Worker to measure, in a workerd of its own. */
export interface Runtime extends AsyncDisposable {
  /** Where workerd itself listens, without Miniflare's proxy. */
  url: URL;
  miniflare: Miniflare;
  /** Seconds of processor time in user mode that this workerd has used so far. */
  cpu: () => number;
}

/** Starts the first Worker behind a socket of its own; it reaches the others by name. */
export async function startRuntime(
  served: WorkerOptions,
  ...others: WorkerOptions[]
): Promise<Runtime> {
  const before = children();
  const miniflare = new Miniflare({
    // No request for the machine's place in the world.
    cf: false,
    workers: [{ ...served, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }, ...others],
  });
  const url = await miniflare.unsafeGetDirectURL();
  const pid = children().find((child) => !before.includes(child) && isWorkerd(child));
  if (!pid) throw new Error("workerd was not found in /proc, by which its time is measured");
  return {
    url,
    miniflare,
    cpu: () => cpuSeconds(pid),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/** Clock ticks are 10 ms on every Linux. The kernel's share is left out: it grows with what else runs. */
function cpuSeconds(pid: string): number {
  // The program's name, in parentheses, may hold anything; utime follows 11 fields later.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(fields[11]) / 100;
}

function children(): string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
}

function isWorkerd(pid: string): boolean {
  return pid !== "" && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd");
}
