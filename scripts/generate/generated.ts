/** The generated modules, and whether they are up to date. Imports no library, so that every command can check. */
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Paths of the generated modules, also listed in .gitignore. */
export const generated: readonly string[] = ["app/styles/sheets.ts", "app/content/texts.ts"];

const sources = ["app", "public/images", "scripts/generate"];

/** Its modification time is when the last run began. */
const stamp = ".cache/generated";

export function isStale(): boolean {
  if (![stamp, ...generated].every((file) => existsSync(file))) return true;
  const made = statSync(stamp).mtimeMs;
  return sources.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) => {
      const path = join(folder, name);
      return !generated.includes(path) && statSync(path).mtimeMs > made;
    }),
  );
}

/** @param start when the run began, in milliseconds: later changes are left to the next run */
export function noteGenerated(start: number): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, "");
  utimesSync(stamp, new Date(start), new Date(start));
}
