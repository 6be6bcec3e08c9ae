import { contour, curve, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, type Point, type Surface } from "../../engraving/space";
import { blue, ink, white } from "./view";

/** A curtain the wind draws into the room. */
export function curtain(plate: Plate) {
  const inner = curve(
    [
      [620, -20],
      [640, 240],
      [700, 520],
      [690, 760],
      [790, 1010],
      [960, 1190],
    ],
    8,
  );
  const outer = curve(
    [
      [250, -20],
      [262, 260],
      [300, 560],
      [280, 820],
      [330, 1080],
      [420, 1370],
    ],
    8,
  );
  const along = (line: readonly Point[], u: number): Point => {
    const at = Math.min(u * (line.length - 1), line.length - 1.001);
    const [[x0, y0], [x1, y1]] = line.slice(Math.floor(at), Math.floor(at) + 2) as [Point, Point];
    return [x0 + (x1 - x0) * (at % 1), y0 + (y1 - y0) * (at % 1)];
  };
  const cloth: Surface = (u, v) => {
    const [[x0, y0], [x1, y1]] = [along(outer, u), along(inner, u)];
    return [x0 + (x1 - x0) * v + 14 * Math.sin(v * 20 + u * 6) * u, y0 + (y1 - y0) * v];
  };
  plate.lay(white, shape(cloth, 20));
  plate.lay(
    blue,
    hatch(cloth, {
      lines: 40,
      steps: 22,
      fullness: 0.8,
      tone: (_, u, v) => 0.34 + 0.42 * Math.sin(v * 20 + u * 3) - 0.08 * u,
    }),
  );
  plate.lay(ink, contour(edge(cloth, 20), 4.5));
}
