/** What the parts of this plate share: its colours, its camera and its room. */
import { type Place, perspective } from "../../engraving/space";

export const ink = "#3a1f2b";
export const rose = "#b0405a";
export const sun = { x: 1560, y: 508, radius: 150 };

export const project = perspective({
  eye: [0, 0, 0],
  towards: [0, 0, 1],
  focal: 1300,
  centre: [1200, 505],
});

export const table = -0.68;
export const cupAt: Place = [-0.77, table, 1.9];
export const onTable = ([x = 0, z = 0]: number[]) => project([x, table, z]);
