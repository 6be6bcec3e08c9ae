import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureSize } from "../../../scripts/generate/picture-size";
import { notEmpty } from "../../support/counted";
import { temporaryFolder } from "../../support/temporary-folder";

const bytes = (hex: string) => Buffer.from(hex.replaceAll(" ", ""), "hex");
const webp = (hex: string) => bytes(`52494646 00000000 57454250 ${hex}`);
const ispe = (width: string, height: string) =>
  `${Buffer.from("ispe").toString("hex")} 00000000 ${width} ${height}`;

test.each([
  ["size.svg", Buffer.from('<svg width="480" height="320px" viewBox="0 0 1 1"/>'), [480, 320]],
  ["box.svg", Buffer.from('<svg viewBox="0 0 64 32"/>'), [64, 32]],
  // A quantisation table, then the frame.
  ["a.jpg", bytes("ffd8 ffdb 0004 0000 ffc0 0011 08 0140 01e0 03"), [480, 320]],
  ["a.png", bytes("89504e470d0a1a0a 0000000d 49484452 000001e0 00000140"), [480, 320]],
  ["x.webp", webp("56503858 0a000000 00000000 df0100 3f0100"), [480, 320]],
  ["l.webp", webp("5650384c 00000000 2f df c1 4f 00 00"), [480, 320]],
  ["y.webp", webp("56503820 00000000 000000 9d012a e001 4001"), [480, 320]],
  ["a.avif", bytes(`${ispe("000000a0", "0000006b")} ${ispe("000001e0", "00000140")}`), [480, 320]],
  ["turned.avif", bytes(`${ispe("000001e0", "00000140")} 69726f74 01`), [320, 480]],
])("reads the size of %s", async (name, file, [width, height]) => {
  const path = join(await temporaryFolder(), name);
  writeFileSync(path, file);
  expect(pictureSize(path)).toEqual({ width, height });
});

/** Exif data of a picture that is to be turned: an orientation of 6, in either byte order. */
const turned = "49492a00 08000000 0100 1201 0300 01000000 06000000";
const turnedBigEndian = "4d4d002a 00000008 0001 0112 0003 00000001 00060000";

test.each([turned, turnedBigEndian])(
  "gives a turned JPEG the size that is seen: %s",
  async (exif) => {
    const path = join(await temporaryFolder(), "a.jpg");
    const frame = "ffc0 0011 08 0140 01e0 03";
    writeFileSync(path, bytes(`ffd8 ffe1 001e 457869660000 ${exif} ${frame}`));
    expect(pictureSize(path)).toEqual({ width: 320, height: 480 });
  },
);

test("refuses a turned WebP picture, which not all browsers turn", async () => {
  const path = join(await temporaryFolder(), "a.webp");
  const frame = "56503858 0a000000 08000000 df0100 3f0100";
  writeFileSync(path, webp(`${frame} 45584946 1a000000 ${turned}`));
  expect(() => pictureSize(path)).toThrow("save it upright");
});

test("refuses a turned PNG picture, which not all browsers turn", async () => {
  const path = join(await temporaryFolder(), "a.png");
  const head = "89504e470d0a1a0a 0000000d 49484452 000001e0 00000140 0800000000 00000000";
  writeFileSync(path, bytes(`${head} 0000001a 65584966 ${turned} 00000000`));
  expect(() => pictureSize(path)).toThrow("save it upright");
});

test("reads the size of every picture of the site", () => {
  const files = readdirSync("public/images", { recursive: true, encoding: "utf8" });
  for (const file of notEmpty(files.filter((name) => /\.\w+$/.test(name)))) {
    const { width, height } = pictureSize(`public/images/${file}`);
    expect(Math.min(width, height), file).toBeGreaterThan(10);
  }
});

test("rejects a file of another kind", async () => {
  const path = join(await temporaryFolder(), "b.png");
  writeFileSync(path, "GIF89a");
  expect(() => pictureSize(path)).toThrow(`${path} is not a picture of these kinds`);
  expect(() => pictureSize("README.md")).toThrow("README.md is not a picture");
});
