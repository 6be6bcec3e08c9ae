/**
 * `npm run build`: makes the Worker, build/index.js, and the browser's files, public/build/.
 * `--if-stale` does so only when a source changed since.
 */
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { lock } from "proper-lockfile";
import { bundle } from "./build/bundle";
import { isFresh, sourcesHash } from "./build/freshness";
import { generate } from "./generate/all";
import { runNode } from "./run";

const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");

async function main() {
  // Whoever held the lock before may have built the same.
  if (process.argv.includes("--if-stale") && isFresh()) return;
  const hash = sourcesHash();
  await generate();
  // Vite, which Remix brings along and nothing here uses, warns of itself.
  const env = { ...process.env, NODE_ENV: "production", VITE_CJS_IGNORE_WARNING: "true" };
  await runNode([remix, "build"], env);
  await bundle({ hash });
}

const folder = ".cache";

/** Does some work while no other process of this folder does: the others wait. */
async function withLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const retries = { forever: true, minTimeout: 100, maxTimeout: 100 };
  const release = await lock(folder, { lockfilePath: `${folder}/build.lock`, retries });
  try {
    await work();
  } finally {
    await release();
  }
}

withLock(main).catch((error: Error) => {
  console.error(`Not built: ${error.message}`);
  process.exitCode = 1;
});
