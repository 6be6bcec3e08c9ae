import { contour, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, face, sheet, upended } from "../../engraving/space";
import { surround } from "../../engraving/surround";
import { bay, inBay, ink, opening, project, upright, wallAt, white } from "./view";

/** The reveal, the architrave, the panelled wall below, and its wallpaper. */
export function room(plate: Plate) {
  const far = 3;
  const pieces = [
    upright(-far, -2.4, bay.left, 2.4),
    upright(bay.right, -2.4, far, 2.4),
    upright(bay.left, bay.top, bay.right, 2.4),
    upright(bay.left, -2.4, bay.right, bay.sill),
  ];
  for (const piece of pieces) plate.lay("#deebf6", shape(piece));
  plate.lay(
    ink,
    hatch(upended(sheet(0, 0, 2400, 1350)), {
      lines: 160,
      steps: 6,
      fullness: 0.5,
      mask: (point) => !inBay(point),
      tone: ([x, y], _v, u) =>
        (Math.floor(u * 160) % 8 < 2 ? 0.1 : 0.3) +
        Math.max(0, Math.abs(x - 1200) - 560) / 1500 -
        (y < 120 ? 0.05 : 0),
    }),
  );
  for (const [out, line] of [
    [0.15, 6],
    [0.1, 3],
    [0.03, 4],
  ] as const) {
    const outer = upright(bay.left - out, bay.sill, bay.right + out, bay.top + out);
    const architrave = surround(outer, opening, line);
    plate.lay(white, architrave.shape).lay(ink, architrave.line);
  }
}

export function sill(plate: Plate) {
  const top = face(project, [-1.3, bay.sill, wallAt], [2.6, 0, 0], [0, 0, -0.42]);
  const front = face(project, [-1.3, bay.sill, wallAt - 0.42], [2.6, 0, 0], [0, -0.09, 0]);
  plate.lay(white, shape(top)).lay(
    ink,
    hatch(top, {
      lines: 9,
      steps: 60,
      fullness: 0.6,
      tone: (_, u, v) => 0.1 + 0.3 * Math.abs(u - 0.5) + v * 0.1,
    }),
    contour(edge(top), 5),
  );
  plate
    .lay("#cfe0ef", shape(front))
    .lay(ink, hatch(front, { lines: 4, steps: 30, tone: 0.5 }), contour(edge(front), 5));
  // A closed book, and the pen on it.
  const [x, z, wide, deep, high] = [-0.34, 2.66, 0.5, 0.28, 0.085];
  const y = bay.sill;
  const lid = face(project, [x, y + high, z], [wide, 0, 0], [0.04, 0, deep]);
  const leaves = face(project, [x, y, z], [wide, 0, 0], [0, high, 0]);
  plate.lay("#b93e22", shape(lid)).lay("#fbf7f0", shape(leaves));
  plate.lay(
    ink,
    hatch(leaves, { lines: 6, steps: 12, tone: 0.4 }),
    contour(edge(leaves), 4),
    contour(edge(lid), 5),
    hatch(lid, { lines: 8, steps: 20, tone: (_, u) => 0.5 - u }),
  );
}
