import { hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { face, type Place } from "../../engraving/space";
import { door, gold, night, project, wallAt } from "./view";

/** The floor on this side: tiles, and the light that falls out of the door onto them. */
export function threshold(plate: Plate) {
  const [near, width] = [2.9, 7];
  const corner: Place = [-width / 2, door.floor, wallAt];
  const floor = face(project, corner, [width, 0, 0], [0, 0, near - wallAt]);
  plate.lay(night, shape(floor));
  plate.lay(
    gold,
    hatch(floor, {
      lines: 26,
      steps: 260,
      mask: ([x, y]) => x > -20 && x < 2420 && y < 1370,
      tone: (_, u, v) => {
        const [x, z] = [(u - 0.5) * width, wallAt + v * (near - wallAt)];
        const out = wallAt - z;
        const lit = x > -0.3 - out * 0.75 && x < 0.6 + out * 0.12;
        const tile = (Math.floor(x / 0.4 + 40) + Math.floor(out / 0.4)) % 2;
        return lit
          ? tile
            ? 1
            : 0.55
          : tile
            ? 0.22 * Math.exp(-((Math.abs(x) - 0.6) ** 2) / 3)
            : 0.0;
      },
    }),
  );
  plate.lay(gold, stroke([floor(0, 0), floor(1, 0)], 5, 1));
}
