import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

/** Checks types beside the site, again on every change. In a thread: it ends with this process. */
export function checkTypesOnChange() {
  const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
  const argv = [
    "--watch",
    "--preserveWatchOutput",
    "--pretty",
    "--incremental",
    "--tsBuildInfoFile",
  ];
  new Worker(compiler, { argv: [...argv, ".cache/types.tsbuildinfo"] });
}
