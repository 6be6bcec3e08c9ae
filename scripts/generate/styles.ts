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
  /** The sheet of each theme a family is seen in: it stands where the family says `{theme}`. */
  themes: Record<string, Record<string, string>>;
}

const themePlace = "{theme}";

export const styles: Generator = {
  target: `${folder}/sheets.ts`,
  async make() {
    const { common, families, themes }: Bundles = JSON.parse(
      readFileSync(`${folder}/bundles.json`, "utf8"),
    );
    const pages = Object.entries(families).flatMap(([family, own]) => {
      const all = [...common, ...own];
      const plain = { name: family, files: all.filter((file) => file !== themePlace) };
      const themed = Object.entries(themes[family] ?? {}).map(([theme, sheet]) => ({
        name: `${family} ${theme}`,
        files: all.map((file) => (file === themePlace ? sheet : file)),
      }));
      return [plain, ...themed];
    });
    const files = [...new Set(pages.flatMap((page) => page.files))];
    const parts = await Promise.all(files.map(minify));

    const entries = pages.map((page) => {
      const indices = page.files.map((file) => files.indexOf(file));
      const css = indices.map((index) => parts[index]).join("");
      const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
      return `  ["${page.name}", { css: join(${indices}), hash: "${hash}" }],`;
    });
    const names = Object.keys(families).map((family) => `"${family}"`);
    const module = [
      "// Made by scripts/generate/styles.ts: edit bundles.json and the .css files instead.",
      `const parts = ${JSON.stringify(parts, null, 2)};`,
      'const join = (...indices: number[]) => indices.map((index) => parts[index]).join("");',
      "const sheets = new Map([",
      ...entries,
      "]);",
      `export type SheetName = ${names.join(" | ")};`,
      "/** The sheet of a family of pages, with that of its theme where it has one. */",
      'export function sheetOf(family: SheetName, theme = "") {',
      "  const sheet = sheets.get(family + ' ' + theme) ?? sheets.get(family);",
      "  if (!sheet) throw new Error('no style sheet for ' + family);",
      "  return sheet;",
      "}",
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
