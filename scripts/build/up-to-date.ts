/** Whether the build matches the current sources. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generated } from "../generate/generated";
import { runNode } from "../kit/run-node";

/** The Worker that is tested, served and uploaded. */
export const bundlePath = "build/index.js";

/** Everything that the build reads, except what it generates itself. */
const sources = [
  "app",
  "public/images",
  "scripts/build.ts",
  "scripts/build",
  "scripts/generate",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];

/** The last line of the bundle, which identifies its sources. */
export const footer = (hash: string) => `// Sources: ${hash}`;

/** A digest of all sources, independent of place and time. */
export function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesIn).sort()) {
    if (generated.includes(path)) continue;
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

export function isUpToDate(): boolean {
  if (!existsSync(bundlePath) || !existsSync("public/build")) return false;
  return readFileSync(bundlePath, "utf8").trimEnd().endsWith(footer(sourcesHash()));
}

/** Builds if there is no build or a source has changed, and says so. */
export async function ensureBuild(): Promise<void> {
  if (isUpToDate()) return;
  console.log("The build is missing or older than its sources: building.");
  const script = fileURLToPath(new URL("../build.ts", import.meta.url));
  await runNode(["--import", "tsx", script, "--if-stale"]);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
