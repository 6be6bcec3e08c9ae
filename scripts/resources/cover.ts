import type { Color, PDFPage } from "pdf-lib";
import { nibOutline } from "../brand/motif";
import { houseName, type Sheet } from "./sheet";
import { type ColourName, colours, grid, type Style } from "./theme";

/** Where a cover puts a sign: on which orbit, counted from the sun, and how far round, in degrees. */
export interface Place {
  orbit: number;
  /** From the top, clockwise. */
  angle: number;
}

export interface CoverDesign {
  title: string;
  subtitle: string;
  ground: Color;
  /** Text, then orbits with their signs. */
  text: ColourName;
  line: ColourName;
  /** What travels on the orbits: it says what is inside. */
  signs: (canvas: Canvas) => void;
}

const sun = { x: grid.width / 2, y: 812, radius: 268 };
const orbits = [296, 326, 356];
const nibTip = 612;

/** What `signs` draws with. Points run from the top left corner. */
export interface Canvas {
  dot: (place: Place, radius: number) => void;
  path: (place: Place, svg: string, weight: number) => void;
  /** Part of an orbit as a thick line. */
  arc: (orbit: number, from: number, to: number, weight: number) => void;
  letter: (place: Place, text: string) => void;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Engines may differ in the last digits of a sine: rounded, the file is the same everywhere. */
const rounded = (value: number) => Math.round(value * 100) / 100;

function point(radius: number, angle: number) {
  return {
    x: rounded(sun.x + radius * Math.sin(radians(angle))),
    y: rounded(sun.y - radius * Math.cos(radians(angle))),
  };
}

/** An arc in steps of at most 30°, each a cubic curve. */
function arcPath(radius: number, from: number, to: number): string {
  const steps = Math.ceil((to - from) / 30);
  const step = (to - from) / steps;
  // The length, in radii, with which a cubic curve hugs its circle.
  const handle = (4 / 3) * Math.tan(radians(step / 4));
  const reach = radius * Math.hypot(1, handle);
  const tilt = (Math.atan(handle) * 180) / Math.PI;
  const start = point(radius, from);
  const curves = Array.from({ length: steps }, (_, index) => {
    const [a, b] = [from + step * index, from + step * (index + 1)];
    const corners = [point(reach, a + tilt), point(reach, b - tilt), point(radius, b)];
    return `C${corners.map(({ x, y }) => `${x} ${y}`).join(" ")}`;
  });
  return `M${start.x} ${start.y}${curves.join("")}`;
}

const orbitRadius = (orbit: number) => orbits[orbit] ?? 0;

function canvas(sheet: Sheet, { ground, line }: CoverDesign): Canvas {
  const { page } = sheet;
  const color = colours[line];
  const letterStyle: Style = { face: "display", size: 25, leading: 25, colour: line };
  const at = ({ orbit, angle }: Place) => point(orbitRadius(orbit), angle);
  const onPage = ({ x, y }: { x: number; y: number }) => ({ x, y: grid.height - y });
  return {
    dot: (place, radius) => page.drawCircle({ ...onPage(at(place)), size: radius, color }),
    path: (place, svg, weight) => {
      page.drawCircle({ ...onPage(at(place)), size: 11, color: ground });
      page.drawSvgPath(svg, {
        ...onPage(at(place)),
        borderColor: color,
        borderWidth: weight,
      });
    },
    arc: (orbit, from, to, weight) => {
      const svg = arcPath(orbitRadius(orbit), from, to);
      page.drawSvgPath(svg, { x: 0, y: grid.height, borderColor: color, borderWidth: weight });
    },
    letter: (place, text) => {
      const { x, y } = at(place);
      page.drawCircle({ ...onPage({ x, y }), size: 21, color: ground });
      const block = sheet.block(text, letterStyle, 60);
      const width = block.lines[0]?.width ?? 0;
      sheet.draw(block, x - width / 2, y - block.ascent + letterStyle.size * 0.35);
    },
  };
}

function drawNib(page: PDFPage): void {
  const scale = 0.5;
  const origin = { x: sun.x, y: grid.height - nibTip, scale };
  page.drawSvgPath(nibOutline, { ...origin, color: colours.ink });
  page.drawSvgPath("M0 22L1.8 198H-1.8Z", { ...origin, color: colours.cream });
  page.drawCircle({
    x: sun.x,
    y: grid.height - nibTip - 212 * scale,
    size: 17 * scale,
    color: colours.vermilion,
  });
}

const titleStyle = { face: "display", size: 50, leading: 53 } as const;
const subtitleStyle = { face: "italic", size: 15.5, leading: 22 } as const;
const houseStyle = { face: "italic", size: 10.5, leading: 14 } as const;

/** First page: the sun of the house rises, and its orbits carry the signs of the document. */
export function drawCover(sheet: Sheet, design: CoverDesign): void {
  sheet.addBarePage();
  const { page } = sheet;
  const centre = { x: sun.x, y: grid.height - sun.y };
  sheet.decorate(() => {
    page.drawRectangle({
      x: 0,
      y: 0,
      width: grid.width,
      height: grid.height,
      color: design.ground,
    });
    for (const size of orbits) {
      page.drawCircle({ ...centre, size, borderColor: colours[design.line], borderWidth: 0.7 });
    }
    design.signs(canvas(sheet, design));
    page.drawCircle({ ...centre, size: sun.radius, color: colours.cream });
    drawNib(page);
  });

  const { x } = grid.full;
  const colour = design.text;
  sheet.y = 64;
  sheet.paragraph(houseName, { ...houseStyle, colour }, "P", { x, width: 440 });
  sheet.y += 26;
  sheet.paragraph(design.title, { ...titleStyle, colour }, "H1", { x, width: 440 });
  sheet.y += 14;
  sheet.paragraph(design.subtitle, { ...subtitleStyle, colour }, "P", { x, width: 380 });
}
