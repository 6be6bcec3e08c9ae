import { contour, curve, hatch } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { type Mask, oval, type Point, type Surface, sheet, within } from "../../engraving/space";
import { farHills } from "./hills";
import { ink, rose, sun } from "./view";

const glows: [radius: number, colour: string][] = [
  [1050, "#fdd3b6"],
  [700, "#ffdfbd"],
  [390, "#ffecd0"],
];

const circle = (radius: number) => oval([sun.x, sun.y], [radius, radius], 40, -Math.PI / 20);

/** Rays: cuts from the sun outwards, heavier away from it, in sheaves. */
function sky(above: Mask): string {
  const rays: Surface = (u, v) => {
    const angle = Math.PI * (1.02 + v * 0.96);
    const r = sun.radius * 1.25 + u * 1750;
    return [sun.x + r * Math.cos(angle), sun.y + r * Math.sin(angle)];
  };
  return hatch(rays, {
    lines: 210,
    steps: 60,
    fullness: 0.6,
    mask: ([x, y]) => x > -10 && x < 2410 && y > -10 && above([x, y]),
    tone: (_, u, v) => (0.16 + 0.5 * u) * (0.55 + 0.45 * Math.cos(v * Math.PI * 22)),
  });
}

const clouds: Point[][] = [
  [
    [180, 300],
    [420, 268],
    [640, 276],
    [860, 250],
    [1010, 286],
    [800, 306],
    [560, 322],
    [330, 326],
  ],
  [
    [640, 420],
    [820, 396],
    [1000, 404],
    [1160, 388],
    [1260, 416],
    [1080, 436],
    [840, 440],
  ],
  [
    [1830, 330],
    [1990, 296],
    [2160, 304],
    [2330, 280],
    [2420, 300],
    [2420, 352],
    [2200, 362],
    [1980, 352],
  ],
];

/** The sky, its clouds and the sun. */
export function heaven(plate: Plate) {
  const above = within([[-20, -20], [2420, -20], ...[...farHills].reverse()]);

  for (const [radius, colour] of glows) plate.lay(colour, outline(circle(radius)));
  plate.lay(ink, sky(above));
  for (const cloud of clouds) {
    const form = curve([...cloud, cloud[0] ?? [0, 0]], 6);
    plate.lay("#fff3e4", outline(form));
    plate.lay(
      rose,
      hatch(sheet(100, 230, 2320, 220), {
        lines: 24,
        fullness: 0.55,
        mask: within(form),
        tone: ([, y], u) => 0.25 + 0.3 * Math.sin(y / 13 + u * 5),
      }),
    );
  }
  plate.lay("#fff6e6", outline(circle(sun.radius)));
  plate.lay(rose, contour(circle(sun.radius), 4));
}
