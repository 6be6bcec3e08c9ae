/** Draws what stands at the head of the articles: `public/images/vignettes/*.svg`, 480 × 320. */
import { mkdir, writeFile } from "node:fs/promises";
import { nib, sky, star } from "./motif";
import { palette } from "./palette";
import { spread } from "./scenes";

const folder = "public/images/vignettes";
const byteLimit = 6 * 1024;
const { cream, ink, vermilion, teal, gold, leaf } = palette;

const at = (x: number, y: number, drawing: string, scale = "1") =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Three roads leave an open book: for a publisher's house, a nib of one's own, and two rings that share. */
function threeRoads(): string {
  const ends = [96, 240, 384];
  const roads = ends.map((x) => `M240 268C240 210 ${x} 226 ${x} 158`).join("");
  const house =
    `<path fill="${ink}" d="M-24 24V-8L0-28 24-8V24z"/>` +
    `<path fill="${cream}" d="M-8 24V8a8 8 0 0 1 16 0V24z"/>`;
  const rings = [-10, 10]
    .map((x) => `<circle cx="${x}" r="19" fill="none" stroke="${ink}" stroke-width="5"/>`)
    .join("");
  const signs = [house, at(0, -30, nib(cream), ".12"), rings];
  return [
    `<path fill="none" stroke="${leaf}" stroke-width="2" d="${roads}"/>`,
    `<path fill="none" stroke="${leaf}" stroke-width="1" stroke-dasharray="1 7" stroke-linecap="round" d="M30 112a230 230 0 0 1 420 0"/>`,
    ...ends.map((x, index) => at(x, 112, `<circle r="46" fill="${cream}"/>${signs[index]}`)),
    `<path fill="${cream}" d="M240 300C206 276 158 276 124 290V250C158 236 206 238 240 262 274 238 322 236 356 250V290C322 276 274 276 240 300z"/>`,
    `<path fill="none" stroke="${gold}" stroke-width="1.6" d="M240 262V298M146 258q44-12 78 10M146 270q44-12 78 10M334 258q-44-12-78 10M334 270q-44-12-78 10"/>`,
  ].join("");
}

/** One page in two hands: lines in ink on the left, leads with their nodes on the right, a nib between. */
function twoHands(): string {
  const rows = [92, 126, 160, 194, 228, 262];
  const waves = rows.map((y, row) => `M84 ${y}${"q5-13 10 0".repeat(row % 2 ? 11 : 13)}`).join("");
  const leads = rows.map(
    (y, row) => `M274 ${y}h${40 + (row % 3) * 22}l14-14h${44 - (row % 3) * 8}`,
  );
  const nodes = rows.map((y, row) => {
    const x = 274 + 40 + (row % 3) * 22 + 14 + 44 - (row % 3) * 8 + 5;
    return `<circle cx="${x}" cy="${y - 14}" r="5"/>`;
  });
  return [
    at(
      240,
      160,
      sky([178, 206, 236], spread(3, { kind: "planet", orbit: 206, radius: 4 }, 60, 120), ink),
    ),
    `<path fill="${cream}" d="M56 44H240V320H56z"/><path fill="${teal}" d="M240 44H424V320H240z"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" d="${waves}"/>`,
    `<path fill="none" stroke="${leaf}" stroke-width="1.8" d="${leads.join("")}"/><g fill="${leaf}">${nodes.join("")}</g>`,
    at(240, 252, nib(cream), ".5 -.5"),
  ].join("");
}

/** A shelf, a theme, a subject: rings that narrow down to one star, which is underlined by hand. */
function narrowing(): string {
  const rings = [132, 102, 72].map((r) => `<circle cx="240" cy="152" r="${r}" fill="none"/>`);
  return [
    `<g stroke="${leaf}" stroke-width="1.3">${rings.join("")}</g>`,
    at(
      240,
      152,
      sky(
        [132, 102, 72],
        [
          ...spread(5, { kind: "planet", orbit: 132, radius: 5 }, -64, 64),
          ...spread(3, { kind: "moon", orbit: 102, radius: 6 }, -40, 40),
        ],
        vermilion,
      ),
    ),
    `<circle cx="240" cy="152" r="44" fill="${cream}"/><g fill="${vermilion}">${star(240, 152, 30)}</g>`,
    `<path fill="none" stroke="${cream}" stroke-width="4" stroke-linecap="round" d="M108 272c46-30 70-34 66-16s-38 34-26 12 66-26 78-10 26 10 38-2 30-10 36 2 40 12 66-8"/>`,
  ].join("");
}

/** A week as a grid of hours: most are taken, a few are gold, and a line of writing runs through these. */
function freeHours(): string {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const free = new Set(["0.3", "2.1", "3.4", "5.0", "6.2"]);
  const hours = days.flatMap((day) =>
    [0, 1, 2, 3, 4].map((hour) => {
      const [x, y] = [78 + day * 48, 62 + hour * 42];
      const taken = `<rect x="${x}" y="${y}" width="36" height="30" rx="3" fill="${leaf}" opacity=".28"/>`;
      const open = `<rect x="${x}" y="${y}" width="36" height="30" rx="3" fill="${gold}"/>`;
      return free.has(`${day}.${hour}`) ? open : taken;
    }),
  );
  return [
    ...hours,
    `<path fill="none" stroke="${cream}" stroke-width="4" stroke-linecap="round" d="M96 203C130 190 150 96 192 119S216 262 240 245 296 66 336 77s24 92 48 84"/>`,
  ].join("");
}

/** Four supports under one open book, one of which bears it: the others are drawn in outline. */
function oneSupport(): string {
  const columns = [120, 200, 280, 360].map((x, index) => {
    const paint = index === 1 ? `fill="${gold}"` : `fill="none" stroke="${leaf}" stroke-width="2"`;
    return `<path ${paint} d="M${x - 22} 186h44v12h-8v82h8v12h-44v-12h8v-82h-8z"/>`;
  });
  return [
    ...columns,
    `<path fill="${leaf}" d="M70 296h340v4H70z"/>`,
    `<path fill="${cream}" d="M240 176C200 146 136 148 92 166V92C136 74 200 74 240 104 280 74 344 74 388 92v74C344 148 280 146 240 176z"/>`,
    `<path fill="none" stroke="${ink}" stroke-width="1.6" d="M240 104v72M116 104q56-14 100 12M116 122q56-14 100 12M264 116q44-26 100-12M264 134q44-26 100-12"/>`,
    `<g fill="${vermilion}">${star(240, 56, 22)}</g>`,
  ].join("");
}

const vignettes = {
  "etre-legitime-pour-ecrire-un-livre": { ground: ink, drawing: oneSupport() },
  "ecrire-un-livre-sans-avoir-le-temps": { ground: teal, drawing: freeHours() },
  "publier-un-livre-professionnel-en-france": { ground: teal, drawing: threeRoads() },
  "ia-et-livre-professionnel": { ground: ink, drawing: twoHands() },
  "choisir-son-sujet-signature": { ground: vermilion, drawing: narrowing() },
};

await mkdir(folder, { recursive: true });
for (const [slug, { ground, drawing }] of Object.entries(vignettes)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path fill="${ground}" d="M0 0h480v320H0z"/>${drawing}</svg>`;
  if (svg.length > byteLimit) throw new Error(`${slug} takes ${svg.length} bytes`);
  await writeFile(`${folder}/${slug}.svg`, `${svg}\n`);
}
