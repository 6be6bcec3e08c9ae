import { contour, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, lying, moved, upended } from "../../engraving/space";
import { ink, project, red, white } from "./view";

/** The account: lines with leaders, and a total under a double rule. */
export function account(plate: Plate) {
  const bill = lying(project, [-1.42, 0, -0.42], [0.66, 1.4], 0.1);
  plate.lay("#000", outline(moved(edge(bill), -16, 18)));
  plate.lay(white, shape(bill));
  plate.lay(
    ink,
    hatch(upended(bill), {
      lines: 44,
      steps: 2,
      fullness: 0.6,
      tone: (_, _v, u) => 0.7 - u * 8,
    }),
    contour(edge(bill), 4),
  );
  const line = (v: number, from: number, to: number, width: number) =>
    stroke([bill(from, v), bill(to, v)], width, 1);
  const rows = [0.72, 0.62, 0.52, 0.42, 0.32];
  for (const [index, v] of rows.entries()) {
    const word = 0.3 + ((index * 37) % 19) / 100;
    plate.lay(ink, line(v, 0.12, 0.12 + word, 9), line(v, 0.76, 0.88, 9));
    for (let at = 0.17 + word; at < 0.73; at += 0.05) plate.lay(ink, line(v, at, at + 0.014, 6));
  }
  plate.lay(
    ink,
    line(0.88, 0.12, 0.6, 16),
    line(0.82, 0.12, 0.4, 7),
    line(0.245, 0.12, 0.88, 4),
    line(0.225, 0.12, 0.88, 4),
  );
  plate.lay(red, line(0.15, 0.12, 0.36, 14), line(0.15, 0.66, 0.88, 14));
}
