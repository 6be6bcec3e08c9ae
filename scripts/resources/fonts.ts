import { readFile } from "node:fs/promises";
import fontkit, { type Font } from "@pdf-lib/fontkit";
import type { PDFDocument, PDFFont } from "pdf-lib";
import subsetFont from "subset-font";
import { type Cut, sources } from "../brand/fraunces";
import type { FaceName } from "./theme";

/** What the documents are set with. A character outside it stops the build (`shape`). */
const repertoire =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ" +
  "«»“”‘’–—…•·×€\u00A0";

/** Fraunces has an optical axis: sturdy cuts for reading sizes, fine ones for titles. */
const cuts: Record<FaceName, Cut> = {
  display: { style: "normal", wght: 520, opsz: 72 },
  text: { style: "normal", wght: 380, opsz: 10 },
  italic: { style: "italic", wght: 380, opsz: 10 },
  bold: { style: "normal", wght: 620, opsz: 10 },
};

export interface Face {
  name: FaceName;
  /** Measures and kerns. */
  font: Font;
  /** The same font, embedded in the document. */
  embedded: PDFFont;
}

export type Faces = Record<FaceName, Face>;

/** Instances are the same for all documents: made once. */
const instances = new Map<FaceName, Promise<Buffer>>();

function instance(name: FaceName): Promise<Buffer> {
  const made = instances.get(name) ?? makeInstance(cuts[name]);
  instances.set(name, made);
  return made;
}

async function makeInstance({ style, wght, opsz }: Cut): Promise<Buffer> {
  return subsetFont(await readFile(sources[style]), repertoire, {
    targetFormat: "sfnt",
    // The italic reaches its plain b, h, k and l through `rvrn`.
    keepFeatures: ["kern", "rvrn"],
    noHinting: true,
    variationAxes: { wght, opsz, SOFT: 0, WONK: 0 },
  });
}

/**
 * Opens a font whose character map already names the variant that layout would choose, because
 * pdf-lib takes widths and the way back to Unicode from that map.
 */
function open(bytes: Uint8Array): Font {
  const font = fontkit.create(bytes);
  const source = fontkit.create(bytes);
  font.glyphForCodePoint = (point) =>
    source.layout(String.fromCodePoint(point)).glyphs[0] ?? source.glyphForCodePoint(point);
  return font;
}

async function embedFace(document: PDFDocument, name: FaceName, tag: string): Promise<Face> {
  const bytes = await instance(name);
  // Six letters and a plus sign before the name mark a subset.
  const customName = `${tag}+Fraunces-${name[0]?.toUpperCase()}${name.slice(1)}`;
  const embedded = await document.embedFont(bytes, { customName });
  return { name, font: open(bytes), embedded };
}

export async function embedFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit({ create: open });
  return {
    display: await embedFace(document, "display", "AUGAAA"),
    text: await embedFace(document, "text", "AUGBBB"),
    italic: await embedFace(document, "italic", "AUGCCC"),
    bold: await embedFace(document, "bold", "AUGDDD"),
  };
}
