import { contour, curve, hatch } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, face, type Point, within } from "../../engraving/space";
import { ink, onTable, project, sun, table } from "./view";

/** The table, with the shadows of what lies on it. */
export function board(plate: Plate) {
  const wood = face(project, [-2.6, table, 1.02], [5.2, 0, 0], [0, 0, 1.4]);
  const board = edge(wood);
  plate.lay("#f3c9a5", outline(board));
  const shadow: Point[] = [
    [-0.62, 1.12],
    [0.42, 1.13],
    [0.5, 1.2],
    [0.5, 1.4],
    [-0.46, 1.8],
    [-0.62, 1.6],
  ].map(onTable);
  const cupShadow: Point[] = curve(
    [
      [-0.5, 1.9],
      [-0.8, 1.62],
      [-1.28, 1.44],
      [-1.4, 1.62],
      [-1.0, 1.98],
      [-0.5, 1.9],
    ].map(onTable),
    4,
  );
  const dark = [within(shadow), within(cupShadow)];
  plate.lay(
    ink,
    hatch(wood, {
      lines: 58,
      fullness: 0.75,
      steps: 80,
      tone: ([x, y], u, v) => {
        const grain =
          0.2 +
          0.16 * Math.sin(u * 15 + Math.sin(v * 40) * 2) -
          0.1 * Math.exp(-(((x - sun.x) / 420) ** 2));
        return dark.some((mask) => mask([x, y]))
          ? 0.66
          : Math.max(0, grain + (y > 1250 ? (y - 1250) / 500 : 0));
      },
    }),
    contour(board.slice(2), 5),
  );
}
