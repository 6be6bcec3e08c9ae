import { programme } from "~/content/offers";
import { contour, hand, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import {
  edge,
  face,
  moved,
  oval,
  type Point,
  sheet as parallels,
  part,
} from "../../engraving/space";
import {
  foil,
  ink,
  paper,
  project,
  shade,
  table,
  teal,
  upright,
  vermilion,
  wallAt,
  white,
} from "./view";

/** The light of the lamp. */
const cone: Point[] = [
  [1560, 480],
  [1830, 430],
  [2050, 1110],
  [770, 1110],
];

export function wall(plate: Plate) {
  const back = upright(-3, table, 3, 1.4, wallAt);
  plate.ground(shade);
  plate.lay(
    ink,
    hatch(parallels(0, -20, 2400, 990), {
      lines: 74,
      steps: 150,
      fullness: 0.5,
      tone: ([x, y]) =>
        Math.min(0.62, Math.max(0, Math.hypot(x - 1330, (y - 560) * 1.25) / 1500 - 0.2)),
    }),
  );
  plate.lay(ink, stroke([back(0, 0), back(1, 0)], 5, 1));
  plate.lay(paper, outline(cone));
}

/** One card for each day, its head in the colour of its phase. */
export function cards(plate: Plate) {
  const colours = [teal, foil, vermilion, ink];
  const random = hand(5);
  for (let day = 1; day <= programme.days; day += 1) {
    const phase = programme.phases.findIndex(({ to }) => day <= to);
    const [column, row] = [(day - 1) % 7, Math.floor((day - 1) / 7)];
    const tilt = (random() - 0.5) * 0.03;
    const [x, y] = [-1.36 + column * 0.31, 0.66 - row * 0.36];
    const card = face(project, [x, y, wallAt], [0.25, tilt, 0], [-tilt, 0.28, 0]);
    plate.lay("#cdbfa6", outline(moved(edge(card), 9, 11)));
    plate.lay(white, shape(card));
    plate.lay(colours[phase] ?? ink, shape(part(card, 0, 0.76, 1, 1)));
    const rows = [0.56, 0.4, 0.24].map((v, line) =>
      stroke([card(0.12, v), card(0.5 + random() * 0.38 - line * 0.06, v)], 4, 1),
    );
    plate.lay(ink, contour(edge(card), 3.5), ...rows);
    plate.lay(white, outline(oval(card(0.5, 0.88), [8, 8], 9, 0.7)));
  }
}
