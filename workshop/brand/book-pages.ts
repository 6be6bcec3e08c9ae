/** Specimen pages of the book, 300 × 450 points at 3 pixels per point: `public/images/livre/*.webp`. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fourteenDays } from "~/content/landings/fourteen-days";
import { specimenPrompt } from "~/content/look-inside";
import { book } from "~/content/offers";
import {
  atlas,
  audience,
  frameworkIntro as intro,
  levers,
  transformation,
  type Worksheet,
} from "~/content/resources/framework";
import { pack } from "~/content/resources/pack";
import { promptGroups } from "~/content/resources/prompts";
import { openingPage } from "~/content/resources/structure";
import { fontFace } from "./fraunces";
import { palette } from "./palette";
import type { PicturePage } from "./pictures";

const { ink } = palette;
/** One ink, in two tones: few colours keep the pictures light. */
const muted = "#5b5768";
const require = createRequire(import.meta.url);

/** The text face: Gelasio, a book serif. Fraunces is used only for titles. */
async function textFaces(): Promise<string> {
  const faces = ["normal", "italic"].map(async (style) => {
    const file = require.resolve(`@fontsource/gelasio/files/gelasio-latin-400-${style}.woff2`);
    return fontFace(`font-family:Gelasio;font-style:${style}`, await readFile(file));
  });
  return (await Promise.all(faces)).join("");
}

/** 31.5 px on 42 px is 10.5 points on 14; a page holds 26 lines. */
const style = `
* { margin: 0; padding: 0; box-sizing: border-box; font-weight: 400; }
main { height: 1092px; }
body { position: relative; width: 900px; height: 1350px; padding: 142px 92px 0 112px; color: ${ink};
  background: #fffefa; font: 31.5px/42px Gelasio; font-variant-numeric: oldstyle-nums; }
body:has(.left) { padding: 142px 112px 0 92px; }
header { position: absolute; top: 64px; left: 112px; right: 92px; text-align: right; font: italic 25px/32px Gelasio; }
.left header { left: 92px; right: 112px; text-align: left; }
footer { position: absolute; bottom: 54px; left: 112px; right: 92px; display: flex; flex-direction: row-reverse;
  justify-content: space-between; font-size: 27px; line-height: 32px; }
.left footer { left: 92px; right: 112px; flex-direction: row; }
footer i { font: 17px/32px Gelasio; letter-spacing: .16em; text-transform: uppercase; color: ${muted}; }
h2 { font: 500 52px/56px Fraunces; font-variation-settings: "opsz" 72, "SOFT" 0, "WONK" 0; margin-bottom: 28px; }
h2 span { float: left; margin-right: 20px; color: ${muted}; }
h3 { font: italic 33px/42px Gelasio; margin: 42px 0 0; }
.lead { font-style: italic; margin-bottom: 42px; text-wrap: pretty; }
.prose p { text-indent: 36px; text-wrap: pretty; }
.prose p:first-child { text-indent: 0; }
.path { list-style: none; margin-top: 14px; }
.path li { display: grid; grid-template-columns: 1fr auto; column-gap: 20px; padding: 8px 0 5px; border-top: 1.5px solid #b9ae9c; font-size: 28px; line-height: 34px; }
.path span { color: ${muted}; font-style: italic; }
.fields { list-style: none; counter-reset: field; }
.fields li { position: relative; padding-left: 46px; font-size: 29px; line-height: 36px; counter-increment: field; }
.fields li::before { position: absolute; left: 0; color: ${muted}; content: counter(field); }
.fields i { display: block; font-size: 25px; line-height: 31px; color: ${muted}; text-wrap: pretty; }
.fields li::after { display: block; height: 34px; margin-bottom: 10px; border-bottom: 1.5px solid #b9ae9c; content: ""; }
.purpose { font-size: 28px; line-height: 36px; margin-bottom: 22px; text-wrap: pretty; }
.test { font-style: italic; font-size: 27px; line-height: 35px; text-wrap: pretty; }
.parts p { display: grid; grid-template-columns: 150px 1fr; gap: 28px; margin-bottom: 42px; text-wrap: pretty; }
.parts i { font-size: 25px; line-height: 32px; padding-top: 5px; color: ${muted}; text-align: right; }
.parts span { padding-left: 24px; border-left: 2px solid ${muted}; }
.card { list-style: none; }
.card li { height: 58px; padding-top: 18px; border-bottom: 1.5px solid #b9ae9c; font-size: 28px; line-height: 34px; }
`;

const joinMap = <T>(items: readonly T[], markup: (item: T) => string) => items.map(markup).join("");

const prose = (paragraphs: readonly { title: string; text: string }[]) =>
  `<div class="prose">${joinMap(paragraphs, ({ title, text }) => `<p><em>${title}</em> ${text}</p>`)}</div>`;

const path = joinMap(
  atlas,
  ({ name, minutes }) => `<li>${name} <span>${minutes} minutes</span></li>`,
);

const opening = `<h2>${intro.title}</h2><p class="lead">${intro.lead}</p>${prose(intro.advice)}
<h3>${intro.path}</h3><ol class="path">${path}</ol>`;

const worksheet = ({ letter, name, purpose, fields, test }: Worksheet) =>
  `<h2><span>${letter}</span>${name}</h2><p class="purpose">${purpose}</p>
<ol class="fields">${joinMap(fields, ({ label, hint }) => `<li>${label}<i>${hint}</i></li>`)}</ol>
<p class="test">${intro.testLabel} : ${test.charAt(0).toLowerCase()}${test.slice(1)}</p>`;

const { guide, context } = pack;

const manual = `<h2>${guide.title}</h2><p class="lead">${guide.lead}</p>${prose(guide.rules)}`;

/** A prompt whose sentences provide, ask and rule out, in that order, as the chapter teaches. */
function commentedPrompt(): string {
  const prompts = promptGroups.flatMap(({ prompts }) => prompts);
  const number = 1 + prompts.findIndex(({ title }) => title === specimenPrompt);
  const [given = "", ...rest] = (prompts[number - 1]?.text ?? "").split(/(?<=\.) /);
  const parts = [
    { note: "Ce que vous fournissez", text: given },
    { note: "Ce que vous demandez", text: rest.slice(0, -1).join(" ") },
    { note: "Ce que vous refusez", text: rest.at(-1) ?? "" },
  ];
  return `<h2><span>${number}</span>${specimenPrompt}</h2>
<div class="parts">${joinMap(parts, ({ note, text }) => `<p><i>${note}</i><span>${text}</span></p>`)}</div>
<h3>${context.title}</h3>
<ol class="card">${joinMap(context.fields, ({ label }) => `<li>${label}</li>`)}</ol>`;
}

interface SpecimenPage {
  /** The file's name. */
  name: string;
  chapter: number;
  /** Pages of the chapter before this one. */
  before: number;
  content: string;
}

const specimenPages: readonly SpecimenPage[] = [
  { name: "atlas", chapter: 2, before: 3, content: opening },
  { name: "audience", chapter: 2, before: 4, content: worksheet(audience) },
  { name: "transformation", chapter: 2, before: 5, content: worksheet(transformation) },
  { name: "leviers", chapter: 2, before: 6, content: worksheet(levers) },
  { name: "mode-d-emploi", chapter: 3, before: 5, content: manual },
  { name: "prompt", chapter: 3, before: 6, content: commentedPrompt() },
];

const contents = fourteenDays.sections.find((section) => section.kind === "contents");

/** Right pages have odd numbers and the chapter's title; left pages have the book's title. */
function bodyOf({ chapter, before, content }: SpecimenPage): string {
  const folio = openingPage(chapter) + before;
  const left = folio % 2 === 0;
  const head = left ? book.title : contents?.chapters[chapter - 1]?.title;
  return `<main lang="fr" class="${left ? "left" : "right"}"><header>${head}</header>${content}
<footer><b>${folio}</b><i>Spécimen</i></footer></main>`;
}

export async function bookPages(): Promise<PicturePage[]> {
  const faces = await textFaces();
  return specimenPages.map((page) => ({
    file: `public/images/livre/${page.name}.webp`,
    width: 900,
    height: 1350,
    style: faces + style,
    frame: "main",
    body: bodyOf(page),
  }));
}
