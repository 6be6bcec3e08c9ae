/** A writer's table under the lamp, the fortnight pinned to the wall on as many cards. */
import { programme } from "~/content/offers";
import { contour, curve, hand, hatch, shape, stroke } from "../engraving/cut";
import { Plate } from "../engraving/plate";
import { outline } from "../engraving/ribbon";
import { cylinder, ring } from "../engraving/round";
import {
  edge,
  face,
  lying,
  moved,
  oval,
  type Place,
  type Point,
  sheet as parallels,
  part,
  perspective,
  type Surface,
  standing,
  upended,
  within,
} from "../engraving/space";
import { palette } from "../palette";

const { ink, vermilion, teal, leaf: foil, cream } = palette;
const paper = "#fbf7f0";
const shade = "#efe4d2";
const white = "#fffdf9";

const project = perspective({
  eye: [0, 0, 0],
  towards: [0, 0, 1],
  focal: 1480,
  centre: [1200, 560],
});
const table = -0.74;
const wallAt = 2.75;

const upright = (x0: number, y0: number, x1: number, y1: number, z: number) =>
  standing(project, [x0, y0], [x1, y1], z);
/** A sheet on the table, or `y` above it. */
const sheet = (x: number, z: number, size: Point, turn = 0, y = 0) =>
  lying(project, [x, table + y, z], size, turn);

const lampHead: Point = [1700, 430];
const cone: Point[] = [
  [1560, 480],
  [1830, 430],
  [2050, 1110],
  [770, 1110],
];
const pool = oval([1400, 1122], [640, 122], 40);
const inLight = within(pool);

function wall(plate: Plate) {
  const back = upright(-3, table, 3, 1.4, wallAt);
  plate.ground(shade);
  plate.lay(
    ink,
    hatch(parallels(0, -20, 2400, 990), {
      lines: 74,
      steps: 150,
      fullness: 0.5,
      tone: ([x, y]) =>
        Math.min(0.62, Math.max(0, Math.hypot(x - 1330, (y - 560) * 1.25) / 1500 - 0.2)),
    }),
  );
  plate.lay(ink, stroke([back(0, 0), back(1, 0)], 5, 1));
}

/** One card for each day, its head in the colour of its phase. */
function cards(plate: Plate) {
  const colours = [teal, foil, vermilion, ink];
  const random = hand(5);
  for (let day = 1; day <= programme.days; day += 1) {
    const phase = programme.phases.findIndex(({ to }) => day <= to);
    const [column, row] = [(day - 1) % 7, Math.floor((day - 1) / 7)];
    const tilt = (random() - 0.5) * 0.03;
    const [x, y] = [-1.36 + column * 0.31, 0.66 - row * 0.36];
    const card = face(project, [x, y, wallAt], [0.25, tilt, 0], [-tilt, 0.28, 0]);
    plate.lay("#cdbfa6", outline(moved(edge(card), 9, 11)));
    plate.lay(white, shape(card));
    plate.lay(colours[phase] ?? ink, shape(part(card, 0, 0.76, 1, 1)));
    const rows = [0.56, 0.4, 0.24].map((v, line) =>
      stroke([card(0.12, v), card(0.5 + random() * 0.38 - line * 0.06, v)], 4, 1),
    );
    plate.lay(ink, contour(edge(card), 3.5), ...rows);
    plate.lay(white, outline(oval(card(0.5, 0.88), [8, 8], 9, 0.7)));
  }
}

function board(plate: Plate) {
  const top = face(project, [-2.6, table, 1.05], [5.2, 0, 0], [0, 0, wallAt - 1.05]);
  plate.lay("#e6cfa8", shape(top));
  plate.lay("#f4e6cb", outline(pool));
  const grain = hatch(top, {
    lines: 54,
    steps: 70,
    fullness: 0.72,
    tone: ([x, y], u, v) => {
      const veins = 0.26 + 0.2 * Math.sin(u * 17 + Math.sin(v * 37) * 2.2);
      return inLight([x, y]) ? Math.max(0, veins - 0.27) : veins + 0.12;
    },
  });
  plate.lay(ink, grain, contour(edge(top), 5));
}

interface Volume {
  x: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  colour: string;
}

/** Books lying one on another: their spines to the front, the leaves on the right. */
function pile(plate: Plate) {
  const books: Volume[] = [
    { x: -1.24, z: 1.72, width: 0.62, height: 0.1, depth: 0.42, colour: teal },
    { x: -1.2, z: 1.73, width: 0.56, height: 0.075, depth: 0.4, colour: cream },
    { x: -1.22, z: 1.71, width: 0.58, height: 0.115, depth: 0.4, colour: vermilion },
    { x: -1.16, z: 1.74, width: 0.48, height: 0.07, depth: 0.36, colour: ink },
  ];
  let y = table;
  plate.lay(
    ink,
    hatch(sheet(-1.42, 1.66, [0.9, 0.5]), { lines: 22, tone: (_, u) => (u < 0.28 ? 0.8 : 0.5) }),
  );
  for (const { x, z, width, height, depth, colour } of books) {
    const spine = upright(x, y, x + width, y + height, z);
    const side = face(project, [x + width, y, z], [0, 0, depth], [0, height, 0]);
    const lid = face(project, [x, y + height, z], [width, 0, 0], [0, 0, depth]);
    plate.lay(colour, shape(spine), shape(lid)).lay(white, shape(side));
    const line = colour === ink ? foil : ink;
    plate.lay(
      line,
      hatch(spine, { lines: 9, steps: 24, fullness: 0.7, tone: (_, u) => 0.75 - 1.1 * u }),
      hatch(side, { lines: 6, steps: 2, tone: 0.4 }),
    );
    plate.lay(ink, contour(edge(spine), 4.5), contour(edge(lid), 4.5), contour(edge(side), 4));
    const bands = [0.14, 0.2, 0.8, 0.86].map((u) =>
      stroke([spine(u, 0.02), spine(u, 0.98)], 4.5, 1),
    );
    plate.lay(
      colour === cream ? vermilion : foil,
      ...bands,
      shape(part(spine, 0.36, 0.36, 0.64, 0.62)),
    );
    y += height;
  }
}

/** A pot of pens behind the sheets. */
function pot(plate: Plate) {
  const at: Place = [-0.36, table, 2.12];
  const pens: [number, number, number, string][] = [
    [-0.06, 0.52, -0.1, vermilion],
    [-0.02, 0.6, -0.02, foil],
    [0.03, 0.55, 0.06, teal],
    [0.06, 0.5, 0.13, ink],
  ];
  const rim: Place = [at[0], table + 0.26, at[2]];
  plate.lay(ink, outline(ring(project, rim, 0.115)));
  for (const [x, height, lean, colour] of pens) {
    const [foot, head] = [
      project([at[0] + x, table + 0.2, at[2]]),
      project([at[0] + x + lean, table + height, at[2]]),
    ];
    plate.lay(ink, stroke([foot, head], 23, 1)).lay(colour, stroke([foot, head], 14, 1));
  }
  const clay = cylinder(project, at, 0.26, (v) => 0.1 + 0.015 * v);
  plate.lay(cream, outline(edge(clay, 16)));
  plate.lay(
    ink,
    hatch(upended(clay), {
      lines: 38,
      steps: 2,
      fullness: 0.85,
      tone: (_, _v, u) => Math.max(0.05, 0.85 - u * 1.35) + (u > 0.94 ? 0.3 : 0),
    }),
    contour(edge(clay, 16), 4.5),
  );
  plate.lay(vermilion, outline(edge(part(clay, 0, 0.6, 1, 0.72), 12)));
}

/** The book that teaches it, upright and a little turned. */
function book(plate: Plate) {
  const turn = 0.3;
  const [width, height, z] = [0.4, 0.6, 1.86];
  const cover = face(
    project,
    [0.42, table, z],
    [width * Math.cos(turn), 0, width * Math.sin(turn)],
    [0, height, 0],
  );
  const leaves = face(project, [0.42, table, z], [-0.05, 0, 0.08], [0, height, 0]);
  plate.lay(ink, shape(leaves)).lay(foil, stroke([leaves(0.5, 0.02), leaves(0.5, 0.98)], 3, 1));
  plate.lay(vermilion, shape(cover));
  const round = (v0: number, radius: number, from: number, to: number) =>
    Array.from({ length: 15 }, (_, step) => {
      const angle = Math.PI * (from + ((to - from) * step) / 14);
      return cover(0.5 + radius * Math.cos(angle), v0 + (radius * Math.sin(angle)) / 1.5);
    });
  plate.lay(cream, outline([cover(1, 0), ...round(0.16, 0.56, 0.15, 0.85), cover(0, 0)]));
  plate.lay(
    foil,
    stroke(round(0.16, 0.7, 0.25, 0.75), 4, 1),
    stroke(round(0.16, 0.8, 0.3, 0.7), 4, 1),
  );
  const side = curve(
    [
      [0, 0],
      [30, 90],
      [92, 196],
      [124, 290],
      [108, 372],
      [86, 480],
    ],
    4,
  );
  const nib = [...side, ...side.map(([x, y]): Point => [-x, y]).reverse()];
  plate.lay(ink, outline(nib.map(([x, y]) => cover(0.5 + x / 560, 0.5 - y / 1060))));
  plate.lay(
    cream,
    stroke([cover(0.5, 0.48), cover(0.5, 0.31)], 3, 1),
    outline(round(0.3, 0.035, 0, 2)),
  );
  plate.lay(
    white,
    ...[0.86, 0.77].map((v, line) => stroke([cover(0.1, v), cover(line ? 0.9 : 0.72, v)], 15, 1)),
    stroke([cover(0.1, 0.69), cover(0.6, 0.69)], 5, 1),
  );
  plate.lay(
    ink,
    hatch(upended(cover), {
      lines: 22,
      steps: 2,
      fullness: 0.5,
      tone: (_, _v, u) => 0.6 - u * 2.4,
    }),
    contour(edge(cover), 5),
  );
}

/** The manuscript: sheets one on another, the upper ones set and corrected. */
function manuscript(plate: Plate) {
  const sheets: [number, number, number, number][] = [
    [-0.52, 1.36, -0.16, 0],
    [-0.28, 1.3, 0.2, 0.004],
    [-0.36, 1.31, -0.05, 0.008],
    [-0.33, 1.3, 0.05, 0.012],
  ];
  const random = hand(23);
  for (const [index, [x, z, turn, y]] of sheets.entries()) {
    const page = sheet(x, z, [0.64, 0.56], turn, y);
    plate.lay("#bda98a", outline(moved(edge(page), -8, 9)));
    plate.lay(white, shape(page)).lay(ink, contour(edge(page), 4));
    if (index < 3) continue;
    plate.lay(ink, stroke([page(0.3, 0.9), page(0.7, 0.9)], 10, 1));
    for (let line = 0; line < 14; line += 1) {
      const v = 0.8 - line * 0.054;
      const end = line % 5 === 4 ? 0.45 + random() * 0.2 : 0.86;
      plate.lay(ink, stroke([page(line % 5 ? 0.14 : 0.2, v), page(end, v)], 3 + (1 - v) * 2.4, 1));
    }
    const mark = (points: [number, number][]) =>
      stroke(
        curve(
          points.map(([u, v]) => page(u, v)),
          4,
        ),
        6,
        0.4,
      );
    plate.lay(
      vermilion,
      mark([
        [0.3, 0.64],
        [0.44, 0.65],
        [0.58, 0.63],
      ]),
      mark([
        [0.9, 0.65],
        [0.93, 0.6],
        [0.9, 0.56],
        [0.95, 0.54],
      ]),
      mark([
        [0.14, 0.37],
        [0.3, 0.4],
        [0.34, 0.35],
        [0.16, 0.33],
        [0.13, 0.38],
      ]),
      mark([
        [0.06, 0.4],
        [0.09, 0.34],
        [0.05, 0.3],
      ]),
      mark([
        [0.5, 0.2],
        [0.6, 0.21],
        [0.78, 0.19],
      ]),
    );
  }
  const tip = sheet(-0.33, 1.3, [0.64, 0.56], 0.05)(0.98, 0.4);
  const at = (along: number, over = 0): Point => [
    tip[0] + along + over * 0.2,
    tip[1] + along * 0.19 - over,
  ];
  plate.lay(
    ink,
    stroke([at(30, -22), at(410, -26)], 16, 1),
    outline([at(0), at(74, 15), at(74, -15)]),
    stroke([at(66), at(420)], 32, 1),
  );
  plate.lay(
    foil,
    outline([at(24, 3), at(72, 9), at(72, -9), at(24, -3)]),
    stroke([at(330), at(344)], 22, 1),
  );
  plate.lay(vermilion, stroke([at(74), at(330)], 22, 1), stroke([at(344), at(412)], 22, 1));
}

/** The lamp: a heavy foot, two arms, a shade with its inside lit. */
function lamp(plate: Plate) {
  const foot: Place = [1.13, table, 1.9];
  const base = cylinder(project, foot, 0.06, (v) => 0.2 - 0.03 * v);
  plate.lay(
    ink,
    outline(edge(base, 14)),
    outline(ring(project, [foot[0], table + 0.06, foot[2]], 0.17)),
  );
  plate.lay(teal, outline(ring(project, [foot[0], table + 0.066, foot[2]], 0.155)));
  const [x, y] = project([foot[0], table + 0.06, foot[2]]);
  const elbow: Point = [x + 165, 560];
  const neck: Point = [lampHead[0] + 70, lampHead[1] - 150];
  for (const [from, to] of [
    [[x, y], elbow],
    [elbow, neck],
  ] as const)
    plate.lay(ink, stroke([from, to], 24, 1)).lay(teal, stroke([from, to], 13, 1));
  plate.lay(ink, ...[elbow, neck].map((joint) => outline(oval(joint, [24, 24], 12, 0.53))));
  const dome: Surface = (u, v) => {
    const half = 34 + 122 * Math.sin((v * Math.PI) / 2) ** 1.4;
    const [cx, cy] = [neck[0] - 76 * v, neck[1] + 168 * v];
    return [
      cx + (u * 2 - 1) * half,
      cy - (u * 2 - 1) * half * -0.0 + Math.sin(u * Math.PI) * 26 * v - (u - 0.5) * 40 * v,
    ];
  };
  const mouth = Array.from({ length: 24 }, (_, step): Point => {
    const angle = (step / 24) * 2 * Math.PI;
    const [lx, ly] = dome(0, 1);
    const [rx, ry] = dome(1, 1);
    return [
      (lx + rx) / 2 + 156 * Math.cos(angle),
      (ly + ry) / 2 - 20 * Math.cos(angle) + 30 * Math.sin(angle),
    ];
  });
  plate.lay("#fff2c9", outline(mouth)).lay(ink, contour(mouth, 5));
  plate.lay(teal, outline(edge(dome, 12)));
  plate.lay(
    ink,
    hatch(upended(dome), {
      lines: 26,
      steps: 10,
      fullness: 0.8,
      tone: (_, _v, u) => 0.12 + 0.75 * Math.max(0, u - 0.35) + (u < 0.08 ? 0.4 : 0),
    }),
    contour(edge(dome, 12), 5),
  );
}

export function workshopPlate(): string {
  const plate = new Plate();
  wall(plate);
  plate.lay(paper, outline(cone));
  cards(plate);
  board(plate);
  pile(plate);
  pot(plate);
  book(plate);
  manuscript(plate);
  lamp(plate);
  return plate.svg();
}
