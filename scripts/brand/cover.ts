/** Draws the cover of the book: `public/images/cover.svg`, 600 × 900, type as outlines. */
import { mkdir, writeFile } from "node:fs/promises";
import { bookAuthor } from "~/content/authorship";
import { book } from "~/content/offers";
import { nameLines } from "./cover-name";
import { type Cut, fittingSize, setText } from "./fraunces";
import { type Body, nib, nibOutline, sky, star } from "./motif";
import { palette } from "./palette";

const byteLimit = 24 * 1024;

const sun = { x: 300, y: 838, radius: 374 };
const tip = 486;
const orbits = [396, 422, 456];
const [inner = 0, middle = 0, outer = 0] = orbits;

const bodies: Body[] = [
  { kind: "planet", orbit: inner, angle: -29, radius: 4 },
  { kind: "moon", orbit: inner, angle: 38, radius: 6 },
  { kind: "moon", orbit: middle, angle: -14, radius: 6 },
  { kind: "planet", orbit: middle, angle: 21, radius: 5.5 },
  { kind: "star", orbit: outer, angle: -27, radius: 13 },
  { kind: "planet", orbit: outer, angle: 12, radius: 3 },
  { kind: "planet", orbit: outer, angle: 32, radius: 4 },
];

const nameCut: Cut = { style: "normal", wght: 480, opsz: 36 };
const names = bookAuthor ? nameLines(bookAuthor.name) : [];

/** How far the title makes room for the author's name above it. */
const drop = names.length > 0 ? 44 : 0;

async function authorName(): Promise<string> {
  if (names.length === 0) return "";
  const [size, y] = names.length > 1 ? [22, 50] : [28, 64];
  return setText({
    lines: names,
    cut: nameCut,
    size: await fittingSize(names, nameCut, size, 600 - 2 * 46),
    leading: 26,
    x: 46,
    y,
    prefix: "a",
  });
}

async function lettering(): Promise<string> {
  const cutAt = book.subtitle.indexOf(" en 14");
  const title = await setText({
    lines: book.title.replace("'", "’").split(" "),
    cut: { style: "normal", wght: 560, opsz: 96 },
    size: 122,
    leading: 108,
    x: 46,
    y: 142 + drop,
    prefix: "t",
  });
  const subtitle = await setText({
    lines: [book.subtitle.slice(0, cutAt), book.subtitle.slice(cutAt + 1)],
    cut: { style: "italic", wght: 420, opsz: 48 },
    size: 25,
    leading: 31,
    x: 46,
    y: 316 + drop,
    prefix: "s",
  });
  return `<g fill="${palette.cream}">${await authorName()}${title}${subtitle}</g>`;
}

/** The house's mark, small, as publishers print it at the foot of a cover. */
const imprint =
  `<g transform="translate(66 846)"><circle r="21" fill="none" stroke="${palette.ink}" stroke-width="1.2"/>` +
  `<path transform="translate(0 -15.5) scale(.064)" fill="${palette.ink}" d="${nibOutline}"/></g>`;

const top = sun.y - sun.radius;
const light =
  `<path stroke="${palette.vermilion}" stroke-width="2" d="M300 ${tip + 1}V${top}"/>` +
  `<path stroke="${palette.leaf}" stroke-width="2" d="M300 ${top}V${sun.y - outer}"/>` +
  `<g fill="${palette.leaf}">${star(300, sun.y - outer, 21)}</g>`;

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" role="img">`,
  `<title>${book.title}</title>`,
  `<path fill="${palette.vermilion}" d="M0 0h600v900H0z"/>`,
  `<g transform="translate(${sun.x} ${sun.y})">${sky(orbits, bodies, palette.vermilion)}`,
  `<circle r="${sun.radius}" fill="${palette.cream}"/></g>`,
  light,
  `<g transform="translate(300 ${tip})">${nib(palette.cream)}</g>`,
  imprint,
  await lettering(),
  "</svg>",
].join("");

if (svg.length > byteLimit) throw new Error(`The cover takes ${svg.length} bytes`);
await mkdir("public/images", { recursive: true });
await writeFile("public/images/cover.svg", `${svg}\n`);
