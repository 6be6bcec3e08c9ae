/** The engraver's tools: every line of a drawing is a shape that swells and tapers, in whole units. */
export type Point = readonly [x: number, y: number];

/** The inks of the engravings, on paper. */
export const ink = { line: "#1b1a2b", paper: "#f8f1e4", red: "#b93e22", gold: "#c99a45" } as const;

/** A closed outline through the points. */
export function outline(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const moves = points.map(([nextX, nextY], index) => {
    const [toX, toY] = [Math.round(nextX), Math.round(nextY)];
    const move = index === 0 ? `M${toX} ${toY}` : `l${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return move;
  });
  return `${moves.join("").replaceAll(" -", "-")}z`;
}

/** A line that is widest in its middle, and ends in points. */
export function cut([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const [normalX, normalY] = normal([x1, y1], [x2, y2], width / 2);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return outline([
    [x1, y1],
    [x + normalX, y + normalY],
    [x2, y2],
    [x - normalX, y - normalY],
  ]);
}

/** A line that is widest at its start, and ends in a point. */
export function wedge([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const [normalX, normalY] = normal([x1, y1], [x2, y2], width / 2);
  return outline([
    [x1 + normalX, y1 + normalY],
    [x2, y2],
    [x1 - normalX, y1 - normalY],
  ]);
}

function normal([x1, y1]: Point, [x2, y2]: Point, length: number): Point {
  const size = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(-(y2 - y1) * length) / size, ((x2 - x1) * length) / size];
}

/** The same numbers at every run: 0 to 1. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Hatching {
  /** In degrees; 0 runs to the right. */
  angle: number;
  /** From line to line. */
  gap: number;
  width: number;
  /** The least share of a line's length that is cut. */
  least?: number;
  seed?: number;
  /** Lines that begin at the shape's edge and end in a point. */
  fading?: boolean;
}

/** Parallel lines across a shape, each a little shorter than the shape. */
export function hatch(shape: readonly Point[], hatching: Hatching): string {
  const { angle, gap, width, least = 0.7, seed = 7, fading } = hatching;
  const random = dice(seed);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  const heights = turned.map(([, y]) => y);
  const lines: string[] = [];
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const crossings = turned
      .flatMap(([x1, y1], index) => {
        const [x2, y2] = turned[(index + 1) % turned.length] ?? [x1, y1];
        return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from = 0, to = 0] = crossings.slice(at, at + 2);
      const share = least + (1 - least) * random();
      const start = fading ? from : from + (to - from) * (1 - share) * random();
      const end = start + (to - from) * share;
      const draw = fading ? wedge : cut;
      lines.push(draw(back(start, y), back(Math.min(end, to), y), width));
    }
  }
  return lines.join("");
}

/** Points of an ellipse, from the right and clockwise. */
export function ellipse([x, y]: Point, rx: number, ry: number, count = 48): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A shape filled with paper or colour, and outlined. */
export const shape = (points: readonly Point[], fill: string, width = 6) =>
  `<path d="${outline(points)}" fill="${fill}" stroke="${ink.line}" stroke-width="${width}"/>`;

export const fill = (d: string, colour: string = ink.line) => `<path d="${d}" fill="${colour}"/>`;

/** A drawing of 320 by 400, in quarters of a pixel. */
export const drawing = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 1600" stroke-linejoin="round">${parts.join("")}</svg>\n`;
