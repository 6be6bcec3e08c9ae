/** A notebook of which only the first page has served, open at sunrise. */
import { contour, curve, hatch, shape, stroke } from "../engraving/cut";
import { Plate } from "../engraving/plate";
import { outline } from "../engraving/ribbon";
import { cylinder, ring } from "../engraving/round";
import {
  edge,
  face,
  type Mask,
  oval,
  type Place,
  type Point,
  perspective,
  type Surface,
  sheet,
  upended,
  within,
} from "../engraving/space";

const ink = "#3a1f2b";
const rose = "#b0405a";
const sun = { x: 1560, y: 508, radius: 150 };
const glows: [radius: number, colour: string][] = [
  [1050, "#fdd3b6"],
  [700, "#ffdfbd"],
  [390, "#ffecd0"],
];

const project = perspective({
  eye: [0, 0, 0],
  towards: [0, 0, 1],
  focal: 1300,
  centre: [1200, 505],
});
const table = -0.68;

const circle = (radius: number) => oval([sun.x, sun.y], [radius, radius], 40, -Math.PI / 20);

const farHills = curve([
  [-20, 520],
  [220, 470],
  [480, 512],
  [760, 450],
  [1040, 498],
  [1300, 520],
  [1560, 532],
  [1800, 506],
  [2080, 450],
  [2420, 498],
]);
const nearHills = curve([
  [-20, 620],
  [300, 560],
  [620, 610],
  [900, 588],
  [1180, 620],
  [1500, 636],
  [1820, 596],
  [2100, 560],
  [2420, 614],
]);
const down = (line: readonly Point[], to: number): Point[] => [...line, [2420, to], [-20, to]];

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

/** One page: it rises from the fold, then falls to its edge. `side` is -1 on the left. */
const fold = { x: 0.02, near: 1.2, far: 1.8, width: 0.46 };
function page(side: 1 | -1, lift = 0.035): Surface {
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

export function dawnPlate(): string {
  const plate = new Plate();
  const above = within([[-20, -20], [2420, -20], ...[...farHills].reverse()]);
  plate.ground("#fbc6b2");
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

  plate.lay("#f0a98f", outline(down(farHills, 1000)));
  const slopes = (line: readonly Point[], lines: number, lean: number, tone: number) =>
    hatch(sheet(0, 430, 2400, 460, lean), {
      lines,
      fullness: 0.7,
      mask: within(down(line, 880)),
      tone: ([x, y]) => tone * (0.5 + 0.5 * Math.sin(x / 150 + y / 60)) + 0.12,
    });
  plate.lay(ink, slopes(farHills, 60, -14, 0.4), stroke(farHills, 4));
  plate.lay("#c96870", outline(down(nearHills, 1000)));
  plate.lay(ink, slopes(nearHills, 70, 16, 0.9), stroke(nearHills, 6));

  // The table.
  const wood = face(project, [-2.6, table, 1.02], [5.2, 0, 0], [0, 0, 1.4]);
  const board = edge(wood);
  plate.lay("#f3c9a5", outline(board));
  const leaves = [page(-1), page(1)] as const;
  const shadow: Point[] = [
    [-0.62, 1.12],
    [0.42, 1.13],
    [0.5, 1.2],
    [0.5, 1.4],
    [-0.46, 1.8],
    [-0.62, 1.6],
  ].map(([x = 0, z = 0]) => project([x, table, z]));
  const cupAt: Place = [-0.77, table, 1.9];
  const saucer = ring(project, cupAt, 0.22);
  const cupShadow: Point[] = curve(
    [
      [-0.5, 1.9],
      [-0.8, 1.62],
      [-1.28, 1.44],
      [-1.4, 1.62],
      [-1.0, 1.98],
      [-0.5, 1.9],
    ].map(([x = 0, z = 0]) => project([x, table, z])),
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

  // The notebook: cover, leaves, pages.
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
  const [left, right] = leaves;
  plate.lay(
    ink,
    ...[0.856, 0.759, 0.662, 0.565, 0.468].map((v, line) =>
      writing((u, w) => left(1 - u, w), v, 0.1, line === 4 ? 0.5 : 0.9),
    ),
  );
  // The pen.
  const [tip, end] = [right(0.3, 0.3), right(1.02, 0.86)];
  const pen =
    (from: number, to: number, half: number): Surface =>
    (u, v) => {
      const t = from + (to - from) * u;
      const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]];
      const length = Math.hypot(dx, dy);
      return [
        tip[0] + dx * t - (dy / length) * half * (v - 0.5) * 2,
        tip[1] + dy * t + (dx / length) * half * (v - 0.5) * 2 - 14,
      ];
    };
  plate.lay(
    ink,
    hatch(
      (u, v) => {
        const [x, y] = pen(0, 1.1, 13)(u, v);
        return [x - 12, y + 24];
      },
      { lines: 3, tone: 0.8 },
    ),
  );
  const barrel = pen(0.16, 1.1, 13);
  const nib = [pen(0, 0.16, 10)(0, 0.5), barrel(0, 0.1), barrel(0, 0.9)];
  plate.lay(rose, shape(barrel));
  plate.lay(
    "#fff3e4",
    shape((u, v) => barrel(u, 0.18 + v * 0.14)),
  );
  plate.lay("#f2c46d", outline(nib));
  plate.lay(
    ink,
    contour(edge(barrel), 4),
    contour(nib, 4),
    hatch((u, v) => barrel(u, 0.6 + v * 0.4), { lines: 3, tone: 0.6 }),
  );

  // The cup, its saucer and its steam.
  plate.lay("#fff3e4", outline(saucer));
  plate.lay(
    ink,
    contour(saucer, 5),
    contour(ring(project, [cupAt[0], cupAt[1] + 0.01, cupAt[2]], 0.15), 3),
  );
  const cup = cylinder(
    project,
    [cupAt[0], cupAt[1] + 0.01, cupAt[2]],
    0.24,
    (v) => 0.1 + 0.05 * Math.sin((v * Math.PI) / 2),
  );
  const rim: Place = [cupAt[0], cupAt[1] + 0.25, cupAt[2]];
  const handle = curve(
    [
      [-0.64, 0.21],
      [-0.52, 0.2],
      [-0.505, 0.12],
      [-0.58, 0.06],
      [-0.66, 0.06],
    ].map(([x = 0, y = 0]) => project([x, table + y, cupAt[2] - 0.02])),
  );
  plate.lay(ink, stroke(handle, 26, 0.9));
  plate.lay("#fff3e4", stroke(handle, 15, 0.9));
  plate.lay("#fff8ee", outline([...edge(cup, 20)]));
  plate.lay(
    ink,
    hatch(upended(cup), {
      lines: 46,
      steps: 20,
      fullness: 0.9,
      tone: (_, _v, u) => Math.max(0, 0.8 - u * 1.25) + 0.3 * Math.exp(-(((u - 0.97) / 0.06) ** 2)),
    }),
    contour(edge(cup, 20), 4),
  );
  plate.lay("#fff3e4", outline(ring(project, rim, 0.15)));
  plate.lay(rose, outline(ring(project, [rim[0], rim[1] - 0.014, rim[2]], 0.118)));
  plate.lay(ink, contour(ring(project, rim, 0.15), 5), contour(ring(project, rim, 0.135), 2.5));
  const [steamX, steamY] = project(rim);
  for (const shift of [-34, 0, 36])
    plate.lay(
      "#fffaf2",
      stroke(
        curve(
          [0, 1, 2, 3, 4, 5].map((step) => [
            steamX + shift + 26 * Math.sin(step * 1.5),
            steamY - 12 - step * (52 + shift / 8),
          ]),
        ),
        13,
        0.05,
      ),
    );
  return plate.svg();
}
