/**
 * Runs before `npm start` and the commands, as `node scripts/command.mjs <script> …`: says what to do if Node is too
 * old or nothing is installed, and writes the generated modules if they are stale. Plain JavaScript, so that any Node can
 * read it.
 */
import { existsSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node 20.19 or later is needed, but this is ${process.versions.node}: https://nodejs.org`);
}
if (!existsSync(new URL("../node_modules/tsx", import.meta.url))) {
  stop("Nothing is installed yet. First: npm ci");
}

// Removes the script's name, so that the script finds its arguments in their usual place.
const [script] = process.argv.splice(2, 1);
await import("tsx");
const { isStale } = await import("./generate/generated.ts");
if (isStale()) {
  const { generate } = await load("./generate/all.ts");
  await generate().catch((error) => stop(`Not generated: ${error.message}`));
}
await load(`./${script}.ts`);

/** Reports a typing error in a content file by file and line, without a stack trace. */
function load(file) {
  return import(file).catch((error) => {
    if (error.name !== "TransformError") throw error;
    const [, ...mistakes] = error.message.replaceAll(`${process.cwd()}/`, "").split("\n");
    stop(`Cannot be read: ${mistakes.join("\n")}`);
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
