/** Sets the author's name on the cover of the book, whose drawing is `public/images/cover.svg`. */
import { type Cut, openCut } from "./fraunces";

const byteLimit = 30 * 1024;
/** Letters that fit on a line of the cover at full size. */
const longestLine = 30;
const margin = 46;
const measure = 600 - 2 * margin;
/** How far the title moves down for the name above it. */
const drop = 44;
const leading = 26;

const cut: Cut = { style: "normal", wght: 480, opsz: 36 };

/** Splits a name into the cover's lines: one, or two of about the same length. */
export function nameLines(name: string): string[] {
  if (name.length <= longestLine) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [name];
  const distance = (at: number) => Math.abs(at - name.length / 2);
  const middle = spaces.reduce((best, at) => (distance(at) < distance(best) ? at : best));
  return [name.slice(0, middle), name.slice(middle + 1)];
}

/** The size in pixels, at most the given one, at which the longest line fits the cover. */
export async function fittingSize(lines: string[], size: number): Promise<number> {
  const font = await openCut(lines.join(""), cut);
  const widest = Math.max(...lines.map((line) => font.layout(line).advanceWidth));
  return Math.min(size, Math.floor((10 * measure * font.unitsPerEm) / widest) / 10);
}

/** Outlines are stored in quarters of a pixel, so that they need no decimals. */
const unitsPerPixel = 4;

/** Converts fontkit's outline, absolute and with y upwards, to relative quarters of a pixel. */
function scaled(outline: string, scale: number): string {
  let pen = [0, 0];
  return outline.replace(/([MLQ])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const points = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) =>
      Math.round(Number(number) * scale * (index % 2 === 0 ? 1 : -1)),
    );
    const moves = points.map((value, index) => value - (pen[index % 2] ?? 0));
    pen = points.slice(-2);
    if (command !== "M" && moves.every((move) => move === 0)) return "";
    return command === "M"
      ? `M${points.join(" ")}`
      : command.toLowerCase() + moves.join(" ").replaceAll(" -", "-");
  });
}

/** Lines of kerned text as outlines: each glyph is defined once and used where it occurs. */
async function lettering(lines: string[], size: number, y: number): Promise<string> {
  const font = await openCut(lines.join(""), cut);
  const scale = (size * unitsPerPixel) / font.unitsPerEm;
  const outlines = new Map<number, string>();
  const uses = lines.map((line, index) => {
    const { glyphs, positions } = font.layout(line);
    // The ink of the first letter begins at the margin.
    let pen = -(glyphs[0]?.bbox.minX ?? 0) * scale;
    const placed = glyphs.map((glyph, at) => {
      if (glyph.id === 0) throw new Error(`Fraunces has no outline for a letter of “${line}”`);
      outlines.set(glyph.id, scaled(glyph.path.toSVG(), scale));
      const use = `<use href="#a${glyph.id}" x="${Math.round(pen)}"/>`;
      pen += (positions[at]?.xAdvance ?? 0) * scale;
      return use;
    });
    const origin = `translate(${margin} ${y + index * leading})scale(${1 / unitsPerPixel})`;
    return `<g transform="${origin}">${placed.join("")}</g>`;
  });
  const paths = [...outlines].map(([id, d]) => `<path id="a${id}" d="${d}"/>`);
  return `<defs>${paths.join("")}</defs>${uses.join("")}`;
}

/** The cover with an author's name, or none. @throws {Error} if the drawing has no place for it */
export async function coverFor(name: string | undefined, svg: string): Promise<string> {
  const lines = name ? nameLines(name) : [];
  const [size, y] = lines.length > 1 ? [22, 50] : [28, 64];
  const author = name ? await lettering(lines, await fittingSize(lines, size), y) : "";
  const title = name ? ` transform="translate(0 ${drop})"` : "";
  const place = /<g id="author">.*<g id="lettering"[^>]*>/s;
  if (!place.test(svg)) throw new Error("The cover has no groups “author” and “lettering”");
  const cover = svg.replace(place, `<g id="author">${author}</g><g id="lettering"${title}>`);
  if (cover.length > byteLimit) throw new Error(`The cover takes ${cover.length} bytes`);
  return cover;
}
