import { contour, hatch, shape } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, type Surface } from "../../engraving/space";
import { page } from "./notebook";
import { ink, rose } from "./view";

export function pen(plate: Plate) {
  const right = page(1);
  const [tip, end] = [right(0.3, 0.3), right(1.02, 0.86)];
  const along =
    (from: number, to: number, half: number): Surface =>
    (u, v) => {
      const t = from + (to - from) * u;
      const [dx, dy] = [end[0] - tip[0], end[1] - tip[1]];
      const length = Math.hypot(dx, dy);
      return [
        tip[0] + dx * t - (dy / length) * half * (v - 0.5) * 2,
        tip[1] + dy * t + (dx / length) * half * (v - 0.5) * 2 - 14,
      ];
    };
  plate.lay(
    ink,
    hatch(
      (u, v) => {
        const [x, y] = along(0, 1.1, 13)(u, v);
        return [x - 12, y + 24];
      },
      { lines: 3, tone: 0.8 },
    ),
  );
  const barrel = along(0.16, 1.1, 13);
  const nib = [along(0, 0.16, 10)(0, 0.5), barrel(0, 0.1), barrel(0, 0.9)];
  plate.lay(rose, shape(barrel));
  plate.lay(
    "#fff3e4",
    shape((u, v) => barrel(u, 0.18 + v * 0.14)),
  );
  plate.lay("#f2c46d", outline(nib));
  plate.lay(
    ink,
    contour(edge(barrel), 4),
    contour(nib, 4),
    hatch((u, v) => barrel(u, 0.6 + v * 0.4), { lines: 3, tone: 0.6 }),
  );
}
