/**
 * `app/styles/sheets.ts`: the style sheet that each family of pages inlines, and the hash that the
 * content-security policy allows it by. `app/styles/bundles.json` says which `.css` files a family takes,
 * in the order of the cascade; what several families take is in the Worker once.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import type { Generator } from "./all";

const folder = "app/styles";

interface Bundles {
  /** What every family begins with. */
  common: string[];
  families: Record<string, string[]>;
}

export const styles: Generator = {
  target: `${folder}/sheets.ts`,
  async make() {
    const { common, families }: Bundles = JSON.parse(
      readFileSync(`${folder}/bundles.json`, "utf8"),
    );
    const files = [...new Set([...common, ...Object.values(families).flat()])];
    const parts = await Promise.all(files.map(minify));

    const entries = Object.entries(families).map(([family, own]) => {
      const indices = [...common, ...own].map((file) => files.indexOf(file));
      const css = indices.map((index) => parts[index]).join("");
      const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
      return `  ${family}: { css: join(${indices}), hash: "${hash}" },`;
    });
    const module = [
      "// Made by scripts/generate/styles.ts: edit bundles.json and the .css files instead.",
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

async function minify(file: string): Promise<string> {
  const { code } = await transform(readFileSync(`${folder}/${file}.css`, "utf8"), {
    loader: "css",
    minify: true,
    target: ["chrome100", "firefox100", "safari15"],
    legalComments: "none",
  });
  return code.trim();
}
