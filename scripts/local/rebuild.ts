import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild, sourcesHash } from "../build/freshness";

/** Milliseconds between two looks at the sources. One takes about ten of the processor's time. */
const interval = 400;

/**
 * Builds again whenever a source has changed, then calls `update`. A build that fails waits for the next
 * change. Looks at the sources itself: the system's watches lose files that an editor replaces.
 */
export async function rebuildOnChange(update: () => Promise<void>): Promise<never> {
  let seen = sourcesHash();
  for (;;) {
    await sleep(interval);
    const hash = sourcesHash();
    if (hash === seen) continue;
    seen = hash;
    await ensureBuild()
      .then(update)
      .catch((error: Error) => console.error(`The site stays as it was: ${error.message}`));
  }
}
