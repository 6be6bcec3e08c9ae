import { contour, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, face, part } from "../../engraving/space";
import { cream, foil, ink, project, sheet, table, teal, upright, vermilion, white } from "./view";

interface Volume {
  x: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  colour: string;
}

/** Books lying one on another: their spines to the front, the leaves on the right. */
export function pile(plate: Plate) {
  const books: Volume[] = [
    { x: -1.24, z: 1.72, width: 0.62, height: 0.1, depth: 0.42, colour: teal },
    { x: -1.2, z: 1.73, width: 0.56, height: 0.075, depth: 0.4, colour: cream },
    { x: -1.22, z: 1.71, width: 0.58, height: 0.115, depth: 0.4, colour: vermilion },
    { x: -1.16, z: 1.74, width: 0.48, height: 0.07, depth: 0.36, colour: ink },
  ];
  let y = table;
  plate.lay(
    ink,
    hatch(sheet(-1.42, 1.66, [0.9, 0.5]), { lines: 22, tone: (_, u) => (u < 0.28 ? 0.8 : 0.5) }),
  );
  for (const { x, z, width, height, depth, colour } of books) {
    const spine = upright(x, y, x + width, y + height, z);
    const side = face(project, [x + width, y, z], [0, 0, depth], [0, height, 0]);
    const lid = face(project, [x, y + height, z], [width, 0, 0], [0, 0, depth]);
    plate.lay(colour, shape(spine), shape(lid)).lay(white, shape(side));
    const line = colour === ink ? foil : ink;
    plate.lay(
      line,
      hatch(spine, { lines: 9, steps: 24, fullness: 0.7, tone: (_, u) => 0.75 - 1.1 * u }),
      hatch(side, { lines: 6, steps: 2, tone: 0.4 }),
    );
    plate.lay(ink, contour(edge(spine), 4.5), contour(edge(lid), 4.5), contour(edge(side), 4));
    const bands = [0.14, 0.2, 0.8, 0.86].map((u) =>
      stroke([spine(u, 0.02), spine(u, 0.98)], 4.5, 1),
    );
    plate.lay(
      colour === cream ? vermilion : foil,
      ...bands,
      shape(part(spine, 0.36, 0.36, 0.64, 0.62)),
    );
    y += height;
  }
}
