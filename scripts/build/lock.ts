import { mkdirSync } from "node:fs";
import { lock } from "proper-lockfile";

const folder = ".cache";

/** Does some work while no other process of this folder does: the others wait. */
export async function withLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const retries = { forever: true, minTimeout: 100, maxTimeout: 100 };
  const release = await lock(folder, { lockfilePath: `${folder}/build.lock`, retries });
  try {
    await work();
  } finally {
    await release();
  }
}
