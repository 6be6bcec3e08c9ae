import { readFileSync } from "node:fs";
import { Miniflare, type WorkerOptions } from "miniflare";

export type Runtime = Awaited<ReturnType<typeof startRuntime>>;

/**
 * Starts a Worker to measure in its own workerd, with its own socket instead of Miniflare's proxy. It reaches the other
 * Workers by name.
 */
export async function startRuntime(served: WorkerOptions, ...others: WorkerOptions[]) {
  const before = workerds();
  const miniflare = new Miniflare({
    // Avoids a request for the machine's location.
    cf: false,
    workers: [{ ...served, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }, ...others],
  });
  const url = await miniflare.unsafeGetDirectURL();
  const pid = workerds().find((child) => !before.includes(child));
  if (!pid) throw new Error("workerd was not found in /proc, which is needed to measure its time");
  return {
    url,
    miniflare,
    /** Seconds of processor time in user mode that this workerd has used so far. */
    cpu: () => cpuSeconds(pid),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/** A clock tick is 10 ms on Linux. Kernel time is left out: it grows with the load of the machine. */
function cpuSeconds(pid: string): number {
  // The program's name, in parentheses, may contain anything; utime is 11 fields after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return Number(fields[11]) / 100;
}

/** The pids of the workerds that this process started. */
function workerds(): string[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim();
  return children
    .split(" ")
    .filter((pid) => pid && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd"));
}
