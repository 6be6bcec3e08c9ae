import { contour, hatch, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { cylinder, ring } from "../../engraving/round";
import { edge, oval, type Place, type Point, type Surface, upended } from "../../engraving/space";
import { ink, project, table, teal } from "./view";

const lampHead: Point = [1700, 430];

/** The lamp: a heavy foot, two arms, a shade with its inside lit. */
export function lamp(plate: Plate) {
  const foot: Place = [1.13, table, 1.9];
  const base = cylinder(project, foot, 0.06, (v) => 0.2 - 0.03 * v);
  plate.lay(
    ink,
    outline(edge(base, 14)),
    outline(ring(project, [foot[0], table + 0.06, foot[2]], 0.17)),
  );
  plate.lay(teal, outline(ring(project, [foot[0], table + 0.066, foot[2]], 0.155)));
  const [x, y] = project([foot[0], table + 0.06, foot[2]]);
  const elbow: Point = [x + 165, 560];
  const neck: Point = [lampHead[0] + 70, lampHead[1] - 150];
  for (const [from, to] of [
    [[x, y], elbow],
    [elbow, neck],
  ] as const)
    plate.lay(ink, stroke([from, to], 24, 1)).lay(teal, stroke([from, to], 13, 1));
  plate.lay(ink, ...[elbow, neck].map((joint) => outline(oval(joint, [24, 24], 12, 0.53))));
  const dome: Surface = (u, v) => {
    const half = 34 + 122 * Math.sin((v * Math.PI) / 2) ** 1.4;
    const [cx, cy] = [neck[0] - 76 * v, neck[1] + 168 * v];
    return [
      cx + (u * 2 - 1) * half,
      cy - (u * 2 - 1) * half * -0.0 + Math.sin(u * Math.PI) * 26 * v - (u - 0.5) * 40 * v,
    ];
  };
  const mouth = Array.from({ length: 24 }, (_, step): Point => {
    const angle = (step / 24) * 2 * Math.PI;
    const [lx, ly] = dome(0, 1);
    const [rx, ry] = dome(1, 1);
    return [
      (lx + rx) / 2 + 156 * Math.cos(angle),
      (ly + ry) / 2 - 20 * Math.cos(angle) + 30 * Math.sin(angle),
    ];
  });
  plate.lay("#fff2c9", outline(mouth)).lay(ink, contour(mouth, 5));
  plate.lay(teal, outline(edge(dome, 12)));
  plate.lay(
    ink,
    hatch(upended(dome), {
      lines: 26,
      steps: 10,
      fullness: 0.8,
      tone: (_, _v, u) => 0.12 + 0.75 * Math.max(0, u - 0.35) + (u < 0.08 ? 0.4 : 0),
    }),
    contour(edge(dome, 12), 5),
  );
}
