/**
 * Writes `app/styles/sheets.ts` (not committed): the style sheet that each kind of page inlines, and
 * the hash that the content-security policy allows it by. A sheet is a list of `@import`s; what several
 * of them import is in the Worker once. `--watch` keeps at it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

const source = "app/styles/pages";
const target = "app/styles/sheets.ts";

async function buildStyles() {
  const sheets = readdirSync(source).map((file) => ({ file, imports: importsOf(file) }));
  const files = [...new Set(sheets.flatMap(({ imports }) => imports))];
  const parts = await Promise.all(files.map(minify));

  const entries = sheets.map(({ file, imports }) => {
    const indices = imports.map((path) => files.indexOf(path));
    const css = indices.map((index) => parts[index]).join("");
    const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    return `  ${basename(file, ".css")}: { css: join(${indices}), hash: "${hash}" },`;
  });
  const module = [
    "// Made by scripts/build-styles.ts: edit the .css files instead.",
    `const parts = ${JSON.stringify(parts, null, 2)};`,
    'const join = (...indices: number[]) => indices.map((index) => parts[index]).join("");',
    "export const sheets = {",
    ...entries,
    "};",
    "export type SheetName = keyof typeof sheets;",
  ];
  writeFileSync(target, `${module.join("\n")}\n`);
}

function importsOf(file: string): string[] {
  const imports = readFileSync(join(source, file), "utf8").matchAll(/@import "(.+)";/g);
  return [...imports].map(([, path = ""]) => join(source, path));
}

async function minify(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    external: ["/fonts/*", "/images/*"],
    target: ["chrome100", "firefox100", "safari15"],
    legalComments: "none",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

await buildStyles();

if (process.argv.includes("--watch")) {
  let timer: NodeJS.Timeout | undefined;
  watch("app/styles", { recursive: true }, (_event, file) => {
    if (!file?.endsWith(".css")) return;
    clearTimeout(timer);
    timer = setTimeout(() => buildStyles().catch(console.error), 50);
  });
}
