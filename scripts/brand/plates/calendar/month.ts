import { contour, curve, hand, hatch, shape, stroke } from "../../engraving/cut";
import { letters } from "../../engraving/lettering";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, lying, moved, oval, part } from "../../engraving/space";
import { openCut } from "../../fraunces";
import { ink, paper, project, red, white } from "./view";

export const [days, struck, columns] = [30, 17, 7];

/** The first of the month is a Tuesday. */
const firstColumn = 1;

/** The sheet lies a little askew. */
const sheet = lying(project, [-0.74, 0, -0.66], [1.5, 1.62], -0.09);

const grid = part(sheet, 0.04, 0.04, 0.96, 0.76);

export const cell = (day: number) => {
  const at = day - 1 + firstColumn;
  const [row, column] = [Math.floor(at / columns), at % columns];
  return part(grid, column / columns, 1 - (row + 1) / 5, (column + 1) / columns, 1 - row / 5);
};

export async function month(plate: Plate) {
  plate.lay("#000", outline(moved(edge(sheet), -22, 24)));
  for (const lift of [12, 6]) {
    const below = moved(edge(sheet), lift / 2, lift);
    plate.lay(paper, outline(below)).lay(ink, contour(below, 3));
  }
  plate.lay(white, shape(sheet));
  const head = part(sheet, 0, 0.86, 1, 1);
  plate.lay(red, shape(head));
  plate.lay(
    ink,
    hatch(head, { lines: 9, steps: 12, fullness: 0.5, tone: (_, u) => 0.15 + 0.75 * (1 - u) }),
    contour(edge(sheet), 6),
  );
  const rings = Array.from({ length: 9 }, (_, index) => 0.08 + index * 0.105);
  plate.lay(
    ink,
    ...rings.map((u) =>
      outline(oval([u, 0.965], [0.012, 0.012], 10, 0.63).map((at) => sheet(...at))),
    ),
  );
  plate.lay(
    paper,
    ...rings.map((u) =>
      stroke(curve([sheet(u, 0.965), sheet(u - 0.004, 1.0), sheet(u + 0.004, 1.03)], 3), 8, 0.9),
    ),
  );

  const font = await openCut("0123456789LMJVSD", { style: "normal", wght: 560, opsz: 20 });
  const letterRow = part(sheet, 0.04, 0.77, 0.96, 0.84);
  for (const [index, letter] of [..."LMMJVSD"].entries())
    plate.lay(
      index === 6 ? red : ink,
      letters({
        font,
        text: letter,
        surface: (u, v) => letterRow((index + 0.36) / columns + u, v),
        em: 1,
        slender: 0.08,
      }),
    );
  const rules = [0, 1, 2, 3, 4, 5].map((row) =>
    stroke([grid(0, row / 5), grid(1, row / 5)], row === 5 ? 6 : 3, 1),
  );
  const columnRules = Array.from({ length: columns + 1 }, (_, column) =>
    stroke([grid(column / columns, 0), grid(column / columns, 1)], 3, 1),
  );
  plate.lay(ink, ...rules, ...columnRules);
  for (let day = 1; day <= days; day += 1) {
    const box = cell(day);
    if (day <= struck) plate.lay("#fbe6e2", shape(part(box, 0.03, 0.03, 0.97, 0.97)));
    plate.lay(
      ink,
      letters({
        font,
        text: String(day),
        surface: (u, v) => box(0.1 + u, 0.5 + v),
        em: 0.5,
        slender: 1.15,
      }),
    );
  }
  strike(plate);
}

function strike(plate: Plate) {
  const random = hand(11);
  const stray = () => (random() - 0.5) * 0.14;
  for (let day = 1; day <= struck; day += 1) {
    const box = cell(day);
    const line = (u0: number, v0: number, u1: number, v1: number) =>
      stroke(
        curve(
          [
            box(u0 + stray(), v0 + stray()),
            box(0.5 + stray() / 2, 0.5 + stray() / 2),
            box(u1 + stray(), v1 + stray()),
          ],
          3,
        ),
        15,
        0.3,
      );
    // The last stroke is being drawn.
    plate.lay(
      red,
      line(0.12, 0.12, 0.88, 0.88),
      day === struck ? "" : line(0.14, 0.88, 0.88, 0.12),
    );
  }
}
