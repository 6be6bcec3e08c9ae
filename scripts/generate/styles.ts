/**
 * `app/styles/sheets.ts`: the style sheet inlined into each family of pages, and the hash by which the content-security
 * policy allows it. `app/styles/bundles.json` lists the `.css` files of each family, in the order of the cascade; files
 * that several families share are in the Worker once.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform } from "esbuild";

const folder = "app/styles";

interface Bundles {
  /** Files that every family begins with. */
  common: string[];
  /** `{theme}` in a family stands for the sheet of the page's theme, from `themes/`. */
  families: Record<string, string[]>;
  themes: Record<string, string[]>;
}

export async function makeStyles(): Promise<string> {
  const { common, families, themes }: Bundles = JSON.parse(
    readFileSync(`${folder}/bundles.json`, "utf8"),
  );
  const sheets = Object.entries(families).flatMap(([family, own]) => {
    const withTheme = (...theme: string[]) =>
      [...common, ...own].flatMap((file) => (file === "{theme}" ? theme : file));
    return [
      { name: family, files: withTheme() },
      ...(themes[family] ?? []).map((theme) => ({
        name: `${family} ${theme}`,
        files: withTheme(`themes/${theme}`),
      })),
    ];
  });
  const files = [...new Set(sheets.flatMap((sheet) => sheet.files))];
  const parts = await Promise.all(files.map(minify));
  const entries = sheets.map((sheet) => {
    const indices = sheet.files.map((file) => files.indexOf(file));
    const css = indices.map((index) => parts[index]).join("");
    const hash = `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    return `  ["${sheet.name}", { parts: [${indices}], hash: "${hash}" }],`;
  });
  const names = Object.keys(families).map((family) => `"${family}"`);
  return `// Made by scripts/generate/styles.ts: edit bundles.json and the .css files instead.
const parts = ${JSON.stringify(parts, null, 2)};
const sheets = new Map([
${entries.join("\n")}
]);
export type SheetName = ${names.join(" | ")};
/** The sheet of a family of pages, including its theme's sheet if there is one. */
export function sheetOf(family: SheetName, theme = "") {
  const sheet = sheets.get(family + ' ' + theme) ?? sheets.get(family);
  if (!sheet) throw new Error('no style sheet for ' + family);
  return { css: sheet.parts.map((index) => parts[index]).join(""), hash: sheet.hash };
}
`;
}

async function minify(file: string): Promise<string> {
  const { code } = await transform(readFileSync(`${folder}/${file}.css`, "utf8"), {
    loader: "css",
    minify: true,
    target: ["chrome90", "firefox88", "safari14.1"],
    legalComments: "none",
  });
  return code.trim();
}
