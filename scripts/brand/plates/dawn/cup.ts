import { contour, curve, hatch, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { cylinder, ring } from "../../engraving/round";
import { edge, type Place, upended } from "../../engraving/space";
import { cupAt, ink, project, rose, table } from "./view";

/** A cup, its saucer and its steam. */
export function cup(plate: Plate) {
  const saucer = ring(project, cupAt, 0.22);
  plate.lay("#fff3e4", outline(saucer));
  plate.lay(
    ink,
    contour(saucer, 5),
    contour(ring(project, [cupAt[0], cupAt[1] + 0.01, cupAt[2]], 0.15), 3),
  );
  const wall = cylinder(
    project,
    [cupAt[0], cupAt[1] + 0.01, cupAt[2]],
    0.24,
    (v) => 0.1 + 0.05 * Math.sin((v * Math.PI) / 2),
  );
  const rim: Place = [cupAt[0], cupAt[1] + 0.25, cupAt[2]];
  const handle = curve(
    [
      [-0.64, 0.21],
      [-0.52, 0.2],
      [-0.505, 0.12],
      [-0.58, 0.06],
      [-0.66, 0.06],
    ].map(([x = 0, y = 0]) => project([x, table + y, cupAt[2] - 0.02])),
  );
  plate.lay(ink, stroke(handle, 26, 0.9));
  plate.lay("#fff3e4", stroke(handle, 15, 0.9));
  plate.lay("#fff8ee", outline([...edge(wall, 20)]));
  plate.lay(
    ink,
    hatch(upended(wall), {
      lines: 46,
      steps: 20,
      fullness: 0.9,
      tone: (_, _v, u) => Math.max(0, 0.8 - u * 1.25) + 0.3 * Math.exp(-(((u - 0.97) / 0.06) ** 2)),
    }),
    contour(edge(wall, 20), 4),
  );
  plate.lay("#fff3e4", outline(ring(project, rim, 0.15)));
  plate.lay(rose, outline(ring(project, [rim[0], rim[1] - 0.014, rim[2]], 0.118)));
  plate.lay(ink, contour(ring(project, rim, 0.15), 5), contour(ring(project, rim, 0.135), 2.5));
  const [steamX, steamY] = project(rim);
  for (const shift of [-34, 0, 36])
    plate.lay(
      "#fffaf2",
      stroke(
        curve(
          [0, 1, 2, 3, 4, 5].map((step) => [
            steamX + shift + 26 * Math.sin(step * 1.5),
            steamY - 12 - step * (52 + shift / 8),
          ]),
        ),
        13,
        0.05,
      ),
    );
}
