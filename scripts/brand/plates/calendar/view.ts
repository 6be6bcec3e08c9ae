/** What the parts of this plate share: its colours, its camera and its room. */
import { type Point, perspective } from "../../engraving/space";

export const ink = "#17110f";
export const red = "#c2180c";
export const white = "#ffffff";
export const paper = "#f6efe9";

export const project = perspective({
  eye: [0.25, 2.5, -1.75],
  towards: [0, 0, 0.18],
  focal: 2350,
  centre: [1200, 640],
});

/** A place on the table, or `y` above it. */
export const on = (x: number, z: number, y = 0): Point => project([x, y, z]);
