export type Point = readonly [x: number, y: number];
export type Place = readonly [x: number, y: number, z: number];

/** From the unit square to the drawing. */
export type Surface = (u: number, v: number) => Point;

interface Camera {
  eye: Place;
  /** What stands in the middle of the picture. */
  towards: Place;
  /** Drawing units for a thing one unit large, one unit away. */
  focal: number;
  centre: Point;
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Place): Place => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export type Projection = (place: Place) => Point;

/** Linear perspective: x to the right, y up, z away from the spectator. */
export function perspective({ eye, towards, focal, centre }: Camera): Projection {
  const ahead = unit(minus(towards, eye));
  const right = unit(cross([0, 1, 0], ahead));
  const up = cross(ahead, right);
  return (place) => {
    const seen = minus(place, eye);
    const scale = focal / dot(seen, ahead);
    return [centre[0] + dot(seen, right) * scale, centre[1] - dot(seen, up) * scale];
  };
}

/** A flat piece in space: a corner and its two edges. */
export function face(project: Projection, corner: Place, u: Place, v: Place): Surface {
  return (a, b) =>
    project([
      corner[0] + a * u[0] + b * v[0],
      corner[1] + a * u[1] + b * v[1],
      corner[2] + a * u[2] + b * v[2],
    ]);
}

/** A flat piece that faces the spectator, from its lower left corner to its upper right one. */
export function standing(
  project: Projection,
  [x0, y0]: Point,
  [x1, y1]: Point,
  z: number,
): Surface {
  return face(project, [x0, y0, z], [x1 - x0, 0, 0], [0, y1 - y0, 0]);
}

/** A level piece, turned by `turn` radians about its near left corner. */
export function lying(
  project: Projection,
  corner: Place,
  [width, depth]: readonly [width: number, depth: number],
  turn: number,
): Surface {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return face(project, corner, [width * cos, 0, width * sin], [-depth * sin, 0, depth * cos]);
}

/** Parallel lines over the whole drawing, or a part of it: `v` goes across them. */
export function sheet(x: number, y: number, width: number, height: number, degrees = 0): Surface {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const long = Math.abs(width * cos) + Math.abs(height * sin);
  const broad = Math.abs(width * sin) + Math.abs(height * cos);
  return (u, v) => {
    const [along, over] = [(u - 0.5) * long, (v - 0.5) * broad];
    return [middleX + along * cos - over * sin, middleY + along * sin + over * cos];
  };
}

/** The edge of a surface, or of a part of it, with `steps` points a side. */
export function edge(surface: Surface, steps = 1, [u0, v0, u1, v1] = [0, 0, 1, 1]): Point[] {
  const share = Array.from({ length: steps }, (_, index) => index / steps);
  const [width, height] = [u1 - u0, v1 - v0];
  return [
    ...share.map((at) => surface(u0 + at * width, v0)),
    ...share.map((at) => surface(u1, v0 + at * height)),
    ...share.map((at) => surface(u1 - at * width, v1)),
    ...share.map((at) => surface(u0, v1 - at * height)),
  ];
}

/** A part of a surface as a surface of its own. */
export function part(surface: Surface, u0: number, v0: number, u1: number, v1: number): Surface {
  return (u, v) => surface(u0 + u * (u1 - u0), v0 + v * (v1 - v0));
}

/** The same surface with its sides exchanged: cuts that ran along it then run up it. */
export function upended(surface: Surface): Surface {
  return (u, v) => surface(v, u);
}

/** The same points, moved. */
export function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy]);
}

/** So many points on an ellipse, `step` radians from one to the next. */
export function oval(
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  points: number,
  step = (2 * Math.PI) / points,
): Point[] {
  return Array.from({ length: points }, (_, index) => [
    x + radiusX * Math.cos(index * step),
    y + radiusY * Math.sin(index * step),
  ]);
}

export type Mask = (point: Point) => boolean;

/** Whether a point lies within an outline. */
export function within(points: readonly Point[]): Mask {
  return ([x, y]) => {
    let inside = false;
    for (const [index, [x1, y1]] of points.entries()) {
      const [x0, y0] = points.at(index - 1) ?? [x1, y1];
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
    }
    return inside;
  };
}

export function outside(...masks: Mask[]): Mask {
  return (point) => !masks.some((mask) => mask(point));
}
