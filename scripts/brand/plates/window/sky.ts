import { curve, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { type Mask, type Point, sheet, within } from "../../engraving/space";
import { blue, inBay, ink, opening, white } from "./view";

const sky = "#cfe5f8";

/** A heap of round tops on a flat foot. */
function cloud(x: number, y: number, size: number): Point[] {
  const tops = [
    [-1, 0, 0.3],
    [-0.62, -0.2, 0.34],
    [-0.1, -0.42, 0.46],
    [0.45, -0.22, 0.36],
    [0.86, -0.06, 0.28],
  ] as const;
  const bumps = tops.flatMap(([dx, dy, r]) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const angle = Math.PI * (1.1 + (index / 8) * 0.8);
      return [x + size * (dx + r * Math.cos(angle)), y + size * (dy + r * Math.sin(angle))];
    }),
  );
  return [
    ...bumps,
    [x + size * 1.12, y + size * 0.06],
    [x, y + size * 0.1],
    [x - size * 1.3, y + size * 0.06],
  ];
}

export function heaven(plate: Plate) {
  const clouds = [cloud(760, 470, 190), cloud(1390, 330, 250), cloud(1120, 640, 120)];
  const cover = clouds.map((points) => within(points));
  plate.lay(sky, shape(opening));
  plate.lay(
    blue,
    hatch(sheet(600, 0, 1200, 1150), {
      lines: 70,
      steps: 110,
      fullness: 0.62,
      mask: (point) => inBay(point) && !cover.some((mask) => mask(point)),
      tone: ([x, y]) => 0.72 - y / 1150 + 0.1 * Math.sin(x / 90 + y / 40),
    }),
  );
  for (const [index, points] of clouds.entries()) {
    const mask = cover[index] as Mask;
    plate.lay(white, outline(points));
    const bottom = Math.max(...points.map(([, y]) => y));
    plate.lay(
      blue,
      hatch(sheet(500, bottom - 200, 1500, 210, 0), {
        lines: 19,
        steps: 130,
        fullness: 0.6,
        mask: (p) => mask(p) && inBay(p),
        tone: ([x, y]) => 0.62 - (bottom - y) / 130 + 0.28 * Math.sin(x / 46),
      }),
    );
    plate.lay(
      blue,
      stroke(
        points.slice(0, 45).filter((p) => inBay(p)),
        3.5,
        1,
      ),
    );
  }
  for (const [x, y, span] of [
    [980, 330, 34],
    [1050, 300, 24],
    [1085, 352, 18],
  ] as const)
    plate.lay(
      ink,
      stroke(
        curve(
          [
            [x - span, y - span * 0.4],
            [x - span * 0.4, y - span * 0.55],
            [x, y],
          ],
          4,
        ),
        6,
        0.2,
      ),
      stroke(
        curve(
          [
            [x, y],
            [x + span * 0.4, y - span * 0.55],
            [x + span, y - span * 0.35],
          ],
          4,
        ),
        6,
        0.2,
      ),
    );
}
