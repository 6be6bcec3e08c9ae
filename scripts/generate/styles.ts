/**
 * `app/styles/sheets.ts`: the style sheet inlined into each family of pages, and the hash by which the content-security
 * policy allows it. `app/styles/bundles.json` lists the `.css` files of each family in cascade order; a file that several
 * families share is in the Worker once.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform } from "esbuild";

const folder = "app/styles";

interface Bundles {
  /** Files that every family begins with. */
  common: string[];
  /** A file whose name contains `{theme}` belongs to the page's theme; a page without one leaves it out. */
  families: Record<string, (string | ThemedFile)[]>;
  themes: Record<string, string[]>;
}

/** A file that only some of a family's themes need. */
interface ThemedFile {
  file: string;
  themes: string[];
}

export async function makeStyles(): Promise<string> {
  const { common, families, themes }: Bundles = JSON.parse(
    readFileSync(`${folder}/bundles.json`, "utf8"),
  );
  const sheets = Object.entries(families).flatMap(([family, listed]) => {
    const filesFor = (theme?: string) =>
      [...common, ...listed].flatMap((entry) => fileOf(entry, theme));
    return [
      { name: family, files: filesFor() },
      ...(themes[family] ?? []).map((theme) => ({
        name: `${family} ${theme}`,
        files: filesFor(theme),
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
  const sheet = sheets.get(theme ? family + ' ' + theme : family);
  if (!sheet) throw new Error('no style sheet for ' + family + ' ' + theme);
  return { css: sheet.parts.map((index) => parts[index]).join(""), hash: sheet.hash };
}
`;
}

/** The entry's file for a page with the theme; none if the page leaves it out. */
function fileOf(entry: string | ThemedFile, theme?: string): string[] {
  if (typeof entry !== "string")
    return theme !== undefined && entry.themes.includes(theme) ? [entry.file] : [];
  if (!entry.includes("{theme}")) return [entry];
  return theme === undefined ? [] : [entry.replace("{theme}", theme)];
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
