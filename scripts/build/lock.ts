import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const file = ".cache/build.lock";

/** Does some work while no other process of this folder does: the others wait. */
export async function withLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(".cache", { recursive: true });
  while (!take()) await sleep(100);
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!holderLives()) rmSync(file, { force: true });
    return false;
  }
}

/** A process that was killed left its lock behind. */
function holderLives(): boolean {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    // Created, and its number not yet written.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
