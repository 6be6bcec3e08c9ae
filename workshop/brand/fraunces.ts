import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import fontkit, { type Font } from "@pdf-lib/fontkit";
import subsetFont from "subset-font";

const packageRoot = dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/fraunces/package.json"),
);

/** The variable files with all four axes, Latin subset. */
export const sources = {
  normal: join(packageRoot, "files/fraunces-latin-full-normal.woff2"),
  italic: join(packageRoot, "files/fraunces-latin-full-italic.woff2"),
} as const;

export const licenceFile = join(packageRoot, "LICENSE");

/** An `@font-face` rule with its font inlined: a page without an address may not load one. */
export const fontFace = (descriptors: string, woff2: Buffer) =>
  `@font-face{${descriptors};src:url(data:font/woff2;base64,${woff2.toString("base64")})}`;

/** `@font-face` rules with every axis of Fraunces inlined, for pages that Chromium draws. */
export async function drawingFontFaces(): Promise<string> {
  const faces = Object.entries(sources).map(async ([style, file]) => {
    const descriptors = `font-family:Fraunces;font-style:${style};font-weight:100 900`;
    return fontFace(descriptors, await readFile(file));
  });
  return (await Promise.all(faces)).join("");
}

/** An `@font-face` rule with a static font inlined: one cut, with only the glyphs of `text`. */
export async function inlineFontFace(family: string, { style, wght, opsz }: Cut, text: string) {
  const instance = await subsetFont(await readFile(sources[style]), text, {
    targetFormat: "woff2",
    // The italic reaches its plain b, h, k and l through `rvrn`.
    keepFeatures: ["kern", "rvrn"],
    noHinting: true,
    variationAxes: { wght, opsz, SOFT: 0, WONK: 0 },
  });
  // The line height with which the documents were first laid out.
  const lines = "ascent-override:79%;descent-override:21%;line-gap-override:0%";
  return fontFace(`font-family:${family};${lines}`, instance);
}

/** One point of the design space. `WONK` leans the n, m and h of the roman. */
export interface Cut {
  style: keyof typeof sources;
  wght: number;
  opsz: number;
}

/** A static font of one cut, with only the glyphs of `text`. */
export async function openCut(text: string, { style, wght, opsz }: Cut): Promise<Font> {
  const instance = await subsetFont(await readFile(sources[style]), text, {
    targetFormat: "sfnt",
    variationAxes: { wght, opsz, SOFT: 0, WONK: 0 },
  });
  return fontkit.create(instance);
}
