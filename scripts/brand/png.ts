import { deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const paletteSize = 256;

interface Pixels {
  width: number;
  height: number;
  /** Rows of RGBA, one 32-bit big-endian number a pixel. */
  rgba: Uint32Array;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function* chunks(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield {
      type: png.toString("latin1", at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    };
    at += length + 12;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(estimate - value));
  if (a === undefined || b === undefined || c === undefined) return left;
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function unfilter(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : 0;
}

/** Reads what Chromium writes: 8 bits a channel, RGB or RGBA, not interlaced. */
function decode(png: Buffer): Pixels {
  const parts = [...chunks(png)];
  const header = parts.find(({ type }) => type === "IHDR")?.data;
  const colourType = header?.[9];
  if (header?.[8] !== 8 || (colourType !== 2 && colourType !== 6) || header[12] !== 0) {
    throw new Error("Not a PNG as Chromium writes them");
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = colourType === 6 ? 4 : 3;
  const stride = width * channels;
  const idat = parts.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  const raw = inflateSync(Buffer.concat(idat));
  const bytes = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const inside = column >= channels;
      const left = inside ? (bytes[at - channels] ?? 0) : 0;
      const up = row ? (bytes[at - stride] ?? 0) : 0;
      const corner = inside && row ? (bytes[at - stride - channels] ?? 0) : 0;
      bytes[at] = (raw[at + row + 1] ?? 0) + unfilter(filter, left, up, corner);
    }
  }
  const rgba = Uint32Array.from({ length: width * height }, (_, index) => {
    const at = index * channels;
    const alpha = channels === 4 ? (bytes[at + 3] ?? 0) : 255;
    return ((bytes.readUIntBE(at, 3) << 8) | alpha) >>> 0;
  });
  return { width, height, rgba };
}

function distance(a: number, b: number): number {
  let sum = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    sum += (((a >>> shift) & 255) - ((b >>> shift) & 255)) ** 2;
  }
  return sum;
}

/** The commonest colours, each far enough from the others, and which of them stands for each colour. */
function quantise(rgba: Uint32Array): { colours: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of rgba) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const colours: number[] = [];
  for (const colour of common) {
    if (colours.length === paletteSize) break;
    if (colours.every((kept) => distance(kept, colour) > 24)) colours.push(colour);
  }
  const indexOf = new Map(
    common.map((colour) => {
      const distances = colours.map((kept) => distance(kept, colour));
      return [colour, distances.indexOf(Math.min(...distances))];
    }),
  );
  return { colours, indexOf };
}

/** The same picture with at most 256 colours: flat drawings lose nothing that is seen. */
export function indexed(png: Buffer): Buffer {
  const { width, height, rgba } = decode(png);
  const { colours, indexOf } = quantise(rgba);
  const rows = Buffer.alloc((width + 1) * height);
  rgba.forEach((colour, index) => {
    rows[index + Math.floor(index / width) + 1] = indexOf.get(colour) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk(
      "PLTE",
      Buffer.from(colours.flatMap((c) => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255])),
    ),
    ...(colours.every((c) => (c & 255) === 255)
      ? []
      : [chunk("tRNS", Buffer.from(colours.map((c) => c & 255)))]),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An icon file that holds one PNG of at most 256 pixels a side. */
export function ico(png: Buffer, side: number): Buffer {
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
