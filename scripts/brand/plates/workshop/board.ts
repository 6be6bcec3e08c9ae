import { contour, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, face, oval, within } from "../../engraving/space";
import { ink, project, table, wallAt } from "./view";

const pool = oval([1400, 1122], [640, 122], 40);
const inLight = within(pool);

export function board(plate: Plate) {
  const top = face(project, [-2.6, table, 1.05], [5.2, 0, 0], [0, 0, wallAt - 1.05]);
  plate.lay("#e6cfa8", shape(top));
  plate.lay("#f4e6cb", outline(pool));
  const grain = hatch(top, {
    lines: 54,
    steps: 70,
    fullness: 0.72,
    tone: ([x, y], u, v) => {
      const veins = 0.26 + 0.2 * Math.sin(u * 17 + Math.sin(v * 37) * 2.2);
      return inLight([x, y]) ? Math.max(0, veins - 0.27) : veins + 0.12;
    },
  });
  plate.lay(ink, grain, contour(edge(top), 5));
}
