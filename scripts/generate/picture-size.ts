import { readFileSync } from "node:fs";

interface Size {
  width: number;
  height: number;
}

/** Readers by file extension; each returns null for a file of another kind. */
const readers: Record<string, (file: Buffer) => Size | null> = {
  svg: svgSize,
  png: pngSize,
  jpg: jpegSize,
  jpeg: jpegSize,
  webp: webpSize,
  avif: avifSize,
};

const pictureKinds = Object.keys(readers);

/**
 * Width and height of a picture, in pixels.
 *
 * @throws {Error} if it is of none of these kinds
 */
export function pictureSize(path: string): Size {
  const kind = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  const size = readers[kind]?.(readFileSync(path));
  if (size) return size;
  throw new Error(`${path} is not a picture of these kinds: ${pictureKinds.join(", ")}`);
}

const sizeAt = (width: number, height: number): Size => ({ width, height });

/** Its `width` and `height`, or else those of its `viewBox`. */
function svgSize(file: Buffer): Size | null {
  const [tag = ""] = /<svg\b[^>]*>/.exec(file.toString()) ?? [];
  const lengthOf = (name: string) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const [, , viewWidth = 0, viewHeight = 0] =
    /\sviewBox="([^"]*)"/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = Math.round(lengthOf("width") || viewWidth);
  const height = Math.round(lengthOf("height") || viewHeight);
  return width && height ? sizeAt(width, height) : null;
}

/**
 * Read from the first frame header: any marker from C0 to CF except tables and reserved ones. Browsers turn the picture
 * as its Exif data say, which come before.
 */
function jpegSize(file: Buffer): Size | null {
  let isOnItsSide = false;
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xe1) isOnItsSide = orientationIn(file.subarray(at + 4)) >= 5;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      return isOnItsSide ? sizeAt(height, width) : sizeAt(width, height);
    }
  }
  return null;
}

/**
 * The orientation in Exif data, from 1 (upright) to 8; from 5 on the picture lies on its side. 1 if they have none.
 * https://www.cipa.jp/std/documents/download_e.html?CIPA_DC-008-2024-E, 4.6.5
 */
function orientationIn(data: Buffer): number {
  const tiff = data.toString("latin1", 0, 6) === "Exif\0\0" ? data.subarray(6) : data;
  const order = tiff.toString("latin1", 0, 2);
  if (!["II", "MM"].includes(order) || tiff.length < 8) return 1;
  const isLittle = order === "II";
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = start + 2 <= tiff.length ? read16(start) : 0;
  for (let at = start + 2; at < start + 2 + 12 * count && at + 10 <= tiff.length; at += 12)
    if (read16(at) === orientationTag) return read16(at + 8);
  return 1;
}

const orientationTag = 0x0112;

/** @throws {Error} if Exif data turn the picture: of these kinds some browsers do so, others do not */
function assertUpright(exif: Buffer): void {
  if (orientationIn(exif) !== 1)
    throw new Error("the picture is stored turned: open it, and save it upright");
}

/** @throws {Error} if it is stored turned */
function pngSize(file: Buffer): Size | null {
  if (file.toString("latin1", 12, 16) !== "IHDR") return null;
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString("latin1", at + 4, at + 8) === "eXIf") assertUpright(file.subarray(at + 8));
  return sizeAt(file.readUInt32BE(16), file.readUInt32BE(20));
}

/** @throws {Error} if it is stored turned */
function webpSize(file: Buffer): Size | null {
  for (let at = 12; at + 8 <= file.length; at += 8 + length(at) + (length(at) % 2)) {
    const isExif = file.toString("latin1", at, at + 4) === "EXIF";
    if (isExif) assertUpright(file.subarray(at + 8, at + 8 + length(at)));
  }
  return webpFrameSize(file);

  function length(at: number): number {
    return file.readUInt32LE(at + 4);
  }
}

function webpFrameSize(file: Buffer): Size | null {
  switch (file.toString("latin1", 12, 16)) {
    case "VP8X":
      return sizeAt(1 + file.readUIntLE(24, 3), 1 + file.readUIntLE(27, 3));
    case "VP8L": {
      const bits = file.readUInt32LE(21);
      return sizeAt(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff));
    }
    case "VP8 ":
      return sizeAt(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff);
    default:
      return null;
  }
}

/** The largest `ispe` box: thumbnails and the tiles of a grid are smaller. An `irot` box turns it by quarters. */
function avifSize(file: Buffer): Size | null {
  let largest: Size | null = null;
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 1)) {
    if (at + 16 > file.length) break;
    const size = sizeAt(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
    if (!largest || size.width > largest.width) largest = size;
  }
  const turn = file.indexOf("irot");
  const isOnItsSide = turn >= 0 && (file[turn + 4] ?? 0) % 2 === 1;
  return largest && isOnItsSide ? sizeAt(largest.height, largest.width) : largest;
}
