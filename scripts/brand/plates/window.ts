/** A window above the roofs, one of its leaves already closing. */
import { contour, curve, hatch, shape, stroke } from "../engraving/cut";
import { Plate } from "../engraving/plate";
import { outline } from "../engraving/ribbon";
import {
  edge,
  face,
  type Mask,
  type Point,
  part,
  perspective,
  type Surface,
  sheet,
  standing,
  upended,
  within,
} from "../engraving/space";
import { surround } from "../engraving/surround";

const ink = "#0d2440";
const blue = "#0b5cad";
const sky = "#cfe5f8";
const pale = "#f3f8fc";
const white = "#ffffff";

const project = perspective({
  eye: [0, 0.1, 0],
  towards: [0, 0.1, 1],
  focal: 1700,
  centre: [1200, 640],
});
const wallAt = 3;
const bay = { left: -1.02, right: 1.02, sill: -0.86, top: 1.12 };
const upright = (x0: number, y0: number, x1: number, y1: number, z = wallAt) =>
  standing(project, [x0, y0], [x1, y1], z);
const opening = upright(bay.left, bay.sill, bay.right, bay.top);
const inBay = within(edge(opening));

/** The right leaf, a third of its turn from shut. */
const turn = (34 * Math.PI) / 180;
const closing = face(
  project,
  [bay.right, bay.sill, wallAt],
  [-1.02 * Math.cos(turn), 0, -1.02 * Math.sin(turn)],
  [0, bay.top - bay.sill, 0],
);
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

function heaven(plate: Plate) {
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
function roofs(plate: Plate) {
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

/** A leaf: its frame, six panes behind glazing bars, streaks of light on the glass. */
function leaf(plate: Plate, surface: Surface) {
  const stile = 0.11;
  const tall = [
    part(surface, 0, 0, stile, 1),
    part(surface, 1 - stile, 0, 1, 1),
    part(surface, 0.48, 0.07, 0.53, 0.94),
  ];
  const broad = [
    part(surface, stile, 0, 1 - stile, 0.07),
    part(surface, stile, 0.94, 1 - stile, 1),
    part(surface, stile, 0.345, 1 - stile, 0.375),
    part(surface, stile, 0.645, 1 - stile, 0.675),
  ];
  const glass = part(surface, stile, 0.07, 1 - stile, 0.94);
  plate.lay("#dcebf8", shape(glass));
  plate.lay(
    blue,
    hatch(glass, {
      lines: 36,
      steps: 30,
      fullness: 0.7,
      tone: (_, u, v) => 0.3 + 0.55 * Math.sin(u * 5 + v * 9) - v * 0.2,
    }),
  );
  for (const piece of [...tall.map(upended), ...broad]) {
    plate.lay(white, shape(piece));
    plate.lay(ink, hatch(piece, { lines: 3, steps: 2, tone: 0.22 }), contour(edge(piece), 3.5));
  }
  plate.lay(ink, contour(edge(surface), 6), contour(edge(glass), 3));
}

/** The reveal, the architrave, the panelled wall below, and its wallpaper. */
function room(plate: Plate) {
  const far = 3;
  const pieces = [
    upright(-far, -2.4, bay.left, 2.4),
    upright(bay.right, -2.4, far, 2.4),
    upright(bay.left, bay.top, bay.right, 2.4),
    upright(bay.left, -2.4, bay.right, bay.sill),
  ];
  for (const piece of pieces) plate.lay("#deebf6", shape(piece));
  plate.lay(
    ink,
    hatch(upended(sheet(0, 0, 2400, 1350)), {
      lines: 160,
      steps: 6,
      fullness: 0.5,
      mask: (point) => !inBay(point),
      tone: ([x, y], _v, u) =>
        (Math.floor(u * 160) % 8 < 2 ? 0.1 : 0.3) +
        Math.max(0, Math.abs(x - 1200) - 560) / 1500 -
        (y < 120 ? 0.05 : 0),
    }),
  );
  for (const [out, line] of [
    [0.15, 6],
    [0.1, 3],
    [0.03, 4],
  ] as const) {
    const outer = upright(bay.left - out, bay.sill, bay.right + out, bay.top + out);
    const architrave = surround(outer, opening, line);
    plate.lay(white, architrave.shape).lay(ink, architrave.line);
  }
}

function sill(plate: Plate) {
  const top = face(project, [-1.3, bay.sill, wallAt], [2.6, 0, 0], [0, 0, -0.42]);
  const front = face(project, [-1.3, bay.sill, wallAt - 0.42], [2.6, 0, 0], [0, -0.09, 0]);
  plate.lay(white, shape(top)).lay(
    ink,
    hatch(top, {
      lines: 9,
      steps: 60,
      fullness: 0.6,
      tone: (_, u, v) => 0.1 + 0.3 * Math.abs(u - 0.5) + v * 0.1,
    }),
    contour(edge(top), 5),
  );
  plate
    .lay("#cfe0ef", shape(front))
    .lay(ink, hatch(front, { lines: 4, steps: 30, tone: 0.5 }), contour(edge(front), 5));
  // A closed book, and the pen on it.
  const [x, z, wide, deep, high] = [-0.34, 2.66, 0.5, 0.28, 0.085];
  const y = bay.sill;
  const lid = face(project, [x, y + high, z], [wide, 0, 0], [0.04, 0, deep]);
  const leaves = face(project, [x, y, z], [wide, 0, 0], [0, high, 0]);
  plate.lay("#b93e22", shape(lid)).lay("#fbf7f0", shape(leaves));
  plate.lay(
    ink,
    hatch(leaves, { lines: 6, steps: 12, tone: 0.4 }),
    contour(edge(leaves), 4),
    contour(edge(lid), 5),
    hatch(lid, { lines: 8, steps: 20, tone: (_, u) => 0.5 - u }),
  );
}

/** A curtain the wind draws into the room. */
function curtain(plate: Plate) {
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

export function windowPlate(): string {
  const plate = new Plate();
  heaven(plate);
  roofs(plate);
  room(plate);
  sill(plate);
  leaf(plate, closing);
  curtain(plate);
  return plate.svg();
}
