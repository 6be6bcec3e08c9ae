import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { screenshot } from "./browser";
import { drawingFontFaces } from "./fraunces";

/** A page that Chromium draws as a picture: a PNG with few colours, or a WebP of text. */
export interface PicturePage {
  file: string;
  width: number;
  height: number;
  style: string;
  body: string;
  /** Selects the element that its text must not overflow. */
  frame?: string;
}

/** A drawing as an image element with inlined data: a page without an address may not load files. */
export async function inlineDrawing(file: string, width: number, height: number): Promise<string> {
  const data = await readFile(file, "base64");
  return `<img width="${width}" height="${height}" src="data:image/svg+xml;base64,${data}" alt="">`;
}

/** The digest of the page from which each committed picture was drawn, by file: it shows which pictures are stale. */
export const digestsFile = "workshop/brand/digests.json";

export const digestsOf = (pages: readonly PicturePage[]): Record<string, string> =>
  Object.fromEntries(
    pages.map(({ file, style, body }) => [
      file,
      createHash("sha256").update(style).update(body).digest("hex"),
    ]),
  );

/** In bytes. */
const limits = { png: 80 * 1024, webp: 30 * 1024 };

export async function drawPictures(browser: Browser, pages: readonly PicturePage[]): Promise<void> {
  const faces = await drawingFontFaces();
  for (const { file, width, height, style, body, frame } of pages) {
    const html = `<!doctype html><style>${faces}${style}</style>${body}`;
    const png = await screenshot(browser, { html, width, height, frame }).catch((cause) => {
      throw new Error(`${file} cannot be drawn`, { cause });
    });
    const picture = file.endsWith(".webp") ? await textPicture(png) : await indexed(png);
    const limit = file.endsWith(".webp") ? limits.webp : limits.png;
    if (picture.length > limit) throw new Error(`${file} takes ${picture.length} bytes`);
    await writeFile(file, picture);
  }
  await writeFile(digestsFile, `${JSON.stringify(digestsOf(pages), null, 2)}\n`);
}

/** Lossless text in eight colours: sharper and smaller than AVIF. */
async function textPicture(png: Buffer): Promise<Buffer> {
  const flat = await sharp(png).png({ palette: true, colours: 8, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** The same picture with at most 256 colours: flat drawings lose nothing visible. */
function indexed(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .png({ palette: true, quality: 95, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

/** An icon file that contains one PNG of at most 256 pixels per side. */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([side % 256, side % 256], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Draws the site's icon in every size that browsers request, from its two drawings. */
export async function drawIcons(browser: Browser): Promise<void> {
  const rounded = await readFile("public/favicon.svg", "utf8");
  // Systems that crop icons themselves get a square one with a smaller nib.
  const square = await readFile("workshop/brand/drawings/icon.svg", "utf8");
  const draw = async (svg: string, side: number) => {
    const html = `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`;
    return indexed(await screenshot(browser, { html, width: side, height: side }));
  };
  await writeFile("public/favicon.ico", ico(await draw(rounded, 32), 32));
  await writeFile("public/apple-touch-icon.png", await draw(square, 180));
  await writeFile("public/icons/icon-192.png", await draw(square, 192));
  await writeFile("public/icons/icon-512.png", await draw(square, 512));
}
