/** What the parts of this plate share: its colours, its camera and its room. */
import { edge, perspective, standing, within } from "../../engraving/space";

export const ink = "#0d2440";
export const blue = "#0b5cad";
export const pale = "#f3f8fc";
export const white = "#ffffff";

export const project = perspective({
  eye: [0, 0.1, 0],
  towards: [0, 0.1, 1],
  focal: 1700,
  centre: [1200, 640],
});

export const wallAt = 3;
export const bay = { left: -1.02, right: 1.02, sill: -0.86, top: 1.12 };

export const upright = (x0: number, y0: number, x1: number, y1: number, z = wallAt) =>
  standing(project, [x0, y0], [x1, y1], z);

export const opening = upright(bay.left, bay.sill, bay.right, bay.top);
export const inBay = within(edge(opening));
