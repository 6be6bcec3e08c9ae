/**
 * What `npm start` and the commands begin with, as `node scripts/command.mjs <script> …`: says what to do where Node is too old
 * or nothing is installed, and makes the generated modules, whatever npm ran before. Plain JavaScript: any Node reads it.
 */
import { existsSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node 20.19 or later is needed, and this is ${process.versions.node}: https://nodejs.org`);
}
if (!existsSync(new URL("../node_modules/tsx", import.meta.url))) {
  stop("Nothing is installed yet. First: npm ci");
}

// The script finds its own arguments where it would without this file.
const [script] = process.argv.splice(2, 1);
await import("tsx");
const { isStale } = await import("./generate/generated.ts");
if (isStale()) {
  const { generate } = await import("./generate/all.ts");
  await generate().catch((error) => stop(`Not generated: ${error.message}`));
}
await import(`./${script}.ts`);

function stop(message) {
  console.error(message);
  process.exit(1);
}
