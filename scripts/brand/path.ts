import { type Point, type Segment, simplify } from "./curve";

/** In drawing units: how far a curve may stray from its original. Coordinates are whole units. */
const tolerance = 1.1;

/** Contours of an outline as fontkit writes it: font units, y upwards; absolute M, L, Q and Z. */
function contours(outline: string, scale: number): Segment[][] {
  return outline
    .split("M")
    .slice(1)
    .map((contour) => {
      let pen: Point | undefined;
      const segments: Segment[] = [];
      for (const [part] of `M${contour}`.matchAll(/[MLQ][^MLQZ]*/g)) {
        const values = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
        const place = (index: number): Point => [
          (values.at(index) ?? 0) * scale,
          -(values.at(index + 1) ?? 0) * scale,
        ];
        const to = place(-2);
        if (pen) segments.push({ from: pen, ...(part[0] === "Q" && { control: place(0) }), to });
        pen = to;
      }
      return segments;
    });
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const join = (values: readonly number[]) => values.join(" ").replaceAll(" -", "-");

/** Points are rounded before they are made relative: errors never add up. */
function relative({ control, to }: Segment, pen: Point): { command: string; values: number[] } {
  const points = (control ? [control, to] : [to]).map(rounded);
  const values = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
  const [dx = 0, dy = 0] = values;
  if (control) return { command: "q", values };
  if (dy === 0) return { command: "h", values: [dx] };
  if (dx === 0) return { command: "v", values: [dy] };
  return { command: "l", values };
}

function contourPath(contour: Segment[]): string {
  const [first] = contour;
  if (!first) return "";
  let pen = rounded(first.from);
  let last = "M";
  let path = `M${join(pen)}`;
  for (const segment of contour) {
    const { command, values } = relative(segment, pen);
    if (values.every((value) => value === 0)) continue;
    const text = join(values);
    if (command !== last) path += command;
    else if (!text.startsWith("-")) path += " ";
    path += text;
    pen = rounded(segment.to);
    last = command;
  }
  return `${path}z`;
}

/** Path data of a glyph outline at `scale` drawing units per font unit, small in bytes. */
export function outlinePath(outline: string, scale: number): string {
  return contours(outline, scale)
    .map((contour) => contourPath(simplify(contour, tolerance)))
    .join("");
}
