import { contour, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, face, part, type Surface, upended } from "../../engraving/space";
import { bay, blue, ink, project, wallAt, white } from "./view";

/** The right leaf, a third of its turn from shut. */
const turn = (34 * Math.PI) / 180;

export const closing = face(
  project,
  [bay.right, bay.sill, wallAt],
  [-1.02 * Math.cos(turn), 0, -1.02 * Math.sin(turn)],
  [0, bay.top - bay.sill, 0],
);

/** A leaf: its frame, six panes behind glazing bars, streaks of light on the glass. */
export function leaf(plate: Plate, surface: Surface) {
  const stile = 0.11;
  const tall = [
    part(surface, 0, 0, stile, 1),
    part(surface, 1 - stile, 0, 1, 1),
    part(surface, 0.48, 0.07, 0.53, 0.94),
  ];
  const broad = [
    part(surface, stile, 0, 1 - stile, 0.07),
    part(surface, stile, 0.94, 1 - stile, 1),
    part(surface, stile, 0.345, 1 - stile, 0.375),
    part(surface, stile, 0.645, 1 - stile, 0.675),
  ];
  const glass = part(surface, stile, 0.07, 1 - stile, 0.94);
  plate.lay("#dcebf8", shape(glass));
  plate.lay(
    blue,
    hatch(glass, {
      lines: 36,
      steps: 30,
      fullness: 0.7,
      tone: (_, u, v) => 0.3 + 0.55 * Math.sin(u * 5 + v * 9) - v * 0.2,
    }),
  );
  for (const piece of [...tall.map(upended), ...broad]) {
    plate.lay(white, shape(piece));
    plate.lay(ink, hatch(piece, { lines: 3, steps: 2, tone: 0.22 }), contour(edge(piece), 3.5));
  }
  plate.lay(ink, contour(edge(surface), 6), contour(edge(glass), 3));
}
