/**
 * `app/styles/sheets.ts`: the style sheet that each kind of page inlines, and the hash that the
 * content-security policy allows it by. A sheet is a list of `@import`s; what several of them import is
 * in the Worker once.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { Generator } from "./all";

const source = "app/styles/pages";

export const styles: Generator = {
  target: "app/styles/sheets.ts",
  async make() {
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
      "// Made by scripts/generate/styles.ts: edit the .css files instead.",
      `const parts = ${JSON.stringify(parts, null, 2)};`,
      'const join = (...indices: number[]) => indices.map((index) => parts[index]).join("");',
      "export const sheets = {",
      ...entries,
      "};",
      "export type SheetName = keyof typeof sheets;",
    ];
    return `${module.join("\n")}\n`;
  },
};

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
