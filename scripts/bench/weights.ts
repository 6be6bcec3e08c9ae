import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { attributes, element } from "../../tests/support/html";
import { bundlePath } from "../build/freshness";

/** Bytes that a first visit to a page downloads. */
export interface Weight {
  path: string;
  /** The document, its style sheet within. */
  html: number;
  /** What the style sheet adds to it. */
  css: number;
  js: number;
  fonts: number;
  /** Pictures and the icon of the tab. */
  pictures: number;
}

/** Weighs pages as a server in a hurry would compress them. */
export async function weigh(site: URL, paths: readonly string[]): Promise<Weight[]> {
  const files = new Map<string, number>();
  const fileBytes = async (path: string) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const bytes = compressed(path, await download(new URL(path, site)));
    files.set(path, bytes);
    return bytes;
  };
  const total = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const path of new Set(paths)) bytes += await fileBytes(path);
    return bytes;
  };

  const weights: Weight[] = [];
  for (const path of paths) {
    const html = (await download(new URL(path, site))).toString();
    const bytes = brotli(html);
    const styles = element(html, "style").text;
    weights.push({
      path,
      html: bytes,
      css: bytes - brotli(html.replace(styles, "")),
      js: await total(html.match(/\/build\/[^"'\s]+\.js/g) ?? []),
      fonts: await total(styles.match(/\/fonts\/[^"')]+\.woff2/g) ?? []),
      pictures: await total(pictures(html)),
    });
  }
  return weights;
}

/** The Worker's bundle as it is uploaded. */
export function bundleBytes(): { plain: number; gzip: number } {
  const bundle = readFileSync(bundlePath);
  return { plain: bundle.byteLength, gzip: gzipSync(bundle, { level: 9 }).byteLength };
}

/** Browsers prefer the tab's vector icon to the bitmap. */
function pictures(html: string): string[] {
  const icon = attributes(html, "link").findLast(({ rel }) => rel === "icon");
  return [...attributes(html, "img").map(({ src = "" }) => src), icon?.href ?? ""].filter((src) =>
    src.startsWith("/"),
  );
}

/** Fonts and bitmaps are compressed already. */
function compressed(path: string, content: Buffer): number {
  return /\.(js|svg)$/.test(path) ? brotli(content) : content.byteLength;
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .byteLength;
}

async function download(url: URL): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url.pathname}: status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
