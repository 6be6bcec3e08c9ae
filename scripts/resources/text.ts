import type { PDFContext } from "pdf-lib";
import { PDFArray, PDFHexString, PDFName, PDFNumber, PDFOperator, PDFOperatorNames } from "pdf-lib";
import type { Face, Faces } from "./fonts";
import { colours, type Style } from "./theme";

/** Text of one style within a paragraph. */
export interface Run {
  text: string;
  style: Style;
}

/** Runs of one line, spaces included, and their width in points. */
export interface Line {
  runs: Run[];
  width: number;
}

const narrowSpace = "\u202F";
const noBreakSpace = "\u00A0";
/** Advance of the narrow space, in thousandths of an em. Fraunces has no glyph for it. */
const narrowAdvance = 130;

interface Shape {
  /** Glyph ids in hexadecimal, and corrections of the pen between them as `TJ` wants them. */
  parts: (string | number)[];
  /** Thousandths of an em. */
  advance: number;
}

/** Kerned glyphs of a text. Throws on a character that the font does not have. */
function shape({ font, name }: Face, text: string): Shape {
  const set = text.replaceAll(narrowSpace, noBreakSpace);
  const { glyphs, positions } = font.layout(set);
  const scale = 1000 / font.unitsPerEm;
  const parts: (string | number)[] = [];
  let advance = 0;
  glyphs.forEach((glyph, index) => {
    if (glyph.id === 0) throw new Error(`${name} lacks a character of: ${text}`);
    const natural = glyph.advanceWidth * scale;
    const kerned = (positions[index]?.xAdvance ?? 0) * scale;
    const wanted = text[index] === narrowSpace ? narrowAdvance : kerned;
    parts.push(glyph.id.toString(16).padStart(4, "0"));
    if (wanted !== natural) parts.push(natural - wanted);
    advance += wanted;
  });
  return { parts, advance };
}

export function textWidth(faces: Faces, { text, style }: Run): number {
  return (shape(faces[style.face], text).advance * style.size) / 1000;
}

interface Word {
  runs: Run[];
  width: number;
}

/** Splits at breaking spaces only. A word may change style inside: “[scène],”. */
function words(faces: Faces, runs: Run[]): Word[] {
  const found: Word[] = [];
  let open: Run[] = [];
  const close = () => {
    if (open.length === 0) return;
    found.push({ runs: open, width: open.reduce((sum, run) => sum + textWidth(faces, run), 0) });
    open = [];
  };
  for (const { text, style } of runs) {
    text.split(" ").forEach((piece, index) => {
      if (index > 0) close();
      if (piece) open.push({ text: piece, style });
    });
  }
  close();
  return found;
}

/** Words back to runs: neighbours of one style are joined, so that they are shaped together. */
function join(line: Word[]): Run[] {
  const joined: Run[] = [];
  line.forEach((word, index) => {
    word.runs.forEach((run, at) => {
      const last = joined.at(-1);
      const space = index > 0 && at === 0 ? " " : "";
      if (last && last.style === run.style) last.text += space + run.text;
      else {
        if (last) last.text += space;
        joined.push({ ...run });
      }
    });
  });
  return joined;
}

/** Badness of a line that leaves `slack` points of `width` empty. */
function cost(slack: number, width: number, isLast: boolean, wordCount: number): number {
  if (slack < 0) return wordCount === 1 ? 1e6 : Number.POSITIVE_INFINITY;
  if (!isLast) return (slack / width) ** 2 + 0.02;
  return wordCount === 1 || slack > width * 0.85 ? 0.12 : 0;
}

/** Breaks a paragraph so that its ragged edge is as even as it can be and no last word stands alone. */
export function breakLines(faces: Faces, runs: Run[], width: number): Line[] {
  const all = words(faces, runs);
  const style = runs[0]?.style;
  const space = style ? textWidth(faces, { text: " ", style }) : 0;
  const best = [{ cost: 0, from: 0, width: 0 }];
  for (let end = 1; end <= all.length; end += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: end - 1, width: 0 };
    let length = -space;
    for (let start = end - 1; start >= 0; start -= 1) {
      length += (all[start]?.width ?? 0) + space;
      const count = end - start;
      if (length > width && count > 1) break;
      const total =
        (best[start]?.cost ?? 0) + cost(width - length, width, end === all.length, count);
      if (total < chosen.cost) chosen = { cost: total, from: start, width: length };
    }
    best.push(chosen);
  }

  const lines: Line[] = [];
  for (let end = all.length; end > 0; end = best[end]?.from ?? 0) {
    const from = best[end]?.from ?? 0;
    lines.unshift({ runs: join(all.slice(from, end)), width: best[end]?.width ?? 0 });
  }
  return lines;
}

export const fontKey = (face: Face) => PDFName.of(`Fraunces-${face.name}`);

const number = (value: number) => PDFNumber.of(Math.round(value * 1000) / 1000);

/** Operators that show a line with its first baseline point at `x`, `y` (from the bottom of the page). */
export function showLine(
  context: PDFContext,
  faces: Faces,
  { runs }: Line,
  { x, y }: { x: number; y: number },
): PDFOperator[] {
  const operators = [
    PDFOperator.of(PDFOperatorNames.BeginText),
    PDFOperator.of(PDFOperatorNames.SetTextMatrix, [1, 0, 0, 1, x, y].map(number)),
  ];
  for (const { text, style } of runs) {
    const face = faces[style.face];
    const { red, green, blue } = colours[style.colour];
    operators.push(
      PDFOperator.of(PDFOperatorNames.SetFontAndSize, [fontKey(face), number(style.size)]),
      PDFOperator.of(PDFOperatorNames.NonStrokingColorRgb, [red, green, blue].map(number)),
      PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [kernedArray(context, face, text)]),
    );
  }
  operators.push(PDFOperator.of(PDFOperatorNames.EndText));
  return operators;
}

function kernedArray(context: PDFContext, face: Face, text: string): PDFArray {
  const array = PDFArray.withContext(context);
  let glyphs = "";
  for (const part of shape(face, text).parts) {
    if (typeof part === "string") glyphs += part;
    else {
      array.push(PDFHexString.of(glyphs));
      array.push(number(part));
      glyphs = "";
    }
  }
  if (glyphs) array.push(PDFHexString.of(glyphs));
  return array;
}
