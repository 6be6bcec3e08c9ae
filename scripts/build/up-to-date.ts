/** Whether the build matches the current sources. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hashOf } from "../generate/generated";
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

export const sourcesHash = () => hashOf(sources);

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
