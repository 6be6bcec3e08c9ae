/** The generated modules, and whether they are up to date. Imports no library, so that every command can check. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Paths of the generated modules, also listed in .gitignore. */
export const generated: readonly string[] = ["app/styles/sheets.ts", "app/content/texts.ts"];

/** A digest of files and folders without the generated modules, independent of place and time. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesIn).sort()) {
    if (generated.includes(path)) continue;
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A digest of what the modules are generated from. */
export const generatedFrom = () => hashOf(["app", "public/images", "scripts/generate"]);

/** Holds the digest of the last run. */
const stamp = ".cache/generated";

export const isStale = () =>
  ![stamp, ...generated].every((file) => existsSync(file)) ||
  readFileSync(stamp, "utf8") !== generatedFrom();

export function noteGenerated(hash: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
