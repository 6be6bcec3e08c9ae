/** Checks types before a deployment: a mistake in a price or a review is a type error. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sourcesHash } from "../build/up-to-date";
import { generate } from "../generate/all";
import { runNode } from "../kit/run-node";

const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");

/** Holds the hash of the sources that last passed: the compiler takes many seconds. */
const checkedTypes = ".cache/types-checked";

/** @throws {Error} if a type is wrong; the compiler prints where */
export async function checkTypes(): Promise<void> {
  await generate();
  const hash = sourcesHash();
  if (existsSync(checkedTypes) && readFileSync(checkedTypes, "utf8") === hash) return;
  await runNode([compiler, "--project", "scripts/deploy/types.json"]).catch(() => {
    throw new Error("The types are wrong: see above.");
  });
  writeFileSync(checkedTypes, hash);
}
