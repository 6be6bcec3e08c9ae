import { hatch } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { face, type Surface } from "../../engraving/space";
import { ink, project } from "./view";

export function table(plate: Plate) {
  plate.ground(ink);
  const wood: Surface = face(project, [-3, 0, -1.1], [6, 0, 0], [0, 0, 4.4]);
  plate.lay(
    "#6b5750",
    hatch(wood, {
      lines: 72,
      steps: 50,
      fullness: 0.3,
      mask: ([x, y]) => x > -30 && x < 2430 && y > -20 && y < 1370,
      tone: (_, u, v) => 0.36 + 0.42 * Math.sin(u * 19 + Math.sin(v * 33) * 2.4),
    }),
  );
}
