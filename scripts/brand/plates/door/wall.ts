import { contour, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, type Point, part, type Surface, upended } from "../../engraving/space";
import { surround } from "../../engraving/surround";
import { around, door, gold, ivory, night, opening, upright, wallAt } from "./view";

export function nearWall(plate: Plate) {
  const [left, right, above] = around(wallAt, 6) as [Surface, Surface, Surface];
  for (const wall of [left, right, above]) plate.lay(night, shape(wall));
  const frame = edge(opening(wallAt));
  const [x0, y0] = frame[3] ?? [0, 0];
  const [x1] = frame[1] ?? [0, 0];
  /** Light that the wall gets, the less the farther from the door. */
  const glow = ([x, y]: Point) => {
    const away = Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0));
    return 0.62 * Math.exp(-away / 300) + 0.06;
  };
  for (const [wall, lines] of [
    [left, 190],
    [right, 190],
    [above, 20],
  ] as const)
    plate.lay(
      gold,
      hatch(upended(wall), {
        lines,
        steps: 40,
        fullness: 0.6,
        tone: glow,
        mask: ([x, y]) => x > -20 && x < 2420 && y > -20,
      }),
    );
  // Panels of the wall, and the skirting.
  const panels: [number, number][] = [
    [-2.85, -1.95],
    [-1.75, -0.95],
    [0.95, 1.75],
    [1.95, 2.85],
  ];
  for (const [from, to] of panels)
    for (const [y0, y1] of [
      [-1.2, -0.62],
      [-0.42, 1.9],
    ] as const) {
      const panel = upright(from, y0, to, y1, wallAt);
      plate.lay(night, shape(panel));
      plate.lay(
        gold,
        hatch(upended(panel), {
          lines: 30,
          steps: 16,
          fullness: 0.6,
          tone: (p) => glow(p) * 0.72,
          mask: ([x, y]) => x > -20 && x < 2420 && y > -20,
        }),
        contour(edge(panel), 3.5),
        contour(edge(part(panel, 0.05, 0.03, 0.95, 0.97)), 1.8),
      );
    }
  const skirting = [
    upright(-6, -1.5, door.left - 0.2, -1.34, wallAt),
    upright(door.right + 0.2, -1.5, 6, -1.34, wallAt),
  ];
  for (const board of skirting)
    plate
      .lay(night, shape(board))
      .lay(gold, contour(edge(board), 3), hatch(board, { lines: 5, tone: (p) => glow(p) + 0.1 }));
  // The architrave: three mouldings around the door.
  for (const [out, fill, line] of [
    [0.2, night, 4],
    [0.13, "#3b3220", 2.5],
    [0.05, "#6d5226", 4],
  ] as const) {
    const outer = upright(door.left - out, door.floor, door.right + out, door.top + out, wallAt);
    const moulding = surround(outer, opening(wallAt), line);
    plate.lay(fill, moulding.shape).lay(gold, moulding.line);
  }
  plate.lay(ivory, stroke([frame[0], frame[3], frame[2], frame[1]] as Point[], 5, 1));
}
