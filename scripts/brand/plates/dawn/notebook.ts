import { contour, curve, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { edge, face, type Point, type Surface, upended } from "../../engraving/space";
import { ink, project, rose, table } from "./view";

const fold = { x: 0.02, near: 1.2, far: 1.8, width: 0.46 };

/** One page: it rises from the fold, then falls to its edge. `side` is -1 on the left. */
export function page(side: 1 | -1, lift = 0.035): Surface {
  return (u, v) => {
    const z = fold.near + v * (fold.far - fold.near);
    const rise = lift * (0.35 + 0.65 * u) + 0.1 * (1 - u) * Math.sqrt(u);
    return project([fold.x + side * fold.width * u, table + rise * (1 - 0.1 * v), z]);
  };
}

/** The cut edges of the leaves under a page, at the front. */
function block(side: 1 | -1): Surface {
  const top = page(side);
  return (u, v) => {
    const [x, y] = top(u, 0);
    const [, floor] = project([0, table, fold.near]);
    return [x, y + (floor + 4 - y) * v];
  };
}

/** A line of handwriting: small waves on a ruled line. */
function writing(surface: Surface, v: number, from: number, to: number): string {
  const waves = Math.round((to - from) * 34);
  let path = "";
  let word: Point[] = [];
  for (let at = 0; at <= waves; at += 1) {
    const u = from + ((to - from) * at) / waves;
    const high = (at * 7919) % 5 === 0 ? 0.058 : 0.034;
    word.push(surface(u, v + (at % 2 ? high : 0.004)));
    if ((at * 31) % 8 === 7 || at === waves) {
      path += stroke(curve(word, 4), 4);
      word = [];
    }
  }
  return path;
}

/** Its cover, its leaves, and the first page filled. */
export function notebook(plate: Plate) {
  const leaves = [page(-1), page(1)] as const;
  const cover = face(
    project,
    [fold.x - fold.width - 0.03, table + 0.004, fold.near - 0.02],
    [2 * fold.width + 0.06, 0, 0],
    [0, 0, fold.far - fold.near + 0.04],
  );
  plate.lay(rose, shape(cover));
  plate.lay(ink, contour(edge(cover), 5));
  for (const [index, leaf] of leaves.entries()) {
    const side = index === 0 ? -1 : 1;
    const front = block(side);
    plate.lay("#fff3e4", shape(front, 12));
    plate.lay(ink, hatch(front, { lines: 6, tone: 0.45, steps: 30 }), contour(edge(front, 12), 3));
    plate.lay("#fffaf2", shape(leaf, 12));
    plate.lay(
      ink,
      hatch(upended(leaf), {
        lines: 60,
        steps: 10,
        fullness: 0.8,
        tone: (_, v, u) =>
          side < 0
            ? 0.62 * Math.exp(-u * 7) + 0.26 * Math.max(0, u - 0.55)
            : 0.2 * Math.exp(-u * 16) +
              0.5 * Math.exp(-(((u - 0.14) / 0.1) ** 2)) * (1 - v * 0.3) -
              0.05,
      }),
      contour(edge(leaf, 14), 4),
    );
    const rules = Array.from({ length: 9 }, (_, line) => 0.08 + line * 0.097);
    plate.lay(
      "#d98b86",
      ...rules.map((v) =>
        stroke(
          Array.from({ length: 8 }, (_, at) => leaf(0.05 + at * 0.13, v)),
          2.6,
          1,
        ),
      ),
    );
  }
  const [left] = leaves;
  plate.lay(
    ink,
    ...[0.856, 0.759, 0.662, 0.565, 0.468].map((v, line) =>
      writing((u, w) => left(1 - u, w), v, 0.1, line === 4 ? 0.5 : 0.9),
    ),
  );
}
