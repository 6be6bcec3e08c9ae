import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { generatedFrom, noteGenerated } from "./generated";
import { makeStyles } from "./styles";
import { makeTexts } from "./texts";

const generators: Record<string, () => string | Promise<string>> = {
  "app/styles/sheets.ts": makeStyles,
  "app/content/texts.ts": makeTexts,
};

/** Writes every generated module whose content changes. */
export async function generate(): Promise<void> {
  const hash = generatedFrom();
  for (const [target, make] of Object.entries(generators)) {
    const text = await make();
    const written = existsSync(target) ? readFileSync(target, "utf8") : null;
    if (text !== written) writeFileSync(target, text);
  }
  noteGenerated(hash);
}
