/**
 * Writes `app/styles/sheets.ts` (not committed): the style sheet that each family of pages inlines, and
 * the hash that the content-security policy allows it by. `app/styles/bundles.json` says which `.css`
 * files a family takes, in the order of the cascade; what several families take is in the Worker once.
 * `--watch` writes it again on every change.
 */
import { createHash } from "node:crypto";
import { readFileSync, watch, writeFileSync } from "node:fs";
import { transform } from "esbuild";

const folder = "app/styles";
const target = `${folder}/sheets.ts`;

interface Bundles {
  /** What every family begins with. */
  common: string[];
  families: Record<string, string[]>;
}

async function buildStyles() {
  const { common, families }: Bundles = JSON.parse(readFileSync(`${folder}/bundles.json`, "utf8"));
  const files = [...new Set([...common, ...Object.values(families).flat()])];
  const parts = await Promise.all(files.map(minify));

  const entries = Object.entries(families).map(([family, own]) => {
    const indices = [...common, ...own].map((file) => files.indexOf(file));
    const css = indices.map((index) => parts[index]).join("");
    const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    return `  ${family}: { css: join(${indices}), hash: "${hash}" },`;
  });
  const module = [
    "// Made by scripts/build-styles.ts: edit bundles.json and the .css files instead.",
    `const parts = ${JSON.stringify(parts, null, 2)};`,
    'const join = (...indices: number[]) => indices.map((index) => parts[index]).join("");',
    "export const sheets = {",
    ...entries,
    "};",
    "export type SheetName = keyof typeof sheets;",
  ];
  writeFileSync(target, `${module.join("\n")}\n`);
}

async function minify(file: string): Promise<string> {
  const { code } = await transform(readFileSync(`${folder}/${file}.css`, "utf8"), {
    loader: "css",
    minify: true,
    target: ["chrome100", "firefox100", "safari15"],
    legalComments: "none",
  });
  return code.trim();
}

await buildStyles();

if (process.argv.includes("--watch")) {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || !/\.(css|json)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => buildStyles().catch(console.error), 50);
  });
}
