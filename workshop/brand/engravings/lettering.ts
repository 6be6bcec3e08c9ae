import { type Cut, openCut } from "../fraunces";
import type { Point } from "./burin";

const roman: Cut = { style: "normal", wght: 600, opsz: 36 };

interface Placing {
  size: number;
  at: Point;
  /** Letters lie around this point instead of on a line: `at` is the circle's centre. */
  radius?: number;
  /** Where a text on a circle has its middle, in degrees; 0 is at the top. */
  middle?: number;
  /** Added after each letter. */
  spacing?: number;
  cut?: Cut;
}

/** A text in Fraunces as one outline, centred where it lies on a circle. */
export async function lettering(text: string, placing: Placing): Promise<string> {
  const { size, at, radius, middle = 0, spacing = 0, cut = roman } = placing;
  const font = await openCut(text, cut);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + spacing);
  const length = advances.reduce((sum, advance) => sum + advance, -spacing);
  let pen = radius ? -length / 2 : 0;
  const letters = glyphs.map((glyph, index) => {
    const advance = advances[index] ?? 0;
    const place = ([x, y]: Point): Point => {
      if (!radius) return [at[0] + pen + x * scale, at[1] - y * scale];
      const angle = (pen + (advance - spacing) / 2) / radius + (middle * Math.PI) / 180;
      const across = x * scale - (advance - spacing) / 2;
      const up = radius + y * scale;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [at[0] + up * sin + across * cos, at[1] - up * cos + across * sin];
    };
    const d = placed(glyph.path.toSVG(), place);
    pen += advance;
    return d;
  });
  return letters.join("");
}

/** An outline with absolute points, moved and written relative to the last point. */
function placed(d: string, place: (point: Point) => Point): string {
  let [x, y] = [0, 0];
  return d.replace(/([MLQCZ])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    if (command === "Z") return "z";
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let index = 0; index < values.length; index += 2)
      points.push(place([values[index] ?? 0, values[index + 1] ?? 0]));
    const rounded = points.map(([px, py]) => [Math.round(px), Math.round(py)]);
    const text = rounded
      .map(([px = 0, py = 0]) => (command === "M" ? `${px} ${py}` : `${px - x} ${py - y}`))
      .join(" ")
      .replaceAll(" -", "-");
    [x, y] = rounded.at(-1) as [number, number];
    return (command === "M" ? "M" : command.toLowerCase()) + text;
  });
}
