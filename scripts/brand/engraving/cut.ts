import { fine, outline, ribbon, type Sample } from "./ribbon";
import { edge, type Mask, type Point, type Surface } from "./space";

/** How much ink a place takes: 0 leaves the paper, 1 lets the cuts touch. */
export type Tone = (point: Point, u: number, v: number) => number;

interface Hatching {
  /** How many cuts, laid along `u`. */
  lines: number;
  tone: number | Tone;
  /** Where cuts may run. */
  mask?: Mask;
  /** Widest cut as a share of the distance to the next. */
  fullness?: number;
  /** Samples a cut. */
  steps?: number;
}

/** Narrower cuts do not print. In drawing units. */
const hairline = 1.3;

/** The same numbers at every run: the hand's small unevenness. */
export function hand(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const uneven = 0.14;

/** Cuts that swell with the tone, side by side over a surface, as path data. */
export function hatch(surface: Surface, hatching: Hatching): string {
  const { lines, tone, mask = () => true, fullness = 0.85, steps = 90 } = hatching;
  const toneAt = typeof tone === "number" ? () => tone : tone;
  const random = hand(lines);
  let path = "";
  for (let line = 0; line < lines; line += 1) {
    const v = (line + 0.5) / lines;
    const pressure = 1 - uneven / 2 + random() * uneven;
    let run: Sample[] = [];
    const lift = () => {
      path += ribbon(run);
      run = [];
    };
    for (let step = 0; step <= steps; step += 1) {
      const u = step / steps;
      const [x, y] = surface(u, v);
      const [nextX, nextY] = surface(u, v + 1 / lines);
      const gap = Math.hypot(nextX - x, nextY - y);
      const width = Math.min(1, toneAt([x, y], u, v)) * gap * fullness * pressure;
      if (width < hairline || !mask([x, y])) lift();
      else run.push({ x, y, width });
    }
    lift();
  }
  return path;
}

/** A drawn line of one width, thinner towards its ends. */
export function stroke(points: readonly Point[], width: number, ends = 0.45): string {
  const last = points.length - 1;
  return ribbon(
    points.map(([x, y], index) => {
      const swell = last > 1 ? Math.sin((index / last) * Math.PI) ** 0.5 : 1;
      return { x, y, width: width * (ends + (1 - ends) * swell) };
    }),
    fine,
  );
}

/** A closed contour of an even width. */
export function contour(points: readonly Point[], width: number): string {
  const [first, second] = points;
  if (!first || !second) return "";
  // A little beyond its beginning, so that the corner there is whole.
  const on: Point = [first[0] + (second[0] - first[0]) / 8, first[1] + (second[1] - first[1]) / 8];
  return ribbon(
    [...points, first, on].map(([x, y]) => ({ x, y, width })),
    fine,
  );
}

/** The shape of a surface as path data. */
export function shape(surface: Surface, steps = 1): string {
  return outline(edge(surface, steps));
}

/** A curve through its points, as `steps` places on it for each span (Catmull and Rom). */
export function curve(through: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point =>
    through[Math.max(0, Math.min(through.length - 1, index))] ?? [0, 0];
  const places: Point[] = [];
  for (let span = 0; span < through.length - 1; span += 1) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      places.push([blend(0), blend(1)]);
    }
  }
  places.push(at(through.length - 1));
  return places;
}
