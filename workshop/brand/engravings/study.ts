/** The author at the writing table: the profile of the cameo, a lamp, a manuscript, the books of a shelf. */
import { readFile } from "node:fs/promises";
import { box, cut, ellipse, fill, hatch, ink, outline, type Point, shape } from "./burin";

const night = "#1b1a2b";
const cloth = "#3e3c52";

/** The head in `auteur.svg`, without its oval and collar. */
async function head(): Promise<string> {
  const cameo = await readFile("public/images/portraits/auteur.svg", "utf8");
  const from = cameo.indexOf('<path fill="#F8F1E4" stroke="#1B1A2B" stroke-width="1.6"');
  const drawn = cameo.slice(from, cameo.lastIndexOf("</g></svg>"));
  return `<g transform="translate(818 62)scale(2.12)" fill="none" stroke-linecap="round">${drawn}</g>`;
}

const light: Point[] = [
  [330, 250],
  [470, 250],
  [900, 770],
  [60, 770],
];

const jacket: Point[] = [
  [1012, 500],
  [960, 560],
  [905, 640],
  [880, 770],
  [1330, 770],
  [1318, 640],
  [1270, 560],
  [1160, 510],
  [1140, 470],
];
const arm: Point[] = [
  [1010, 610],
  [1090, 600],
  [1130, 660],
  [1090, 742],
  [960, 770],
  [690, 764],
  [676, 736],
  [900, 700],
  [975, 668],
];
const hand: Point[] = [
  [700, 732],
  [650, 722],
  [612, 724],
  [590, 740],
  [612, 752],
  [640, 764],
  [696, 766],
];

function books(): string {
  const stack = [
    { y: 700, x: 1390, width: 190, colour: ink.red },
    { y: 648, x: 1404, width: 170, colour: "#14525a" },
    { y: 596, x: 1380, width: 186, colour: "#8a5a12" },
  ];
  return stack
    .map(({ x, y, width, colour }) => {
      const height = y === 700 ? 70 : 52;
      return (
        shape(box(x, y, width, height), colour, 5) +
        fill(
          hatch(box(x + 8, y + height * 0.55, width - 16, height * 0.38), {
            angle: 0,
            gap: 8,
            width: 5,
            seed: y,
          }),
        )
      );
    })
    .join("");
}

function lamp(): string {
  return [
    shape(
      [
        [360, 760],
        [368, 300],
        [380, 300],
        [386, 760],
      ],
      ink.gold,
      5,
    ),
    shape(box(300, 744, 150, 26), ink.gold, 5),
    fill(hatch(box(306, 754, 138, 12), { angle: 0, gap: 6, width: 4 })),
    shape(
      [
        [340, 140],
        [420, 140],
        [520, 262],
        [250, 262],
      ],
      ink.red,
      6,
    ),
    fill(
      hatch(
        [
          [400, 146],
          [416, 146],
          [508, 256],
          [440, 256],
        ],
        { angle: 60, gap: 11, width: 6 },
      ),
    ),
    shape(ellipse([380, 134], 14, 14, 16), ink.gold, 5),
  ].join("");
}

function manuscript(): string {
  const sheet: Point[] = [
    [470, 742],
    [690, 742],
    [730, 770],
    [440, 770],
  ];
  return (
    shape(sheet, ink.paper, 4) +
    fill(cut([510, 752], [600, 752], 4) + cut([500, 761], [580, 761], 4))
  );
}

export async function study(): Promise<string> {
  const lapels: Point[] = [
    [1012, 500],
    [985, 580],
    [1030, 660],
    [1075, 560],
    [1140, 480],
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1640 880" stroke-linejoin="round">${[
    fill(outline(box(0, 0, 1640, 880)), night),
    fill(
      hatch(box(0, 20, 1640, 740), { angle: 0, gap: 20, width: 5, least: 0.85, seed: 21 }),
      "#45435c",
    ),
    fill(outline(light), "#f3dfae"),
    fill(hatch(light, { angle: 90, gap: 22, width: 6, least: 0.5, seed: 3 }), "#c99a45"),
    lamp(),
    shape(jacket, cloth, 6),
    fill(hatch(jacket, { angle: 68, gap: 17, width: 5, least: 0.75, seed: 13 }), "#8f8ca3"),
    shape(lapels, ink.paper, 5),
    fill(cut([1030, 655], [1020, 520], 6)),
    await head(),
    fill(outline(box(0, 770, 1640, 110)), "#6b3a1c"),
    fill(hatch(box(0, 776, 1640, 100), { angle: 0.4, gap: 13, width: 7, seed: 8 })),
    manuscript(),
    books(),
    shape(arm, cloth, 6),
    fill(hatch(arm, { angle: 20, gap: 13, width: 5, seed: 5 }), "#8f8ca3"),
    shape(hand, ink.paper, 5),
    fill(cut([640, 738], [600, 744], 4) + cut([650, 750], [616, 752], 4)),
    shape(
      [
        [676, 640],
        [688, 646],
        [584, 762],
        [576, 766],
        [578, 756],
      ],
      ink.red,
      4,
    ),
    `<path d="M0 770h1640" stroke="${ink.line}" stroke-width="6"/>`,
  ].join("")}</svg>\n`;
}
