/** A copy of the project, to be built and served with another content. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { editFiles } from "./edits";
import { type ContentSet, contentSets } from "./sets";

/** What is needed to build, check, serve and deploy. */
const parts = [
  ...["app", "migrations", "scripts", "public", "remix.config.js", "tsconfig.json"],
  ...["package.json", "package-lock.json", "accepted.json", "wrangler.toml", ".dev.vars.example"],
];

/** Copies the project's sources and links its packages. */
export function copyProject(folder: string): void {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages);
}

/**
 * Copies the project with another content. What was built there before stays, for a build that is up to date.
 *
 * @param today YYYY-MM-DD
 * @returns the copy's folder
 */
export function copyWithContent(name: ContentSet, today: string): string {
  const folder = resolve(".cache/content", name);
  mkdirSync(folder, { recursive: true });
  for (const part of ["app", "scripts"])
    rmSync(join(folder, part), { recursive: true, force: true });
  copyProject(folder);
  editFiles(folder, contentSets[name](today));
  return folder;
}
