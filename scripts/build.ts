/**
 * `npm run build`: builds the Worker, build/index.js, and the browser's files, public/build/. With `--if-stale`, only if
 * a source has changed since the last build.
 */
import { createRequire } from "node:module";
import { bundle } from "./build/bundle";
import { isUpToDate, sourcesHash } from "./build/up-to-date";
import { generate } from "./generate/all";
import { runNode } from "./kit/run-node";

const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");

async function main() {
  if (process.argv.includes("--if-stale") && isUpToDate()) return;
  const hash = sourcesHash();
  await generate();
  // Silences a warning of Vite, which Remix depends on but nothing here uses.
  const env = { ...process.env, NODE_ENV: "production", VITE_CJS_IGNORE_WARNING: "true" };
  await runNode([remix, "build"], env);
  await bundle({ hash });
}

main().catch((error: Error) => {
  console.error(`Not built: ${error.message}`);
  process.exitCode = 1;
});
