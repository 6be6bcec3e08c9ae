import { contour, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, face, type Surface, upended } from "../../engraving/space";
import { blue, ink, pale, project, upright } from "./view";

interface House {
  from: number;
  to: number;
  eaves: number;
  roof: number;
  z: number;
  tone: number;
}

const houses: House[] = [
  { from: -2.4, to: -1.2, eaves: -1.15, roof: 0.6, z: 9, tone: 0.3 },
  { from: -1.1, to: 0.3, eaves: -1.5, roof: 0.75, z: 9.4, tone: 0.22 },
  { from: 0.4, to: 1.2, eaves: -1.05, roof: 0.7, z: 9, tone: 0.34 },
  { from: -1.9, to: -0.5, eaves: -1.55, roof: 0.55, z: 6.4, tone: 0.6 },
  { from: -0.35, to: 0.75, eaves: -1.75, roof: 0.5, z: 6.2, tone: 0.52 },
];

/** What neither curtain nor leaf hides. */
const seen = (surface: Surface) =>
  edge(surface).some(([x, y]) => x > 650 && x < 1330 && y > 0 && y < 1190);

/** Zinc roofs with their standing seams, dormers and chimneys. */
export function roofs(plate: Plate) {
  for (const { from, to, eaves, roof, z, tone } of houses) {
    const slope = face(project, [from, eaves, z], [to - from, 0, 0], [0, roof, roof * 0.7]);
    const wall = upright(from, -2.6, to, eaves, z);
    const stacks = [from + 0.12, to - 0.34]
      .map((x) => ({ x, foot: eaves + roof * 0.4, top: eaves + roof + 0.26 }))
      .filter(({ x, foot, top }) => seen(upright(x, foot, x + 0.22, top, z)));
    for (const { x, foot, top } of stacks) {
      const stack = upright(x, foot, x + 0.22, top, z + 0.3);
      const pots = [0.02, 0.09, 0.16].map((at) =>
        upright(x + at, top, x + at + 0.045, top + 0.1, z + 0.3),
      );
      plate.lay(blue, ...pots.map((pot) => shape(pot)));
      plate.lay(pale, shape(stack));
      plate.lay(
        ink,
        hatch(upended(stack), { lines: 6, steps: 2, tone: (_, _v, u) => tone + u * 0.4 }),
      );
      plate.lay(ink, contour(edge(stack), 3));
    }
    plate.lay("#9fc3e4", shape(slope));
    plate.lay(pale, shape(wall));
    plate.lay(
      ink,
      hatch(upended(slope), {
        lines: Math.round((to - from) * 14),
        steps: 12,
        fullness: 0.8,
        mask: ([x]) => x > 620 && x < 1340,
        tone: (_, v) => tone * (1 - 0.6 * v),
      }),
      contour(edge(slope), 3.5),
      hatch(wall, {
        lines: 26,
        steps: 6,
        tone: tone * 0.5,
        mask: ([x, y]) => y < 1190 && x > 620 && x < 1400,
      }),
      contour(edge(wall), 3),
    );
    const dormers = Array.from({ length: 6 }, (_, index) => from + 0.18 + index * 0.36)
      .filter((at) => at < to - 0.25)
      .filter((at) => seen(upright(at, eaves, at + 0.16, eaves + roof * 0.6, z)));
    plate.lay(
      pale,
      ...dormers.map((at) => shape(upright(at, eaves + 0.08, at + 0.16, eaves + roof * 0.62, z))),
    );
    plate.lay(
      ink,
      ...dormers.map((at) =>
        contour(edge(upright(at, eaves + 0.08, at + 0.16, eaves + roof * 0.62, z)), 2.5),
      ),
    );
    plate.lay(
      ink,
      ...dormers.map((at) =>
        shape(upright(at + 0.03, eaves + 0.1, at + 0.13, eaves + roof * 0.5, z)),
      ),
    );
  }
}
