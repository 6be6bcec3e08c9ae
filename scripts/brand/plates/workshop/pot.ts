import { contour, hatch, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { cylinder, ring } from "../../engraving/round";
import { edge, type Place, part, upended } from "../../engraving/space";
import { cream, foil, ink, project, table, teal, vermilion } from "./view";

/** A pot of pens behind the sheets. */
export function pot(plate: Plate) {
  const at: Place = [-0.36, table, 2.12];
  const pens: [number, number, number, string][] = [
    [-0.06, 0.52, -0.1, vermilion],
    [-0.02, 0.6, -0.02, foil],
    [0.03, 0.55, 0.06, teal],
    [0.06, 0.5, 0.13, ink],
  ];
  const rim: Place = [at[0], table + 0.26, at[2]];
  plate.lay(ink, outline(ring(project, rim, 0.115)));
  for (const [x, height, lean, colour] of pens) {
    const [foot, head] = [
      project([at[0] + x, table + 0.2, at[2]]),
      project([at[0] + x + lean, table + height, at[2]]),
    ];
    plate.lay(ink, stroke([foot, head], 23, 1)).lay(colour, stroke([foot, head], 14, 1));
  }
  const clay = cylinder(project, at, 0.26, (v) => 0.1 + 0.015 * v);
  plate.lay(cream, outline(edge(clay, 16)));
  plate.lay(
    ink,
    hatch(upended(clay), {
      lines: 38,
      steps: 2,
      fullness: 0.85,
      tone: (_, _v, u) => Math.max(0.05, 0.85 - u * 1.35) + (u > 0.94 ? 0.3 : 0),
    }),
    contour(edge(clay, 16), 4.5),
  );
  plate.lay(vermilion, outline(edge(part(clay, 0, 0.6, 1, 0.72), 12)));
}
