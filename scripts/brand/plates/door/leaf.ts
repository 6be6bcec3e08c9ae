import { contour, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, face, outside, type Point, part, upended, within } from "../../engraving/space";
import { door, gold, ivory, night, opening, project, wallAt } from "./view";

/** The leaf turns on its hinge into the second room. */
const turn = (68 * Math.PI) / 180;

const leaf = face(
  project,
  [door.left, door.floor, wallAt],
  [1.2 * Math.cos(turn), 0, 1.2 * Math.sin(turn)],
  [0, door.top - door.floor, 0],
);

const doorway = within(edge(opening(wallAt)));
export const seen = (point: Point) => doorway(point) && outside(within(edge(leaf)))(point);

export function doorLeaf(plate: Plate) {
  plate.lay("#8a6a2e", shape(leaf));
  plate.lay(
    night,
    hatch(upended(leaf), {
      lines: 34,
      steps: 30,
      tone: (_, v, u) => 0.62 - 0.42 * u + (v < 0.05 ? 0.2 : 0),
    }),
  );
  for (const [u0, v0, u1, v1] of [
    [0.16, 0.06, 0.84, 0.33],
    [0.16, 0.42, 0.84, 0.94],
  ] as const) {
    const panel = part(leaf, u0, v0, u1, v1);
    plate.lay("#a57f38", shape(panel));
    plate.lay(
      night,
      hatch(upended(panel), { lines: 22, steps: 20, tone: (_, _v, u) => 0.5 - 0.34 * u }),
      contour(edge(panel), 5),
      contour(edge(part(panel, 0.1, 0.05, 0.9, 0.95)), 2.5),
    );
  }
  plate.lay(gold, contour(edge(leaf), 6));
  // The edge of the leaf, full in the light, and the handle.
  const [x, y] = leaf(0.91, 0.4);
  plate.lay(night, outline(edge(part(leaf, 0.885, 0.345, 0.955, 0.435))));
  plate.lay(
    ivory,
    stroke(
      [
        [x - 1, y],
        [x + 12, y + 2],
        [x + 34, y + 4],
      ],
      11,
      0.9,
    ),
    stroke(
      [
        [x, y + 30],
        [x, y + 44],
      ],
      6,
      1,
    ),
  );
}
