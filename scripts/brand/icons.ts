/** The mark of the house in every size that browsers ask for, from its two drawings. */
import { readFile, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { screenshot } from "./browser";
import { ico, indexed } from "./png";

export async function drawIcons(browser: Browser): Promise<void> {
  const rounded = await readFile("public/favicon.svg", "utf8");
  // Systems that cut icons themselves get a square one and a smaller nib.
  const square = await readFile("scripts/brand/drawings/icon.svg", "utf8");
  const draw = async (svg: string, side: number) => {
    const html = `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`;
    return indexed(await screenshot(browser, { html, width: side, height: side }));
  };
  await writeFile("public/favicon.ico", ico(await draw(rounded, 32), 32));
  await writeFile("public/apple-touch-icon.png", await draw(square, 180));
  await writeFile("public/icons/icon-192.png", await draw(square, 192));
  await writeFile("public/icons/icon-512.png", await draw(square, 512));
}
