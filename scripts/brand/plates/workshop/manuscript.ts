import { contour, curve, hand, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, moved, type Point } from "../../engraving/space";
import { foil, ink, sheet, vermilion, white } from "./view";

/** The manuscript: sheets one on another, the upper ones set and corrected. */
export function manuscript(plate: Plate) {
  const sheets: [number, number, number, number][] = [
    [-0.52, 1.36, -0.16, 0],
    [-0.28, 1.3, 0.2, 0.004],
    [-0.36, 1.31, -0.05, 0.008],
    [-0.33, 1.3, 0.05, 0.012],
  ];
  const random = hand(23);
  for (const [index, [x, z, turn, y]] of sheets.entries()) {
    const page = sheet(x, z, [0.64, 0.56], turn, y);
    plate.lay("#bda98a", outline(moved(edge(page), -8, 9)));
    plate.lay(white, shape(page)).lay(ink, contour(edge(page), 4));
    if (index < 3) continue;
    plate.lay(ink, stroke([page(0.3, 0.9), page(0.7, 0.9)], 10, 1));
    for (let line = 0; line < 14; line += 1) {
      const v = 0.8 - line * 0.054;
      const end = line % 5 === 4 ? 0.45 + random() * 0.2 : 0.86;
      plate.lay(ink, stroke([page(line % 5 ? 0.14 : 0.2, v), page(end, v)], 3 + (1 - v) * 2.4, 1));
    }
    const mark = (points: [number, number][]) =>
      stroke(
        curve(
          points.map(([u, v]) => page(u, v)),
          4,
        ),
        6,
        0.4,
      );
    plate.lay(
      vermilion,
      mark([
        [0.3, 0.64],
        [0.44, 0.65],
        [0.58, 0.63],
      ]),
      mark([
        [0.9, 0.65],
        [0.93, 0.6],
        [0.9, 0.56],
        [0.95, 0.54],
      ]),
      mark([
        [0.14, 0.37],
        [0.3, 0.4],
        [0.34, 0.35],
        [0.16, 0.33],
        [0.13, 0.38],
      ]),
      mark([
        [0.06, 0.4],
        [0.09, 0.34],
        [0.05, 0.3],
      ]),
      mark([
        [0.5, 0.2],
        [0.6, 0.21],
        [0.78, 0.19],
      ]),
    );
  }
  const tip = sheet(-0.33, 1.3, [0.64, 0.56], 0.05)(0.98, 0.4);
  const at = (along: number, over = 0): Point => [
    tip[0] + along + over * 0.2,
    tip[1] + along * 0.19 - over,
  ];
  plate.lay(
    ink,
    stroke([at(30, -22), at(410, -26)], 16, 1),
    outline([at(0), at(74, 15), at(74, -15)]),
    stroke([at(66), at(420)], 32, 1),
  );
  plate.lay(
    foil,
    outline([at(24, 3), at(72, 9), at(72, -9), at(24, -3)]),
    stroke([at(330), at(344)], 22, 1),
  );
  plate.lay(vermilion, stroke([at(74), at(330)], 22, 1), stroke([at(344), at(412)], 22, 1));
}
