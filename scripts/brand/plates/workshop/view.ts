/** What the parts of this plate share: its colours, its camera and its room. */
import { lying, type Point, perspective, standing } from "../../engraving/space";
import { palette } from "../../palette";

export const { ink, vermilion, teal, leaf: foil, cream } = palette;
export const paper = "#fbf7f0";
export const shade = "#efe4d2";
export const white = "#fffdf9";

export const project = perspective({
  eye: [0, 0, 0],
  towards: [0, 0, 1],
  focal: 1480,
  centre: [1200, 560],
});

export const table = -0.74;
export const wallAt = 2.75;

export const upright = (x0: number, y0: number, x1: number, y1: number, z: number) =>
  standing(project, [x0, y0], [x1, y1], z);

/** A sheet on the table, or `y` above it. */
export const sheet = (x: number, z: number, size: Point, turn = 0, y = 0) =>
  lying(project, [x, table + y, z], size, turn);
