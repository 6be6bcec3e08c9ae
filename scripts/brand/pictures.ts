import { readFile, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { screenshot } from "./browser";
import { drawingFontFaces } from "./fraunces";
import { indexed } from "./png";

/** A page that Chromium draws to a picture: a PNG of few colours, or an AVIF. */
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
const limits = { png: 80 * 1024, avif: 25 * 1024 };

export async function drawPictures(browser: Browser, pages: PicturePage[]): Promise<void> {
  const faces = await drawingFontFaces();
  for (const { file, width, height, style, body } of pages) {
    const html = `<!doctype html><style>${faces}${style}</style>${body}`;
    const png = await screenshot(browser, { html, width, height });
    const picture = file.endsWith(".avif") ? await avif(png) : await indexed(png);
    const limit = file.endsWith(".avif") ? limits.avif : limits.png;
    if (picture.length > limit) throw new Error(`${file} takes ${picture.length} bytes`);
    await writeFile(file, picture);
  }
}

/** The best quality that the limit leaves. */
async function avif(png: Buffer): Promise<Buffer> {
  let picture = png;
  for (const quality of [56, 50, 44, 38, 32, 28]) {
    picture = await sharp(png).avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }).toBuffer();
    if (picture.length <= limits.avif) break;
  }
  return picture;
}
