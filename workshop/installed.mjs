/** Says what to install before anything of the workshop can run. */
import { existsSync } from "node:fs";

for (const [folder, command] of [
  ["../node_modules", "npm ci"],
  ["node_modules", "npm --prefix workshop ci"],
]) {
  if (existsSync(new URL(folder, import.meta.url))) continue;
  console.error(`Not installed yet. First: ${command}`);
  process.exit(1);
}
