/** Draws the sharing pictures, 1200 × 630: `public/images/og/*.png`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { wizardSteps } from "~/content/diagnostic-page";
import { promptPack, training, vip } from "~/content/offers";
import { screenshot, withBrowser } from "./browser";
import { type CardName, type CardText, cards, drawnFile, wording } from "./cards";
import { drawingFontFaces } from "./fraunces";
import { nibOutline } from "./motif";
import { palette } from "./palette";
import { indexed } from "./png";
import { chart, type Scene, spread, standingBook, sunrise, writing } from "./scenes";

const folder = "public/images/og";
const byteLimit = 80 * 1024;

const { paper, cream, ink, vermilion, teal, leaf, gold } = palette;
const coverFile = await readFile("public/images/cover.svg", "utf8");
const cover = coverFile.replace(/^<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g, "");

const star = { kind: "star", radius: 13 } as const;
const planet = { kind: "planet", radius: 5 } as const;

const scenes: Record<CardName, Scene> = {
  site: standingBook(ink, leaf, cover),
  livre: standingBook(leaf, gold, cover),
  diagnostic: sunrise(
    teal,
    [320, 356, 400],
    spread(wizardSteps.length, { ...planet, radius: 7, orbit: 356 }, -32, 32),
  ),
  formation: sunrise(
    vermilion,
    [320, 356, 400],
    spread(training.modules, { ...star, orbit: 356 }, -34, 34),
  ),
  prompts: chart(
    ink,
    promptPack.categories.map(({ count }) => count),
  ),
  vip: sunrise(
    ink,
    [320, 356, 400],
    spread(vip.sessions, { ...planet, orbit: 356 }, -36, 36),
    leaf,
  ),
  blog: writing(vermilion),
};

const style = `
body { margin: 0; width: 1200px; height: 630px; display: flex; background: ${paper}; color: ${ink};
  font-family: Fraunces; font-variation-settings: "SOFT" 0, "WONK" 0; }
main { width: 740px; padding: 64px 48px 56px 72px; box-sizing: border-box; display: flex; flex-direction: column; }
p { margin: 0; }
.kicker { font-style: italic; font-weight: 450; font-size: 32px; color: ${vermilion}; }
h1 { margin: auto 0; font-weight: 560; font-size: 78px; line-height: 1.04; letter-spacing: -.012em;
  font-variation-settings: "opsz" 84, "SOFT" 0, "WONK" 0; text-wrap: balance; }
.note { font-size: 27px; line-height: 1.3; font-weight: 420; text-wrap: balance; }
footer { margin-top: 26px; padding-top: 22px; border-top: 1.5px solid ${ink}; display: flex; gap: 14px; align-items: center;
  font-size: 25px; font-weight: 560; }
`;

const page = (faces: string, { kicker, title, note }: CardText, scene: Scene) => `<!doctype html>
<style>${faces}${style}</style>
<main><p class="kicker">${kicker}</p><h1>${title}</h1><p class="note">${note}</p>
<footer><svg width="40" height="40" viewBox="-20 -20 40 40"><circle r="20" fill="${vermilion}"/>
<path transform="translate(0 -14.5) scale(.06)" fill="${cream}" d="${nibOutline}"/></svg>L’Auteur Augmenté</footer></main>
<svg width="460" height="630" style="background:${scene.ground}">${scene.drawing}</svg>`;

await mkdir(folder, { recursive: true });
const faces = await drawingFontFaces();
await withBrowser(async (browser) => {
  for (const name of Object.keys(cards) as CardName[]) {
    const picture = { html: page(faces, cards[name], scenes[name]), width: 1200, height: 630 };
    const png = await indexed(await screenshot(browser, picture));
    if (png.length > byteLimit) throw new Error(`${name} takes ${png.length} bytes`);
    await writeFile(`${folder}/${name}.png`, png);
  }
});
await writeFile(drawnFile, `${JSON.stringify(wording, null, 2)}\n`);
