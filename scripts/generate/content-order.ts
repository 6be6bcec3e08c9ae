/**
 * `app/content/all.ts`: imports every text of the site, so that the bundle has them one after the other. Among
 * the code they compress worse, since gzip looks back 32 KB only: 6 KB of the Worker's bundle.
 */
import { readdirSync } from "node:fs";
import type { Generator } from "./all";

const folder = "app/content";

export const contentOrder: Generator = {
  target: `${folder}/all.ts`,
  async make() {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    const modules = files.filter((file) => file.endsWith(".ts") && file !== "all.ts");
    const imports = modules.map((file) => `import "./${file.slice(0, -".ts".length)}";\n`);
    return `// Made by scripts/generate/content-order.ts.\n${imports.join("")}`;
  },
};
