import type { Font } from "@pdf-lib/fontkit";
import { corners, outline } from "./ribbon";
import type { Point, Surface } from "./space";

/** Straight pieces for each curve of a letter. */
const pieces = 3;

interface Lettering {
  font: Font;
  text: string;
  /** Its `v` goes up from the base line. */
  surface: Surface;
  /** Share of the surface's height for one em, and how much higher than wide the surface is. */
  em: number;
  slender: number;
}

/** One line of text laid on a surface, from its left edge, as path data. */
export function letters({ font, text, surface, em, slender }: Lettering): string {
  const { glyphs, positions } = font.layout(text);
  const scale = em / font.unitsPerEm;
  let pen = 0;
  let path = "";
  for (const [index, glyph] of glyphs.entries()) {
    const place = ([x, y]: Point) => surface((pen + x) * scale * slender, y * scale);
    for (const contour of flat(glyph.path.toSVG())) path += outline(corners(contour.map(place)));
    pen += positions[index]?.xAdvance ?? 0;
  }
  return path;
}

/** The contours of an outline as fontkit writes it, made of straight pieces. */
function flat(outlineOfGlyph: string): Point[][] {
  return outlineOfGlyph
    .split("M")
    .slice(1)
    .map((contour) => {
      const points: Point[] = [];
      for (const [part] of `M${contour}`.matchAll(/[MLQ][^MLQZ]*/g)) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
        const from = points.at(-1);
        if (part[0] !== "Q" || !from) points.push([x1, y1]);
        else
          for (let piece = 1; piece <= pieces; piece += 1) {
            const t = piece / pieces;
            const blend = (a: number, b: number, c: number) =>
              a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
            points.push([blend(from[0], x1, x2), blend(from[1], y1, y2)]);
          }
      }
      return points;
    });
}
