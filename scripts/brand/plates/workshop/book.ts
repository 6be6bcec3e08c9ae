import { contour, curve, hatch, shape, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { edge, face, type Point, upended } from "../../engraving/space";
import { cream, foil, ink, project, table, vermilion, white } from "./view";

/** The book that teaches it, upright and a little turned. */
export function book(plate: Plate) {
  const turn = 0.3;
  const [width, height, z] = [0.4, 0.6, 1.86];
  const cover = face(
    project,
    [0.42, table, z],
    [width * Math.cos(turn), 0, width * Math.sin(turn)],
    [0, height, 0],
  );
  const leaves = face(project, [0.42, table, z], [-0.05, 0, 0.08], [0, height, 0]);
  plate.lay(ink, shape(leaves)).lay(foil, stroke([leaves(0.5, 0.02), leaves(0.5, 0.98)], 3, 1));
  plate.lay(vermilion, shape(cover));
  const round = (v0: number, radius: number, from: number, to: number) =>
    Array.from({ length: 15 }, (_, step) => {
      const angle = Math.PI * (from + ((to - from) * step) / 14);
      return cover(0.5 + radius * Math.cos(angle), v0 + (radius * Math.sin(angle)) / 1.5);
    });
  plate.lay(cream, outline([cover(1, 0), ...round(0.16, 0.56, 0.15, 0.85), cover(0, 0)]));
  plate.lay(
    foil,
    stroke(round(0.16, 0.7, 0.25, 0.75), 4, 1),
    stroke(round(0.16, 0.8, 0.3, 0.7), 4, 1),
  );
  const side = curve(
    [
      [0, 0],
      [30, 90],
      [92, 196],
      [124, 290],
      [108, 372],
      [86, 480],
    ],
    4,
  );
  const nib = [...side, ...side.map(([x, y]): Point => [-x, y]).reverse()];
  plate.lay(ink, outline(nib.map(([x, y]) => cover(0.5 + x / 560, 0.5 - y / 1060))));
  plate.lay(
    cream,
    stroke([cover(0.5, 0.48), cover(0.5, 0.31)], 3, 1),
    outline(round(0.3, 0.035, 0, 2)),
  );
  plate.lay(
    white,
    ...[0.86, 0.77].map((v, line) => stroke([cover(0.1, v), cover(line ? 0.9 : 0.72, v)], 15, 1)),
    stroke([cover(0.1, 0.69), cover(0.6, 0.69)], 5, 1),
  );
  plate.lay(
    ink,
    hatch(upended(cover), {
      lines: 22,
      steps: 2,
      fullness: 0.5,
      tone: (_, _v, u) => 0.6 - u * 2.4,
    }),
    contour(edge(cover), 5),
  );
}
