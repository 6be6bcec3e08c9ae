/**
 * `npm run build`: makes the Worker, build/index.js, and the browser's files, public/build/.
 * `--if-stale` does so only when a source changed since.
 */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { bundle } from "./build/bundle";
import { isFresh, sourcesHash } from "./build/freshness";
import { withLock } from "./build/lock";
import { generate } from "./generate/all";

const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");

await withLock(async () => {
  // Whoever held the lock before may have built the same.
  if (process.argv.includes("--if-stale") && isFresh()) return;
  const hash = sourcesHash();
  await generate();
  execFileSync(process.execPath, [remix, "build"], {
    // Vite, which Remix brings along and nothing here uses, warns of itself.
    env: { ...process.env, NODE_ENV: "production", VITE_CJS_IGNORE_WARNING: "true" },
    stdio: "inherit",
  });
  await bundle({ hash });
});
