/** The training: its exercise books on a shelf, a spine per module. */
import { training } from "~/content/offers";
import { box, cut, drawing, ellipse, fill, hatch, outline, type Point, shape } from "./burin";
import { lettering } from "./lettering";

const violets = ["#54329a", "#3d2275", "#6a48b0"] as const;
const crimson = "#b3263e";
const board = 1340;

/** A spine seen from the front, shaded on its right; the last one leans on the others. */
async function spine(number: number): Promise<string> {
  const width = 122;
  const height = 960 + ((number * 83) % 5) * 42;
  const x = 112 + (number - 1) * (width + 8);
  const y = board - height;
  const colour = number === 3 || number === 6 ? crimson : (violets[number % 3] ?? violets[0]);
  const label = box(x + 16, y + 190, width - 32, 150);
  const digit = await lettering(String(number), { at: [x + width / 2 - 27, y + 306], size: 110 });
  const cloth = Array.from({ length: 11 }, (_, index) =>
    cut([x + 10, y + 400 + index * 22], [x + 44, y + 400 + index * 22], 7),
  );
  return [
    shape(box(x, y, width, height), colour, 7),
    fill(
      hatch(box(x + width * 0.6, y + 10, width * 0.36, height - 20), {
        angle: 90,
        gap: 9,
        width: 6,
        seed: number + 1,
        least: 0.8,
      }),
    ),
    fill(
      hatch(box(x + 6, y + height - 130, width - 12, 120), {
        angle: 0,
        gap: 15,
        width: 8,
        seed: number,
        fading: true,
      }),
    ),
    fill(outline(box(x, y + 66, width, 10)) + outline(box(x, y + 90, width, 5))),
    fill(outline(box(x, y + height - 170, width, 8))),
    fill(cloth.join("")),
    shape(label, "#fffdf9", 5),
    fill(digit, number % 2 ? "#54329a" : crimson),
    // Pages show above the boards.
    fill(cut([x + 8, y + 14], [x + width - 8, y + 14], 5), "#fff"),
  ].join("");
}

export async function shelf(): Promise<string> {
  const spines = await Promise.all(
    Array.from({ length: training.modules }, (_, index) => spine(index + 1)),
  );
  const bracket = (x: number): Point[] => [
    [x, 1420],
    [x + 70, 1420],
    [x + 58, 1470],
    [x + 30, 1540],
    [x, 1560],
  ];
  const ribbon: Point[] = [
    [392, board - 6],
    [430, board - 6],
    [430, 1500],
    [411, 1478],
    [392, 1500],
  ];
  return drawing([
    fill(
      hatch(box(80, 160, 1120, board - 180), { angle: 0, gap: 38, width: 5, least: 0.55, seed: 9 }),
      "#b9aed6",
    ),
    fill(hatch(box(70, 1420, 1140, 74), { angle: 0, gap: 12, width: 9, least: 0.8 })),
    ...[150, 1060].map(
      (x) =>
        shape(bracket(x), "#8a6a2a") + fill(hatch(bracket(x), { angle: 90, gap: 11, width: 6 })),
    ),
    ...spines,
    shape(box(40, board, 1200, 80), "#c99a45", 8),
    fill(hatch(box(52, board + 10, 1176, 62), { angle: 0.5, gap: 13, width: 7, seed: 4 })),
    shape(ribbon, crimson, 5),
    fill(hatch(ribbon, { angle: 90, gap: 9, width: 5 })),
    shape(ellipse([640, board + 40], 20, 20, 20), "#8a6a2a", 5),
  ]);
}
