/** A half-open door, and behind it six rooms in a row; a lamp is lit in the last. */
import { contour, hatch, shape, stroke } from "../engraving/cut";
import { Plate } from "../engraving/plate";
import { outline } from "../engraving/ribbon";
import {
  edge,
  face,
  outside,
  type Place,
  type Point,
  part,
  perspective,
  type Surface,
  standing,
  upended,
  within,
} from "../engraving/space";
import { surround } from "../engraving/surround";

const night = "#12131f";
const gold = "#e2b65a";
const ivory = "#fbeecb";
/** From the last room, where the lamp is, to the first. */
const rooms = [
  { z: 17, light: "#f6dc99" },
  { z: 13.4, light: "#e9c271" },
  { z: 10.6, light: "#c99a45" },
  { z: 8.2, light: "#9a7330" },
  { z: 5.9, light: "#6d5226" },
];
const wallAt = 4;
const door = { left: -0.6, right: 0.6, floor: -1.5, top: 1.02 };

const project = perspective({
  eye: [0.2, 0, 0],
  towards: [0.2, 0, 1],
  focal: 1720,
  centre: [1265, 520],
});

const upright = (x0: number, y0: number, x1: number, y1: number, z: number) =>
  standing(project, [x0, y0], [x1, y1], z);

const opening = (z: number) => upright(door.left, door.floor, door.right, door.top, z);

/** A wall as the three pieces around its door. */
const around = (z: number, far: number) => [
  upright(-far, door.floor, door.left, 3, z),
  upright(door.right, door.floor, far, 3, z),
  upright(door.left, door.top, door.right, 3, z),
];

/** The leaf turns on its hinge into the second room. */
const turn = (68 * Math.PI) / 180;
const leaf = face(
  project,
  [door.left, door.floor, wallAt],
  [1.2 * Math.cos(turn), 0, 1.2 * Math.sin(turn)],
  [0, door.top - door.floor, 0],
);
const doorway = within(edge(opening(wallAt)));
const seen = (point: Point) => doorway(point) && outside(within(edge(leaf)))(point);

function farRooms(plate: Plate) {
  for (const [index, { z, light }] of rooms.entries()) {
    const near = rooms[index + 1]?.z ?? wallAt;
    const dark = 0.16 + index * 0.1;
    if (index === 0) {
      plate.lay(ivory, shape(opening(z)));
      plate.lay(
        gold,
        hatch(opening(z), { lines: 22, tone: (_, u, v) => 0.5 * Math.hypot(u - 0.5, v - 0.6) }),
      );
      study(plate, z);
    }
    for (const wall of around(z, 3)) {
      plate.lay(light, shape(wall));
      plate.lay(night, hatch(upended(wall), { lines: 60, tone: dark, mask: seen, steps: 40 }));
    }
    plate.lay(gold, contour(edge(opening(z)), 5 + index));
    plate.lay(
      night,
      contour(
        edge(upright(door.left - 0.09, door.floor, door.right + 0.09, door.top + 0.09, z)),
        2.5 + index * 0.4,
      ),
    );
    // The floor before that wall: the light lies on it as it comes through the door.
    const floor = face(project, [-3, door.floor, z], [6, 0, 0], [0, 0, near - z]);
    plate.lay(light, shape(floor));
    plate.lay(
      night,
      hatch(floor, {
        lines: 9 + index * 2,
        mask: seen,
        steps: 120,
        tone: (_, u, v) =>
          (Math.abs(u * 6 - 3) < 0.62 + v * 0.1 ? 0.12 : 0.75) * (0.6 + index * 0.1) +
          ((Math.floor(u * 12) + Math.floor(v * 4)) % 2 ? 0.16 : 0),
      }),
    );
  }
}

/** A desk, a lamp, and somebody's chair pushed back. */
function study(plate: Plate, z: number) {
  const at = (x: number, y: number): Point => project([x, y, z]);
  const block = (x0: number, y0: number, x1: number, y1: number) =>
    shape(upright(x0, y0, x1, y1, z));
  plate.lay(
    night,
    block(-0.42, -0.82, 0.5, -0.76),
    block(-0.37, -1.5, -0.31, -0.8),
    block(0.4, -1.5, 0.46, -0.8),
    block(0.12, -0.76, 0.3, -0.73),
    block(0.1, -0.73, 0.28, -0.69),
    block(-0.2, -0.77, -0.02, -0.74),
    block(-0.125, -0.75, -0.095, -0.42),
  );
  plate.lay(
    "#b93e22",
    outline([at(-0.27, -0.42), at(0.05, -0.42), at(-0.03, -0.2), at(-0.19, -0.2)]),
  );
}

function doorLeaf(plate: Plate) {
  plate.lay("#8a6a2e", shape(leaf));
  plate.lay(
    night,
    hatch(upended(leaf), {
      lines: 34,
      steps: 30,
      tone: (_, v, u) => 0.62 - 0.42 * u + (v < 0.05 ? 0.2 : 0),
    }),
  );
  for (const [u0, v0, u1, v1] of [
    [0.16, 0.06, 0.84, 0.33],
    [0.16, 0.42, 0.84, 0.94],
  ] as const) {
    const panel = part(leaf, u0, v0, u1, v1);
    plate.lay("#a57f38", shape(panel));
    plate.lay(
      night,
      hatch(upended(panel), { lines: 22, steps: 20, tone: (_, _v, u) => 0.5 - 0.34 * u }),
      contour(edge(panel), 5),
      contour(edge(part(panel, 0.1, 0.05, 0.9, 0.95)), 2.5),
    );
  }
  plate.lay(gold, contour(edge(leaf), 6));
  // The edge of the leaf, full in the light, and the handle.
  const [x, y] = leaf(0.91, 0.4);
  plate.lay(night, outline(edge(part(leaf, 0.885, 0.345, 0.955, 0.435))));
  plate.lay(
    ivory,
    stroke(
      [
        [x - 1, y],
        [x + 12, y + 2],
        [x + 34, y + 4],
      ],
      11,
      0.9,
    ),
    stroke(
      [
        [x, y + 30],
        [x, y + 44],
      ],
      6,
      1,
    ),
  );
}

function nearWall(plate: Plate) {
  const [left, right, above] = around(wallAt, 6) as [Surface, Surface, Surface];
  for (const wall of [left, right, above]) plate.lay(night, shape(wall));
  const frame = edge(opening(wallAt));
  const [x0, y0] = frame[3] ?? [0, 0];
  const [x1] = frame[1] ?? [0, 0];
  /** Light that the wall gets, the less the farther from the door. */
  const glow = ([x, y]: Point) => {
    const away = Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0));
    return 0.62 * Math.exp(-away / 300) + 0.06;
  };
  for (const [wall, lines] of [
    [left, 190],
    [right, 190],
    [above, 20],
  ] as const)
    plate.lay(
      gold,
      hatch(upended(wall), {
        lines,
        steps: 40,
        fullness: 0.6,
        tone: glow,
        mask: ([x, y]) => x > -20 && x < 2420 && y > -20,
      }),
    );
  // Panels of the wall, and the skirting.
  const panels: [number, number][] = [
    [-2.85, -1.95],
    [-1.75, -0.95],
    [0.95, 1.75],
    [1.95, 2.85],
  ];
  for (const [from, to] of panels)
    for (const [y0, y1] of [
      [-1.2, -0.62],
      [-0.42, 1.9],
    ] as const) {
      const panel = upright(from, y0, to, y1, wallAt);
      plate.lay(night, shape(panel));
      plate.lay(
        gold,
        hatch(upended(panel), {
          lines: 30,
          steps: 16,
          fullness: 0.6,
          tone: (p) => glow(p) * 0.72,
          mask: ([x, y]) => x > -20 && x < 2420 && y > -20,
        }),
        contour(edge(panel), 3.5),
        contour(edge(part(panel, 0.05, 0.03, 0.95, 0.97)), 1.8),
      );
    }
  const skirting = [
    upright(-6, -1.5, door.left - 0.2, -1.34, wallAt),
    upright(door.right + 0.2, -1.5, 6, -1.34, wallAt),
  ];
  for (const board of skirting)
    plate
      .lay(night, shape(board))
      .lay(gold, contour(edge(board), 3), hatch(board, { lines: 5, tone: (p) => glow(p) + 0.1 }));
  // The architrave: three mouldings around the door.
  for (const [out, fill, line] of [
    [0.2, night, 4],
    [0.13, "#3b3220", 2.5],
    [0.05, "#6d5226", 4],
  ] as const) {
    const outer = upright(door.left - out, door.floor, door.right + out, door.top + out, wallAt);
    const moulding = surround(outer, opening(wallAt), line);
    plate.lay(fill, moulding.shape).lay(gold, moulding.line);
  }
  plate.lay(ivory, stroke([frame[0], frame[3], frame[2], frame[1]] as Point[], 5, 1));
}

/** The floor on this side: tiles, and the light that falls out of the door onto them. */
function threshold(plate: Plate) {
  const [near, width] = [2.9, 7];
  const corner: Place = [-width / 2, door.floor, wallAt];
  const floor = face(project, corner, [width, 0, 0], [0, 0, near - wallAt]);
  plate.lay(night, shape(floor));
  plate.lay(
    gold,
    hatch(floor, {
      lines: 26,
      steps: 260,
      mask: ([x, y]) => x > -20 && x < 2420 && y < 1370,
      tone: (_, u, v) => {
        const [x, z] = [(u - 0.5) * width, wallAt + v * (near - wallAt)];
        const out = wallAt - z;
        const lit = x > -0.3 - out * 0.75 && x < 0.6 + out * 0.12;
        const tile = (Math.floor(x / 0.4 + 40) + Math.floor(out / 0.4)) % 2;
        return lit
          ? tile
            ? 1
            : 0.55
          : tile
            ? 0.22 * Math.exp(-((Math.abs(x) - 0.6) ** 2) / 3)
            : 0.0;
      },
    }),
  );
  plate.lay(gold, stroke([floor(0, 0), floor(1, 0)], 5, 1));
}

export function doorPlate(): string {
  const plate = new Plate();
  plate.ground(night);
  farRooms(plate);
  doorLeaf(plate);
  nearWall(plate);
  threshold(plate);
  return plate.svg();
}
