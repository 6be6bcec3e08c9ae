import { contour, curve, hatch, stroke } from "../../engraving/cut";
import type { Plate } from "../../engraving/plate";
import { outline } from "../../engraving/ribbon";
import { moved, oval, type Place } from "../../engraving/space";
import { ink, on, paper, red, white } from "./view";

/** A watch in its open case: five minutes to twelve. */
export function watch(plate: Plate) {
  const [x, z] = [1.16, 0.34];
  const circle = (radius: number, y = 0) =>
    oval([x, z], [radius, radius], 44).map((at) => on(...at, y));
  const hour = (turn: number, radius: number) =>
    on(x + radius * Math.sin(turn * 2 * Math.PI), z + radius * Math.cos(turn * 2 * Math.PI), 0.07);
  plate.lay("#000", outline(moved(circle(0.35), -30, 30)));
  plate.lay(paper, outline(circle(0.34)), outline(circle(0.34, 0.07)));
  plate.lay(
    ink,
    hatch(
      (u, v) =>
        on(
          x + 0.34 * Math.cos(Math.PI * (1 + u)),
          z + 0.34 * Math.sin(Math.PI * (1 + u)),
          v * 0.07,
        ),
      { lines: 5, steps: 30, tone: (_, u) => 0.3 + 0.6 * (1 - u) },
    ),
    contour(circle(0.34, 0.07), 6),
    contour(circle(0.34), 4),
  );
  plate
    .lay(white, outline(circle(0.29, 0.07)))
    .lay(ink, contour(circle(0.29, 0.07), 5), contour(circle(0.275, 0.07), 2));
  for (let tick = 0; tick < 60; tick += 5)
    plate.lay(
      ink,
      stroke(
        [hour(tick / 60, tick % 15 ? 0.235 : 0.21), hour(tick / 60, 0.262)],
        tick % 15 ? 7 : 12,
        1,
      ),
    );
  plate.lay(
    ink,
    stroke([hour(0.49, 0.05), hour(0.99, 0.14)], 15, 0.5),
    stroke([hour(0.41, 0.06), hour(55 / 60, 0.225)], 11, 0.5),
  );
  plate.lay(
    red,
    stroke([hour(0.63, 0.08), hour(0.13, 0.24)], 5, 0.7),
    outline(Array.from({ length: 12 }, (_, step) => hour(step / 12, 0.018))),
  );
  const crown: Place = [x, 0.04, z + 0.37];
  plate.lay(
    paper,
    outline([
      on(crown[0] - 0.05, crown[2] - 0.03, 0.05),
      on(crown[0] + 0.05, crown[2] - 0.03, 0.05),
      on(crown[0] + 0.05, crown[2] + 0.06, 0.05),
      on(crown[0] - 0.05, crown[2] + 0.06, 0.05),
    ]),
  );
  const bow = oval([x, z + 0.5], [0.075, 0.075], 18, 0.35).map((at) => on(...at, 0.05));
  plate.lay(paper, contour(bow, 13));
  const chain = curve(
    [
      [1.24, 0.88],
      [1.36, 0.84],
      [1.62, 0.9],
      [1.8, 1.2],
      [2.3, 1.3],
    ].map(([cx = 0, cz = 0]) => on(cx, cz)),
    7,
  );
  plate.lay(
    paper,
    ...chain.map((link, index) => contour(oval(link, [index % 2 ? 20 : 11, 11], 7, 0.9), 5)),
  );
}
