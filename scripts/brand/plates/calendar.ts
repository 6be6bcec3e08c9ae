/** A calendar whose days are being struck off, an account beside it, and a watch that runs. */
import { contour, curve, hand, hatch, shape, stroke } from "../engraving/cut";
import { letters } from "../engraving/lettering";
import { Plate } from "../engraving/plate";
import { outline } from "../engraving/ribbon";
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
  upended,
  within,
} from "../engraving/space";
import { openCut } from "../fraunces";

const ink = "#17110f";
const red = "#c2180c";
const white = "#ffffff";
const paper = "#f6efe9";

const project = perspective({
  eye: [0.25, 2.5, -1.75],
  towards: [0, 0, 0.18],
  focal: 2350,
  centre: [1200, 640],
});
const on = (x: number, z: number, y = 0): Point => project([x, y, z]);

const [days, struck, columns] = [30, 17, 7];
/** The first of the month is a Tuesday. */
const firstColumn = 1;
/** The sheet lies a little askew. */
const sheet = lying(project, [-0.74, 0, -0.66], [1.5, 1.62], -0.09);
const grid = part(sheet, 0.04, 0.04, 0.96, 0.76);

const cell = (day: number) => {
  const at = day - 1 + firstColumn;
  const [row, column] = [Math.floor(at / columns), at % columns];
  return part(grid, column / columns, 1 - (row + 1) / 5, (column + 1) / columns, 1 - row / 5);
};

function table(plate: Plate) {
  plate.ground(ink);
  const wood: Surface = face(project, [-3, 0, -1.1], [6, 0, 0], [0, 0, 4.4]);
  plate.lay(
    "#6b5750",
    hatch(wood, {
      lines: 72,
      steps: 50,
      fullness: 0.3,
      mask: ([x, y]) => x > -30 && x < 2430 && y > -20 && y < 1370,
      tone: (_, u, v) => 0.36 + 0.42 * Math.sin(u * 19 + Math.sin(v * 33) * 2.4),
    }),
  );
}

/** The account: lines with leaders, and a total under a double rule. */
function account(plate: Plate) {
  const bill = lying(project, [-1.42, 0, -0.42], [0.66, 1.4], 0.1);
  plate.lay("#000", outline(moved(edge(bill), -16, 18)));
  plate.lay(white, shape(bill));
  plate.lay(
    ink,
    hatch(upended(bill), {
      lines: 44,
      steps: 2,
      fullness: 0.6,
      tone: (_, _v, u) => 0.7 - u * 8,
    }),
    contour(edge(bill), 4),
  );
  const line = (v: number, from: number, to: number, width: number) =>
    stroke([bill(from, v), bill(to, v)], width, 1);
  const rows = [0.72, 0.62, 0.52, 0.42, 0.32];
  for (const [index, v] of rows.entries()) {
    const word = 0.3 + ((index * 37) % 19) / 100;
    plate.lay(ink, line(v, 0.12, 0.12 + word, 9), line(v, 0.76, 0.88, 9));
    for (let at = 0.17 + word; at < 0.73; at += 0.05) plate.lay(ink, line(v, at, at + 0.014, 6));
  }
  plate.lay(
    ink,
    line(0.88, 0.12, 0.6, 16),
    line(0.82, 0.12, 0.4, 7),
    line(0.245, 0.12, 0.88, 4),
    line(0.225, 0.12, 0.88, 4),
  );
  plate.lay(red, line(0.15, 0.12, 0.36, 14), line(0.15, 0.66, 0.88, 14));
}

async function month(plate: Plate) {
  plate.lay("#000", outline(moved(edge(sheet), -22, 24)));
  for (const lift of [12, 6]) {
    const below = moved(edge(sheet), lift / 2, lift);
    plate.lay(paper, outline(below)).lay(ink, contour(below, 3));
  }
  plate.lay(white, shape(sheet));
  const head = part(sheet, 0, 0.86, 1, 1);
  plate.lay(red, shape(head));
  plate.lay(
    ink,
    hatch(head, { lines: 9, steps: 12, fullness: 0.5, tone: (_, u) => 0.15 + 0.75 * (1 - u) }),
    contour(edge(sheet), 6),
  );
  const rings = Array.from({ length: 9 }, (_, index) => 0.08 + index * 0.105);
  plate.lay(
    ink,
    ...rings.map((u) =>
      outline(oval([u, 0.965], [0.012, 0.012], 10, 0.63).map((at) => sheet(...at))),
    ),
  );
  plate.lay(
    paper,
    ...rings.map((u) =>
      stroke(curve([sheet(u, 0.965), sheet(u - 0.004, 1.0), sheet(u + 0.004, 1.03)], 3), 8, 0.9),
    ),
  );

  const font = await openCut("0123456789LMJVSD", { style: "normal", wght: 560, opsz: 20 });
  const letterRow = part(sheet, 0.04, 0.77, 0.96, 0.84);
  for (const [index, letter] of [..."LMMJVSD"].entries())
    plate.lay(
      index === 6 ? red : ink,
      letters({
        font,
        text: letter,
        surface: (u, v) => letterRow((index + 0.36) / columns + u, v),
        em: 1,
        slender: 0.08,
      }),
    );
  const rules = [0, 1, 2, 3, 4, 5].map((row) =>
    stroke([grid(0, row / 5), grid(1, row / 5)], row === 5 ? 6 : 3, 1),
  );
  const columnRules = Array.from({ length: columns + 1 }, (_, column) =>
    stroke([grid(column / columns, 0), grid(column / columns, 1)], 3, 1),
  );
  plate.lay(ink, ...rules, ...columnRules);
  for (let day = 1; day <= days; day += 1) {
    const box = cell(day);
    if (day <= struck) plate.lay("#fbe6e2", shape(part(box, 0.03, 0.03, 0.97, 0.97)));
    plate.lay(
      ink,
      letters({
        font,
        text: String(day),
        surface: (u, v) => box(0.1 + u, 0.5 + v),
        em: 0.5,
        slender: 1.15,
      }),
    );
  }
  strike(plate);
}

function strike(plate: Plate) {
  const random = hand(11);
  const stray = () => (random() - 0.5) * 0.14;
  for (let day = 1; day <= struck; day += 1) {
    const box = cell(day);
    const line = (u0: number, v0: number, u1: number, v1: number) =>
      stroke(
        curve(
          [
            box(u0 + stray(), v0 + stray()),
            box(0.5 + stray() / 2, 0.5 + stray() / 2),
            box(u1 + stray(), v1 + stray()),
          ],
          3,
        ),
        15,
        0.3,
      );
    // The last stroke is being drawn.
    plate.lay(
      red,
      line(0.12, 0.12, 0.88, 0.88),
      day === struck ? "" : line(0.14, 0.88, 0.88, 0.12),
    );
  }
}

/** A pencil of three facets that shows, its point on the day it strikes. */
function pencil(plate: Plate) {
  const tip = cell(struck)(0.88, 0.9);
  const end: Point = [tip[0] + 560, tip[1] + 520];
  const length = Math.hypot(end[0] - tip[0], end[1] - tip[1]);
  const [dx, dy] = [(end[0] - tip[0]) / length, (end[1] - tip[1]) / length];
  const body =
    (from: number, to: number, half: number): Surface =>
    (u, v) => {
      const along = from + (to - from) * u;
      const over = (v * 2 - 1) * half * (1 + along / 2600);
      return [tip[0] + dx * along - dy * over, tip[1] + dy * along + dx * over];
    };
  const shadow = edge(body(30, length, 34)).map(
    ([x, y]): Point => [x - 36 - (x - tip[0]) / 8, y + 26],
  );
  plate.lay(
    ink,
    hatch(parallels(900, 500, 1300, 900, 44), {
      lines: 120,
      steps: 100,
      tone: 0.75,
      mask: within(shadow),
    }),
  );
  const cone = [tip, body(96, 97, 36)(0, 0), body(96, 97, 36)(0, 1)];
  plate.lay(paper, outline(cone)).lay(ink, contour(cone, 5));
  plate.lay(red, outline([tip, body(34, 35, 13)(0, 0), body(34, 35, 13)(0, 1)]));
  const facets = [
    [0, 0.3, "#e23a2b"],
    [0.3, 0.72, red],
    [0.72, 1, "#7d0f07"],
  ] as const;
  const barrel = body(92, length, 36);
  for (const [from, to, colour] of facets) plate.lay(colour, shape(part(barrel, 0, from, 1, to)));
  plate.lay(white, stroke([barrel(0.05, 0.16), barrel(0.7, 0.16)], 6));
  plate.lay(
    ink,
    contour(edge(barrel), 6),
    hatch(part(barrel, 0, 0.72, 1, 1), { lines: 3, steps: 8, tone: 0.5 }),
  );
}

/** A watch in its open case: five minutes to twelve. */
function watch(plate: Plate) {
  const [x, z] = [1.16, 0.34];
  const circle = (radius: number, y = 0) =>
    oval([x, z], [radius, radius], 44).map((at) => on(...at, y));
  const hour = (turn: number, radius: number) =>
    on(x + radius * Math.sin(turn * 2 * Math.PI), z + radius * Math.cos(turn * 2 * Math.PI), 0.07);
  plate.lay("#000", outline(moved(circle(0.35), -30, 30)));
  plate.lay(paper, outline(circle(0.34)), outline(circle(0.34, 0.07)));
  plate.lay(
    ink,
    hatch(
      (u, v) =>
        on(
          x + 0.34 * Math.cos(Math.PI * (1 + u)),
          z + 0.34 * Math.sin(Math.PI * (1 + u)),
          v * 0.07,
        ),
      { lines: 5, steps: 30, tone: (_, u) => 0.3 + 0.6 * (1 - u) },
    ),
    contour(circle(0.34, 0.07), 6),
    contour(circle(0.34), 4),
  );
  plate
    .lay(white, outline(circle(0.29, 0.07)))
    .lay(ink, contour(circle(0.29, 0.07), 5), contour(circle(0.275, 0.07), 2));
  for (let tick = 0; tick < 60; tick += 5)
    plate.lay(
      ink,
      stroke(
        [hour(tick / 60, tick % 15 ? 0.235 : 0.21), hour(tick / 60, 0.262)],
        tick % 15 ? 7 : 12,
        1,
      ),
    );
  plate.lay(
    ink,
    stroke([hour(0.49, 0.05), hour(0.99, 0.14)], 15, 0.5),
    stroke([hour(0.41, 0.06), hour(55 / 60, 0.225)], 11, 0.5),
  );
  plate.lay(
    red,
    stroke([hour(0.63, 0.08), hour(0.13, 0.24)], 5, 0.7),
    outline(Array.from({ length: 12 }, (_, step) => hour(step / 12, 0.018))),
  );
  const crown: Place = [x, 0.04, z + 0.37];
  plate.lay(
    paper,
    outline([
      on(crown[0] - 0.05, crown[2] - 0.03, 0.05),
      on(crown[0] + 0.05, crown[2] - 0.03, 0.05),
      on(crown[0] + 0.05, crown[2] + 0.06, 0.05),
      on(crown[0] - 0.05, crown[2] + 0.06, 0.05),
    ]),
  );
  const bow = oval([x, z + 0.5], [0.075, 0.075], 18, 0.35).map((at) => on(...at, 0.05));
  plate.lay(paper, contour(bow, 13));
  const chain = curve(
    [
      [1.24, 0.88],
      [1.36, 0.84],
      [1.62, 0.9],
      [1.8, 1.2],
      [2.3, 1.3],
    ].map(([cx = 0, cz = 0]) => on(cx, cz)),
    7,
  );
  plate.lay(
    paper,
    ...chain.map((link, index) => contour(oval(link, [index % 2 ? 20 : 11, 11], 7, 0.9), 5)),
  );
}

export async function calendarPlate(): Promise<string> {
  const plate = new Plate();
  table(plate);
  account(plate);
  watch(plate);
  await month(plate);
  pencil(plate);
  return plate.svg();
}
