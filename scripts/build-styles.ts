/**
 * Bundles each style sheet that a page can inline into `app/styles/sheets.ts` (not committed): its
 * minified text and the hash that the content-security policy allows it by. `--watch` keeps at it.
 */
import { createHash } from "node:crypto";
import { readdirSync, watch, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";

const source = "app/styles/pages";
const target = "app/styles/sheets.ts";

async function bundle(file: string) {
  const { outputFiles } = await build({
    entryPoints: [`${source}/${file}`],
    bundle: true,
    minify: true,
    write: false,
    external: ["/fonts/*", "/images/*"],
    target: ["chrome100", "firefox100", "safari15"],
    legalComments: "none",
  });
  const css = outputFiles[0]?.text.trim() ?? "";
  const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  return [basename(file, ".css"), { css, hash }] as const;
}

async function buildStyles() {
  const files = readdirSync(source).filter((file) => file.endsWith(".css"));
  const sheets = Object.fromEntries(await Promise.all(files.sort().map(bundle)));
  const module = [
    "// Made by scripts/build-styles.ts: edit the .css files instead.",
    `export const sheets = ${JSON.stringify(sheets, null, 2)};`,
    "export type SheetName = keyof typeof sheets;",
  ];
  writeFileSync(target, `${module.join("\n")}\n`);
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
