/** The masterclass: a relief map with its trail of four stops, a flag on the summit and a compass rose. */
import {
  box,
  cut,
  dice,
  drawing,
  ellipse,
  fill,
  ink,
  outline,
  type Point,
  shape,
  wedge,
} from "./burin";

const sepia = "#6b4a12";

interface Hill {
  at: Point;
  rx: number;
  ry: number;
  rings: number;
}

const hills: readonly Hill[] = [
  { at: [720, 520], rx: 330, ry: 250, rings: 4 },
  { at: [330, 760], rx: 190, ry: 130, rings: 2 },
  { at: [1010, 980], rx: 170, ry: 120, rings: 2 },
  { at: [420, 1250], rx: 200, ry: 110, rings: 2 },
];

/** Hachures run downhill, ring under ring, heavier away from the light at the upper left. */
function hachures({ at: [x, y], rx, ry, rings }: Hill, seed: number): string {
  const random = dice(seed);
  return Array.from({ length: rings }, (_, ring) => {
    const [inner, outer] = [(ring + 0.35) / (rings + 0.35), (ring + 1.15) / (rings + 0.35)];
    const count = Math.round(16 + (ring + 1) * (rings > 2 ? 15 : 13));
    return Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * (index + 0.25 * random())) / count;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const light = 0.5 + 0.5 * Math.cos(angle - Math.PI * 0.25);
      const wobble = 1 + 0.09 * Math.sin(3 * angle + seed) + 0.05 * Math.sin(7 * angle);
      const reach = inner + (outer - inner) * (0.62 + 0.3 * light);
      const point = (share: number): Point => [
        x + rx * share * wobble * cos,
        y + ry * share * wobble * sin,
      ];
      return wedge(point(inner), point(reach), 3 + 12 * light);
    }).join("");
  }).join("");
}

/** A frame graduated like a map's: black and white in turn. */
function frame(): string {
  const lengths = Array.from({ length: 10 }, (_, index) => index).filter(
    (index) => index % 2 === 0,
  );
  const across = lengths.flatMap((index) => [
    outline(box(80 + index * 112, 56, 112, 20)),
    outline(box(80 + index * 112, 1524, 112, 20)),
  ]);
  const down = lengths.flatMap((index) => [
    outline(box(56, 80 + index * 144, 20, 144)),
    outline(box(1204, 80 + index * 144, 20, 144)),
  ]);
  return fill([...across, ...down].join(""));
}

function curve(points: readonly Point[], steps = 10): Point[] {
  return points.slice(0, -1).flatMap((from, index) => {
    const before = points[index - 1] ?? from;
    const to = points[index + 1] ?? from;
    const after = points[index + 2] ?? to;
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      const blend = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      return [
        blend(before[0], from[0], to[0], after[0]),
        blend(before[1], from[1], to[1], after[1]),
      ];
    });
  });
}

const stops: readonly Point[] = [
  [236, 1400],
  [520, 1070],
  [880, 800],
  [720, 470],
];
const trail = curve(
  [
    stops[0] ?? [0, 0],
    [330, 1190],
    stops[1] ?? [0, 0],
    [700, 960],
    stops[2] ?? [0, 0],
    [880, 640],
    stops[3] ?? [0, 0],
  ],
  9,
);

const river = curve(
  [
    [90, 1010],
    [300, 990],
    [560, 1180],
    [760, 1170],
    [900, 1260],
    [1190, 1240],
  ],
  8,
);

/** Water: three lines, the outer two thinner. */
const water = [0, 16, 32].map((shift, index) =>
  river
    .slice(0, -1)
    .map(([x, y], at) => {
      const [toX, toY] = river[at + 1] ?? [x, y];
      return cut([x, y + shift], [toX, toY + shift], index === 0 ? 11 : 6);
    })
    .join(""),
);

/** Two halves per point, as on a compass rose: one inked. */
function rose([x, y]: Point, size: number): string {
  const point = (angle: number, radius: number): Point => [
    x + radius * Math.sin(angle),
    y - radius * Math.cos(angle),
  ];
  const points = Array.from(
    { length: 8 },
    (_, index) => (Math.PI * (index % 4)) / 2 + (index < 4 ? Math.PI / 4 : 0),
  );
  const rays = points.map((angle, index) => {
    const length = index < 4 ? size * 0.56 : size;
    const waist = size * 0.2;
    const tip = point(angle, length);
    const left = point(angle - Math.PI / 4, waist);
    const right = point(angle + Math.PI / 4, waist);
    const isNorth = index === 4;
    return (
      shape([[x, y], left, tip], isNorth ? ink.red : ink.paper, 4) +
      shape([[x, y], tip, right], isNorth ? "#7d2716" : ink.line, 4)
    );
  });
  const ticks = Array.from({ length: 36 }, (_, index) => {
    const angle = (Math.PI * index) / 18;
    return cut(point(angle, size * 0.72), point(angle, size * (index % 9 === 0 ? 0.88 : 0.8)), 6);
  });
  return (
    shape(ellipse([x, y], size * 0.82, size * 0.82), ink.paper, 5) +
    shape(ellipse([x, y], size * 0.7, size * 0.7), "none", 3) +
    fill(ticks.join("")) +
    rays.join("")
  );
}

export function relief(): string {
  const [, , , summit = [720, 470]] = stops;
  const [x, y] = summit;
  const dots = trail
    .filter((_, index) => index % 2 === 0)
    .map((point) => outline(ellipse(point, 11, 11, 10)));
  return drawing([
    shape(box(36, 36, 1208, 1528), ink.paper, 8),
    shape(box(80, 80, 1120, 1440), "#fbf7f0", 6),
    `<path d="M80 440h1120M80 800h1120M80 1160h1120M360 80v1440M640 80v1440M920 80v1440" stroke="#d9cdb9" stroke-width="3"/>`,
    frame(),
    fill(water.join(""), "#14525a"),
    fill(hills.map((hill, index) => hachures(hill, 11 + index)).join(""), sepia),
    fill(dots.join(""), ink.red),
    ...stops
      .slice(0, 3)
      .map(
        (stop) =>
          shape(ellipse(stop, 30, 30, 24), ink.red, 6) +
          fill(outline(ellipse(stop, 9, 9, 10)), ink.paper),
      ),
    fill(
      outline([
        [x - 6, y],
        [x - 6, y - 230],
        [x + 6, y - 230],
        [x + 6, y],
      ]),
    ),
    shape(
      [
        [x + 6, y - 226],
        [x + 150, y - 190],
        [x + 100, y - 156],
        [x + 150, y - 118],
        [x + 6, y - 100],
      ],
      ink.red,
      6,
    ),
    fill(
      [0, 1, 2, 3, 4]
        .map((at) => cut([x + 16, y - 206 + at * 22], [x + 92 - at * 3, y - 186 + at * 17], 6))
        .join(""),
    ),
    rose([1030, 250], 150),
    ...[0, 1, 2, 3].map((at) =>
      fill(outline(box(180 + at * 70, 1470, 70, 14)), at % 2 ? ink.paper : ink.line),
    ),
    shape(box(180, 1470, 280, 14), "none", 3),
  ]);
}
