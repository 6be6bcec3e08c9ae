import { contour, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, face, type Point, upended } from "../../engraving/space";
import { seen } from "./leaf";
import { around, door, gold, ivory, night, opening, project, upright, wallAt } from "./view";

/** From the last room, where the lamp is, to the first. */
const rooms = [
  { z: 17, light: "#f6dc99" },
  { z: 13.4, light: "#e9c271" },
  { z: 10.6, light: "#c99a45" },
  { z: 8.2, light: "#9a7330" },
  { z: 5.9, light: "#6d5226" },
];

export function farRooms(plate: Plate) {
  for (const [index, { z, light }] of rooms.entries()) {
    const near = rooms[index + 1]?.z ?? wallAt;
    const dark = 0.16 + index * 0.1;
    if (index === 0) {
      plate.lay(ivory, shape(opening(z)));
      plate.lay(
        gold,
        hatch(opening(z), { lines: 22, tone: (_, u, v) => 0.5 * Math.hypot(u - 0.5, v - 0.6) }),
      );
      study(plate, z);
    }
    for (const wall of around(z, 3)) {
      plate.lay(light, shape(wall));
      plate.lay(night, hatch(upended(wall), { lines: 60, tone: dark, mask: seen, steps: 40 }));
    }
    plate.lay(gold, contour(edge(opening(z)), 5 + index));
    plate.lay(
      night,
      contour(
        edge(upright(door.left - 0.09, door.floor, door.right + 0.09, door.top + 0.09, z)),
        2.5 + index * 0.4,
      ),
    );
    // The floor before that wall: the light lies on it as it comes through the door.
    const floor = face(project, [-3, door.floor, z], [6, 0, 0], [0, 0, near - z]);
    plate.lay(light, shape(floor));
    plate.lay(
      night,
      hatch(floor, {
        lines: 9 + index * 2,
        mask: seen,
        steps: 120,
        tone: (_, u, v) =>
          (Math.abs(u * 6 - 3) < 0.62 + v * 0.1 ? 0.12 : 0.75) * (0.6 + index * 0.1) +
          ((Math.floor(u * 12) + Math.floor(v * 4)) % 2 ? 0.16 : 0),
      }),
    );
  }
}

/** A desk, a lamp, and somebody's chair pushed back. */
function study(plate: Plate, z: number) {
  const at = (x: number, y: number): Point => project([x, y, z]);
  const block = (x0: number, y0: number, x1: number, y1: number) =>
    shape(upright(x0, y0, x1, y1, z));
  plate.lay(
    night,
    block(-0.42, -0.82, 0.5, -0.76),
    block(-0.37, -1.5, -0.31, -0.8),
    block(0.4, -1.5, 0.46, -0.8),
    block(0.12, -0.76, 0.3, -0.73),
    block(0.1, -0.73, 0.28, -0.69),
    block(-0.2, -0.77, -0.02, -0.74),
    block(-0.125, -0.75, -0.095, -0.42),
  );
  plate.lay(
    "#b93e22",
    outline([at(-0.27, -0.42), at(0.05, -0.42), at(-0.03, -0.2), at(-0.19, -0.2)]),
  );
}
