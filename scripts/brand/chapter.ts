/**
 * Draws the first page of the free chapter, `public/images/chapter.svg`, 440 × 640, type as outlines: its
 * title and argument in the words of the chapter's page, then the lines that wait for the reader's pencil.
 */
import { writeFile } from "node:fs/promises";
import { chapterDrawing, chapterPage } from "~/content/chapter";
import { type Cut, openCut, setText } from "./fraunces";
import { star } from "./motif";
import { palette } from "./palette";

const byteLimit = 24 * 1024;
const [width, height] = [440, 640];
const margin = 58;
const measure = width - 2 * margin;

const { teasers } = chapterPage;
const italic: Cut = { style: "italic", wght: 420, opsz: 18 };

/** The words of a text in lines of at most so many pixels. */
async function wrapped(text: string, cut: Cut, size: number): Promise<string[]> {
  const font = await openCut(text, cut);
  const widthOf = (line: string) => (font.layout(line).advanceWidth * size) / font.unitsPerEm;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const [chapter] = teasers.items;
const title = (chapter?.title ?? "").split(/ (?=\S+$)/);
const argument = await wrapped(chapter?.text ?? "", italic, 17);
const argumentTop = 258;
const argumentEnd = argumentTop + argument.length * 24;

const rule = (y: number, from = margin) => `M${from} ${y}H${width - margin}`;

/** Numbered questions with two lines each to write on. */
const questionTop = argumentEnd + 40;
const questions = [0, 1, 2].map((index) => questionTop + index * 84);
const lines = questions.map((y) => rule(y, margin + 26) + rule(y + 28, margin + 26)).join("");
const numbers = await Promise.all(
  questions.map((y, index) =>
    setText({
      lines: [`${index + 1}.`],
      cut: { style: "normal", wght: 560, opsz: 30 },
      size: 19,
      leading: 0,
      x: margin,
      y: y + 1,
      prefix: `n${index}`,
    }),
  ),
);

/** Words in a quick hand, as many as the list is long, each with so many strokes. */
function handwriting(strokes: number[], x: number, y: number): string {
  let pen = x;
  return strokes
    .map((count, word) => {
      const start = `M${pen} ${y}`;
      pen += count * 5 + 11;
      const tall = word % 2 === 0 ? "q1-17 5-16t-3 16" : "q4-9 5-1t1 9";
      return `${start}${"q3-9 5 0".repeat(count - 1)}${tall}`;
    })
    .join("");
}

/** A full line and the beginning of a second one, and the pencil that writes it. */
const written = [questionTop - 5, questionTop + 23];
const [firstLine = 0, secondLine = 0] = written;
const hand =
  handwriting([5, 3, 7, 2, 6, 5], margin + 34, firstLine) +
  handwriting([4, 6, 3], margin + 34, secondLine);
const pencil =
  `<g transform="translate(${margin + 140} ${secondLine}) rotate(28)" stroke-linejoin="round">` +
  `<path fill="${palette.leaf}" d="M26-8H168V8H26z"/><path fill="${palette.gold}" d="M26 2.6H168V8H26z"/>` +
  `<path fill="${palette.cream}" d="M0 0L26-8V8z"/><path fill="${palette.ink}" d="M0 0L9-2.8V2.8z"/>` +
  `<path fill="${palette.vermilion}" d="M168-8h16q6 0 6 8t-6 8h-16z"/>` +
  `<path fill="none" stroke="${palette.ink}" stroke-width="1.2" d="M0 0L26-8H184q6 0 6 8t-6 8H26zM26-8q5 4 0 8q5 4 0 8M168-8V8M173-8V8"/></g>`;

const middle = width / 2;
const ornament =
  `<path stroke="${palette.gold}" stroke-width="1" d="M${margin} 222H${middle - 16}M${middle + 16} 222H${width - margin}"/>` +
  `<g fill="${palette.vermilion}">${star(middle, 222, 9)}</g>`;

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
  `<title>${chapterDrawing.alt}</title>`,
  `<defs><linearGradient id="gutter"><stop stop-color="#D8CCB6"/><stop offset="1" stop-color="${palette.paper}"/></linearGradient></defs>`,
  `<path fill="#FFFDF9" d="M0 0h${width}v${height}H0z"/><path fill="url(#gutter)" opacity=".7" d="M0 0h26v${height}H0z"/>`,
  `<g fill="${palette.vermilion}">${await setText({ lines: [chapterDrawing.number], cut: italic, size: 19, leading: 0, x: margin, y: 92, prefix: "c" })}</g>`,
  `<g fill="${palette.ink}">`,
  await setText({
    lines: title,
    cut: { style: "normal", wght: 560, opsz: 72 },
    size: 46,
    leading: 49,
    x: margin,
    y: 144,
    prefix: "t",
  }),
  "</g>",
  ornament,
  `<g fill="${palette.ink}">${await setText({ lines: argument, cut: italic, size: 17, leading: 24, x: margin, y: argumentTop, prefix: "a" })}</g>`,
  `<g fill="${palette.vermilion}">${numbers.join("")}</g>`,
  `<path stroke="${palette.ink}" stroke-opacity=".35" d="${lines}"/>`,
  `<path fill="none" stroke="#55505F" stroke-width="1.5" stroke-linecap="round" d="${hand}"/>`,
  pencil,
  "</svg>",
].join("");

if (svg.length > byteLimit) throw new Error(`The chapter takes ${svg.length} bytes`);
await writeFile("public/images/chapter.svg", `${svg}\n`);
