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
])("reads the size of %s", async (name, file, [width, height]) => {
  const path = join(await temporaryFolder(), name);
  writeFileSync(path, file);
  expect(pictureSize(path)).toEqual({ width, height });
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
