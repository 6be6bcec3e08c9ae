import type { Place, Point, Projection, Surface } from "./space";

/**
 * Round things are drawn as if they stood before the spectator, then moved to their place: true
 * perspective would tilt their ellipses towards the edges of the picture.
 */
function upright(project: Projection, [x, y, z]: Place): (place: Place) => Point {
  const [shownX] = project([x, y, z]);
  const [middleX] = project([0, y, z]);
  return ([dx, dy, dz]) => {
    const [u, v] = project([dx, y + dy, z + dz]);
    return [u + shownX - middleX, v];
  };
}

/** A level circle around a centre. */
export function ring(project: Projection, centre: Place, radius: number, points = 32): Point[] {
  const place = upright(project, centre);
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    return place([radius * Math.cos(angle), 0, radius * Math.sin(angle)]);
  });
}

/** The front half of a round wall that stands on `centre`: `u` from left to right, `v` upwards. */
export function cylinder(
  project: Projection,
  centre: Place,
  height: number,
  radiusAt: (v: number) => number,
): Surface {
  const place = upright(project, centre);
  return (u, v) => {
    const angle = Math.PI * (1 + u);
    const radius = radiusAt(v);
    return place([radius * Math.cos(angle), v * height, radius * Math.sin(angle)]);
  };
}
