/** What the parts of this plate share: its colours, its camera and its room. */
import { perspective, standing } from "../../engraving/space";

export const night = "#12131f";
export const gold = "#e2b65a";
export const ivory = "#fbeecb";
export const wallAt = 4;
export const door = { left: -0.6, right: 0.6, floor: -1.5, top: 1.02 };

export const project = perspective({
  eye: [0.2, 0, 0],
  towards: [0.2, 0, 1],
  focal: 1720,
  centre: [1265, 520],
});

export const upright = (x0: number, y0: number, x1: number, y1: number, z: number) =>
  standing(project, [x0, y0], [x1, y1], z);

export const opening = (z: number) => upright(door.left, door.floor, door.right, door.top, z);

/** A wall as the three pieces around its door. */
export const around = (z: number, far: number) => [
  upright(-far, door.floor, door.left, 3, z),
  upright(door.right, door.floor, far, 3, z),
  upright(door.left, door.top, door.right, 3, z),
];
