import { watch } from "node:fs";
import { ensureBuild, isFresh } from "../build/freshness";

/** Builds again when a source has changed, then calls `update`. A build that fails waits for the next change. */
export function rebuildOnChange(update: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    if (isFresh()) return;
    ensureBuild();
    await update();
  };
  watch("app", { recursive: true }, () => {
    clearTimeout(timer);
    // An editor writes a file in several steps.
    timer = setTimeout(() => rebuild().catch(() => console.error("The site stays as it was.")), 50);
  });
}
