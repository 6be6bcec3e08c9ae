import { contour, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import {
  edge,
  type Point,
  sheet as parallels,
  part,
  type Surface,
  within,
} from "../../engraving/space";
import { cell, struck } from "./month";
import { ink, paper, red, white } from "./view";

/** A pencil of three facets that shows, its point on the day it strikes. */
export function pencil(plate: Plate) {
  const tip = cell(struck)(0.88, 0.9);
  const end: Point = [tip[0] + 560, tip[1] + 520];
  const length = Math.hypot(end[0] - tip[0], end[1] - tip[1]);
  const [dx, dy] = [(end[0] - tip[0]) / length, (end[1] - tip[1]) / length];
  const body =
    (from: number, to: number, half: number): Surface =>
    (u, v) => {
      const along = from + (to - from) * u;
      const over = (v * 2 - 1) * half * (1 + along / 2600);
      return [tip[0] + dx * along - dy * over, tip[1] + dy * along + dx * over];
    };
  const shadow = edge(body(30, length, 34)).map(
    ([x, y]): Point => [x - 36 - (x - tip[0]) / 8, y + 26],
  );
  plate.lay(
    ink,
    hatch(parallels(900, 500, 1300, 900, 44), {
      lines: 120,
      steps: 100,
      tone: 0.75,
      mask: within(shadow),
    }),
  );
  const cone = [tip, body(96, 97, 36)(0, 0), body(96, 97, 36)(0, 1)];
  plate.lay(paper, outline(cone)).lay(ink, contour(cone, 5));
  plate.lay(red, outline([tip, body(34, 35, 13)(0, 0), body(34, 35, 13)(0, 1)]));
  const facets = [
    [0, 0.3, "#e23a2b"],
    [0.3, 0.72, red],
    [0.72, 1, "#7d0f07"],
  ] as const;
  const barrel = body(92, length, 36);
  for (const [from, to, colour] of facets) plate.lay(colour, shape(part(barrel, 0, from, 1, to)));
  plate.lay(white, stroke([barrel(0.05, 0.16), barrel(0.7, 0.16)], 6));
  plate.lay(
    ink,
    contour(edge(barrel), 6),
    hatch(part(barrel, 0, 0.72, 1, 1), { lines: 3, steps: 8, tone: 0.5 }),
  );
}
