import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { makeStyles } from "./styles";
import { makeTexts } from "./texts";

/** The modules that are made from other files, by their paths, which .gitignore lists. */
const made: Record<string, () => string | Promise<string>> = {
  "app/styles/sheets.ts": makeStyles,
  "app/content/texts.ts": makeTexts,
};

export const generated = Object.keys(made);

/** Writes every generated module that would change. */
export async function generate(): Promise<void> {
  for (const [target, make] of Object.entries(made)) {
    const text = await make();
    const written = existsSync(target) ? readFileSync(target, "utf8") : null;
    if (text !== written) writeFileSync(target, text);
  }
}
