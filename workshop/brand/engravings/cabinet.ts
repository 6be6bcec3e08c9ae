/** The prompt pack: an open card cabinet, one card drawn out. */
import { box, cut, drawing, ellipse, fill, hatch, ink, outline, type Point, shape } from "./burin";
import { lettering } from "./lettering";

const wood = "#96301a";
const shadow: Point[] = [
  [70, 1500],
  [1230, 1500],
  [1260, 1560],
  [40, 1560],
];

/** A closed drawer: panel, label in its holder, a pull. */
function drawer(x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2;
  return [
    shape(box(x, y, width, height), wood),
    fill(
      hatch(box(x + 14, y + 14, width - 28, height - 28), {
        angle: 1,
        gap: 26,
        width: 8,
        seed: x + y,
      }),
    ),
    shape(box(middle - 110, y + 44, 220, 78), ink.paper),
    fill(cut([middle - 80, y + 74], [middle + 80, y + 74], 9)),
    fill(cut([middle - 80, y + 96], [middle + 40, y + 96], 7)),
    shape(ellipse([middle, y + height - 48], 24, 24, 24), ink.gold),
    fill(cut([middle - 12, y + height - 40], [middle + 16, y + height - 40], 7)),
  ].join("");
}

/** Cards in the open drawer, from back to front, each with its tab. */
function cards(): string {
  return Array.from({ length: 7 }, (_, index) => {
    const y = 782 + index * 22;
    const inset = 210 - index * 12;
    const tab = inset + 40 + ((index * 167) % 560);
    const top: Point[] = [
      [inset, y],
      [tab, y],
      [tab + 14, y - 34],
      [tab + 150, y - 34],
      [tab + 164, y],
      [1280 - inset, y],
      [1280 - inset, y + 130],
      [inset, y + 130],
    ];
    return (
      shape(top, index % 3 === 1 ? "#efe2c3" : ink.paper, 5) +
      fill(cut([inset + 14, y + 12], [1266 - inset, y + 12], 4))
    );
  }).join("");
}

async function drawnCard(): Promise<string> {
  const corner = (x: number, y: number): Point => [
    300 + x * 0.994 + y * 0.07,
    96 + y * 0.994 - x * 0.07,
  ];
  const [heading, words] = ["Édition professionnelle", "Ne réécrivez rien."];
  const ruled = [270, 340, 410, 480, 550, 620].map((y) =>
    fill(cut(corner(46, y), corner(660 - ((y * 7) % 190), y), 8), "#5b5768"),
  );
  const edge: Point[] = [corner(0, 0), corner(720, 0), corner(720, 760), corner(0, 760)];
  return [
    fill(outline(edge.map(([x, y]): Point => [x + 22, y + 20])), "#1b1a2b"),
    shape(edge, "#fffdf9", 7),
    `<g transform="translate(300 96)rotate(-4)">`,
    fill(await lettering(heading, { at: [46, 96], size: 58 })),
    fill(outline(box(46, 130, 628, 7)), ink.red),
    fill(
      await lettering(words, {
        at: [46, 206],
        size: 50,
        cut: { style: "italic", wght: 450, opsz: 36 },
      }),
      ink.red,
    ),
    "</g>",
    ...ruled,
  ].join("");
}

export async function cabinet(): Promise<string> {
  const cavity: Point[] = [
    [110, 720],
    [1170, 720],
    [1220, 1020],
    [60, 1020],
  ];
  const sides: Point[][] = [
    [
      [110, 720],
      [206, 800],
      [140, 1020],
      [60, 1020],
    ],
    [
      [1170, 720],
      [1074, 800],
      [1140, 1020],
      [1220, 1020],
    ],
  ];
  const front = box(40, 1020, 1200, 300);
  return drawing([
    fill(hatch(shadow, { angle: 0, gap: 13, width: 9, least: 0.8 })),
    shape(
      [
        [96, 420],
        [1184, 420],
        [1236, 500],
        [44, 500],
      ],
      "#b4522f",
    ),
    fill(
      hatch(
        [
          [100, 424],
          [1180, 424],
          [1226, 494],
          [54, 494],
        ],
        { angle: 0, gap: 15, width: 6 },
      ),
    ),
    shape(box(64, 500, 1152, 1010), wood, 8),
    fill(hatch(box(64, 500, 24, 1010), { angle: 90, gap: 9, width: 6 })),
    drawer(104, 524, 520, 190),
    drawer(656, 524, 520, 190),
    drawer(104, 1296, 520, 196),
    drawer(656, 1296, 520, 196),
    shape(cavity, "#3a140b"),
    fill(hatch(cavity, { angle: 90, gap: 30, width: 14 })),
    ...sides.map(
      (side) => shape(side, "#7d2716") + fill(hatch(side, { angle: 88, gap: 16, width: 7 })),
    ),
    await drawnCard(),
    cards(),
    fill(hatch(box(60, 1320, 1160, 60), { angle: 0, gap: 10, width: 9, least: 0.85 })),
    shape(front, wood, 8),
    fill(hatch(box(58, 1036, 1164, 268), { angle: 0.6, gap: 19, width: 7, seed: 3 })),
    fill(hatch(box(1080, 1036, 140, 268), { angle: 90, gap: 17, width: 8, seed: 5 })),
    shape(box(420, 1076, 440, 120), "#8a6a2a"),
    shape(box(440, 1092, 400, 88), ink.paper, 5),
    fill(await lettering("PROMPTS", { at: [464, 1155], size: 56, spacing: 4 })),
    shape(ellipse([640, 1258], 34, 34, 32), ink.gold),
    fill(cut([620, 1270], [664, 1270], 10) + cut([626, 1282], [656, 1282], 7)),
  ]);
}
