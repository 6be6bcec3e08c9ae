import { curve, hatch, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { type Point, sheet, within } from "../../engraving/space";
import { ink } from "./view";

export const farHills = curve([
  [-20, 520],
  [220, 470],
  [480, 512],
  [760, 450],
  [1040, 498],
  [1300, 520],
  [1560, 532],
  [1800, 506],
  [2080, 450],
  [2420, 498],
]);

const nearHills = curve([
  [-20, 620],
  [300, 560],
  [620, 610],
  [900, 588],
  [1180, 620],
  [1500, 636],
  [1820, 596],
  [2100, 560],
  [2420, 614],
]);

const down = (line: readonly Point[], to: number): Point[] => [...line, [2420, to], [-20, to]];

export function hills(plate: Plate) {
  plate.lay("#f0a98f", outline(down(farHills, 1000)));
  const slopes = (line: readonly Point[], lines: number, lean: number, tone: number) =>
    hatch(sheet(0, 430, 2400, 460, lean), {
      lines,
      fullness: 0.7,
      mask: within(down(line, 880)),
      tone: ([x, y]) => tone * (0.5 + 0.5 * Math.sin(x / 150 + y / 60)) + 0.12,
    });
  plate.lay(ink, slopes(farHills, 60, -14, 0.4), stroke(farHills, 4));
  plate.lay("#c96870", outline(down(nearHills, 1000)));
  plate.lay(ink, slopes(nearHills, 70, 16, 0.9), stroke(nearHills, 6));
}
