/**
 * Draws the medallion that stands for a portrait, 320 × 400 with room for two letters, and the printer's mark:
 * `public/images/monogram.svg` and `mark.svg`.
 */
import { writeFile } from "node:fs/promises";
import { nib, nibOutline, sky, star } from "./motif";
import { palette } from "./palette";

const { cream, ink, leaf, vermilion, gold } = palette;
const middle = { x: 160, y: 200 };
const sun = { y: 396, radius: 112 };
const oval = (rx: number, ry: number, style: string) =>
  `<ellipse cx="${middle.x}" cy="${middle.y}" rx="${rx}" ry="${ry}" ${style}/>`;

const bodies = [
  { kind: "planet", orbit: 136, angle: -33, radius: 3.5 },
  { kind: "moon", orbit: 136, angle: 27, radius: 4 },
  { kind: "planet", orbit: 158, angle: 14, radius: 3 },
] as const;

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">`,
  `<clipPath id="o">${oval(122, 160, "")}</clipPath>`,
  oval(156, 196, `fill="${cream}" stroke="${ink}" stroke-width="2"`),
  // Engraved: short strokes all around, between two rules.
  oval(139, 178, `fill="none" stroke="${ink}" stroke-width="22" stroke-dasharray="1 2.6"`),
  oval(124, 162, `fill="${cream}" stroke="${ink}" stroke-width="1.5"`),
  oval(117, 155, `fill="none" stroke="${gold}"`),
  `<g clip-path="url(#o)"><g transform="translate(${middle.x} ${sun.y})">`,
  sky([136, 158], [...bodies], cream).replaceAll(leaf, gold),
  `<circle r="${sun.radius}" fill="${vermilion}"/></g>`,
  `<g transform="translate(${middle.x} ${sun.y - sun.radius + 6})scale(.24)">${nib(vermilion)}</g></g>`,
  `<g fill="${gold}">${star(middle.x, sun.y - 158, 9)}</g>`,
  "</svg>",
].join("");

await writeFile("public/images/monogram.svg", `${svg}\n`);

/** The printer's mark under a colophon: a mask, so of one colour. */
const mark =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48">` +
  `<circle r="22.5" fill="none" stroke="#000"/>` +
  `<path transform="translate(0 -16) scale(.066)" d="${nibOutline}M1.5 197V22H-1.5V197A17 17 0 1 0 1.5 197Z" fill-rule="evenodd"/></svg>`;

await writeFile("public/images/mark.svg", `${mark}\n`);
