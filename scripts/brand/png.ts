import sharp from "sharp";

/** The same picture with at most 256 colours: flat drawings lose nothing that is seen. */
export function indexed(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .png({ palette: true, quality: 95, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
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
