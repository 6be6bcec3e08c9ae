import { stroke } from "./cut";
import { outline } from "./ribbon";
import { edge, type Point, type Surface } from "./space";

/** A moulding on three sides of an opening that stands on the floor: its shape, and its outer edge. */
export function surround(outer: Surface, opening: Surface, width: number) {
  const [a, b, c, d] = edge(outer) as [Point, Point, Point, Point];
  const [e, f, g, h] = edge(opening) as [Point, Point, Point, Point];
  return { shape: outline([a, d, c, b, f, g, h, e]), line: stroke([a, d, c, b], width, 1) };
}
