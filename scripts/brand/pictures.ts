import { readFile, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { screenshot } from "./browser";
import { drawingFontFaces } from "./fraunces";
import { indexed } from "./png";

/** A page that Chromium draws to a picture: a PNG of few colours, or a WebP of text. */
export interface PicturePage {
  file: string;
  width: number;
  height: number;
  style: string;
  body: string;
}

/** A drawing as an image element that needs no file: a page without address may load none. */
export async function inlineDrawing(file: string, width: number, height: number): Promise<string> {
  const data = await readFile(file, "base64");
  return `<img width="${width}" height="${height}" src="data:image/svg+xml;base64,${data}" alt="">`;
}

/** In bytes. */
const limits = { png: 80 * 1024, webp: 30 * 1024 };

export async function drawPictures(browser: Browser, pages: PicturePage[]): Promise<void> {
  const faces = await drawingFontFaces();
  for (const { file, width, height, style, body } of pages) {
    const html = `<!doctype html><style>${faces}${style}</style>${body}`;
    const png = await screenshot(browser, { html, width, height });
    const picture = file.endsWith(".webp") ? await textPicture(png) : await indexed(png);
    const limit = file.endsWith(".webp") ? limits.webp : limits.png;
    if (picture.length > limit) throw new Error(`${file} takes ${picture.length} bytes`);
    await writeFile(file, picture);
  }
}

/** Text in eight colours without loss: sharper than AVIF, and lighter. */
async function textPicture(png: Buffer): Promise<Buffer> {
  const flat = await sharp(png).png({ palette: true, colours: 8, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
}
