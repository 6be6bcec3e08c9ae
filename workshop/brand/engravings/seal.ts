/** The guarantee's seal, of one ink: pages colour it with a mask. */
import { book } from "~/content/offers";
import { cut, ellipse, outline, type Point, wedge } from "./burin";
import { lettering } from "./lettering";

const centre: Point = [400, 400];

/** A point at an angle in degrees from the top. */
function around(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [centre[0] + radius * Math.sin(turn), centre[1] - radius * Math.cos(turn)];
}

/** Around the rim, as on a coin. */
const milling = Array.from({ length: 72 }, (_, index) =>
  wedge(around(index * 5, 360), around(index * 5, 398), 24),
);

const ring = (radius: number, width: number) =>
  outline(ellipse(centre, radius, radius, 90)) +
  outline(ellipse(centre, radius - width, radius - width, 90));

const at = (x: number, y: number): Point => [centre[0] + x, centre[1] + y];

/** A nib, point down, with its slit, its breather hole and a hatched shoulder. */
function nib(): string {
  const half = [
    [0, 160],
    [-16, 112],
    [-48, 48],
    [-76, 0],
    [-72, -30],
    [-56, -84],
    [-52, -144],
  ] as const;
  const body = [
    ...half,
    ...half
      .slice(1)
      .reverse()
      .map(([x, y]) => [-x, y] as const),
  ];
  const shoulder = Array.from({ length: 9 }, (_, index) => {
    const y = -126 + index * 18;
    return cut(at(12, y), at(48, y + 6), 9);
  });
  const slit = outline([at(-4, 0), at(4, 0), at(1, 150), at(-1, 150)]);
  const hole = outline(ellipse(at(0, -12), 16, 16, 20));
  return outline(body.map(([x, y]) => at(x, y))) + slit + hole + shoulder.join("");
}

export async function seal(): Promise<string> {
  const text = { at: centre, size: 74, radius: 262, spacing: 8 };
  const letters = [
    await lettering(`GARANTIE ${book.guaranteeDays} JOURS`, { ...text, middle: -30 }),
    await lettering("SANS RENVOI", { ...text, middle: 148 }),
    ...[77, 221].map((angle) => outline(ellipse(around(angle, 288), 13, 13, 12))),
  ];
  const lines = [...milling, ring(350, 9), ring(236, 6), nib()];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><path d="${letters.join("")}"/><path fill-rule="evenodd" d="${lines.join("")}"/></svg>\n`;
}
