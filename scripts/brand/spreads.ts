/** Three double pages of the book, 1200 × 800: `public/images/livre/*.avif`. */
import { book } from "~/content/offers";
import { palette } from "./palette";
import { inlineDrawing, type PicturePage } from "./pictures";
import { spreadWords } from "./wording";

const { paper, ink, vermilion, gold } = palette;

const style = `
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 800px; display: flex; color: ${ink}; background: ${paper};
  font: 400 24px/1.36 Fraunces; font-variation-settings: "opsz" 20, "SOFT" 0, "WONK" 0; }
main { position: relative; width: 600px; height: 800px; padding: 84px 64px 64px; display: flex; flex-direction: column; gap: 18px; }
main:first-child { border-right: 1px solid #cdbf9f; }
main::after { position: absolute; inset: 0 auto 0 0; width: 34px; background: linear-gradient(90deg, #e4d8c0, transparent); mix-blend-mode: multiply; content: ""; }
main:first-child::after { inset: 0 0 0 auto; transform: scaleX(-1); }
main > img { position: absolute; inset: 0; }
.running { position: absolute; top: 34px; left: 64px; right: 64px; font-style: italic; font-size: 18px; text-align: center; color: ${gold}; }
h1 { font-weight: 500; font-size: 60px; line-height: 1.06; letter-spacing: -.01em; font-variation-settings: "opsz" 84, "SOFT" 0, "WONK" 0; text-wrap: balance; }
h2 { font-weight: 560; font-size: 27px; line-height: 1.18; }
.entry { display: grid; grid-template-columns: 66px 1fr; flex: 1; align-items: center; align-content: center; border-top: 1px solid ${ink}; }
.entry b { font-weight: 500; font-size: 50px; line-height: 1; color: ${vermilion}; grid-row: span 2; font-variation-settings: "opsz" 84, "SOFT" 0, "WONK" 0; }
.entry:not(:has(p)) h2 { grid-row: span 2; }
.entry p { font-size: 21px; line-height: 1.3; margin-top: 3px; }
.kicker { font-style: italic; font-size: 28px; color: ${vermilion}; }
.numeral { margin-top: 60px; font-weight: 500; font-size: 210px; line-height: .8; color: ${vermilion}; font-variation-settings: "opsz" 144, "SOFT" 0, "WONK" 0; }
.lines { height: 84px; background: repeating-linear-gradient(transparent 0 41px, #bcae94 41px 42px); }
.hint { font-style: italic; font-size: 20px; line-height: 1.3; }
.part { display: flex; flex-direction: column; gap: 8px; padding-left: 22px; border-left: 3px solid ${vermilion}; }
.note { font-style: italic; font-size: 23px; line-height: 1.2; color: ${vermilion}; }
.kicker ~ img { position: static; margin-top: auto; }
`;

const running = (text: string) => `<p class="running">${text}</p>`;
const entry = (sign: string | number, title: string, text = "") =>
  `<div class="entry"><b>${sign}</b><h2>${title}</h2>${text && `<p>${text}</p>`}</div>`;

const { chapters, atlas, sheet, prompt } = spreadWords;
const parts = prompt.parts
  .map(({ note, text }) => `<div class="part"><p class="note">${note}</p><p>${text}</p></div>`)
  .join("");
const fields = sheet.fields.map(
  ({ label, hint }) =>
    `<div><h2>${label}</h2><p class="hint">${hint}</p><div class="lines"></div></div>`,
);

const spread = (file: string, left: string, right: string): PicturePage => ({
  file: `public/images/livre/${file}.avif`,
  width: 1200,
  height: 800,
  style,
  body: `<main>${left}</main><main>${right}</main>`,
});

export async function spreadPages(): Promise<PicturePage[]> {
  const frontispiece = await inlineDrawing("scripts/brand/drawings/frontispiece.svg", 600, 800);
  const imprint = await inlineDrawing("scripts/brand/drawings/imprint.svg", 66, 66);
  const summary = chapters.map((title, index) => entry(index + 1, title)).join("");
  const letters = atlas.map(({ letter, name, question }) => entry(letter, name, question)).join("");
  return [
    spread("sommaire", frontispiece, `${running(book.title)}<h1>Sommaire</h1>${summary}`),
    spread(
      "atlas",
      `${running(book.title)}<h1>Le cadre ATLAS</h1>${letters}`,
      `${running("Le cadre ATLAS")}<h1>${sheet.name}</h1><p class="kicker">${sheet.question}</p><p>${sheet.purpose}</p>${fields.join("")}`,
    ),
    spread(
      "prompt",
      `${running(book.title)}<p class="numeral">3</p><h1>${prompt.chapter}</h1><p class="kicker">${prompt.teaser}</p>${imprint}`,
      `${running(prompt.chapter)}<h2>${prompt.title}</h2>${parts}`,
    ),
  ];
}
