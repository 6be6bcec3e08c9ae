import { type Body, nib, sky, star } from "./motif";
import { palette } from "./palette";

/** The right-hand part of a sharing picture: a drawing of 460 × 630 on a coloured ground. */
export interface Scene {
  ground: string;
  drawing: string;
}

const middle = 230;

const move = (x: number, y: number, drawing: string, scale = "1") =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** Bodies of one kind spread evenly over an orbit, from one angle to another. */
export function spread(count: number, body: Omit<Body, "angle">, from: number, to: number): Body[] {
  const step = (to - from) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => ({ ...body, angle: from + index * step }));
}

/** The scene of the cover: a nib before the rising sun, and what travels above it. */
export function sunrise(
  ground: string,
  orbits: number[],
  bodies: Body[],
  sunColour: string = palette.cream,
): Scene {
  const sun = { y: 590, radius: 290 };
  const top = sun.y - sun.radius;
  const summit = sun.y - Math.max(...orbits);
  return {
    ground,
    drawing: [
      move(middle, sun.y, sky(orbits, bodies, ground)),
      `<circle cx="${middle}" cy="${sun.y}" r="${sun.radius}" fill="${sunColour}"/>`,
      `<path stroke="${ground}" stroke-width="2" d="M${middle} ${top + 24}V${top}"/>`,
      `<path stroke="${palette.leaf}" stroke-width="2" d="M${middle} ${top}V${summit}"/>`,
      `<g fill="${palette.leaf}">${star(middle, summit, 20)}</g>`,
      move(middle, top + 22, nib(sunColour), ".78"),
    ].join(""),
  };
}

/** A chart of full orbits around a small sun, with `counts[i]` planets on the i-th. */
export function chart(ground: string, counts: number[]): Scene {
  const orbits = counts.map((_, index) => 84 + index * 40);
  const bodies = counts.flatMap((count, index) => {
    const body = { kind: "planet", orbit: orbits[index] ?? 0, radius: 5 } as const;
    return spread(count, body, index * 9, index * 9 + 360 - 360 / count);
  });
  return {
    ground,
    drawing: move(
      middle,
      315,
      `${sky(orbits, bodies, ground)}<circle r="50" fill="${palette.cream}"/>${move(0, -38, nib(palette.cream), ".15")}`,
    ),
  };
}

/** A nib that points down and writes: ruled lines on a page, the first of them half written. */
export function writing(ground: string): Scene {
  const page = 446;
  const rules = [0, 46, 92, 138].map((drop) => `M0 ${page + drop}H460`).join("");
  return {
    ground,
    drawing: [
      `<path fill="${palette.cream}" d="M0 ${page}H460V630H0z"/>`,
      `<path stroke="${palette.leaf}" stroke-width="1.2" d="${rules}"/>`,
      move(middle, page, sky([306, 336, 372], [], ground)),
      `<path stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" d="M64 ${page + 46}H${middle}"/>`,
      move(middle, page + 46, nib(palette.cream), "1.06 -1.06"),
    ].join(""),
  };
}

/** The book itself, standing before orbits. `cover` is its SVG. */
export function standingBook(ground: string, line: string, cover: string): Scene {
  const [width, height] = [348, 522];
  const [x, y] = [(460 - width) / 2, 630 - height - 54];
  const leaves = [6, 4, 2]
    .map(
      (edge) =>
        `<path stroke="${palette.ink}" stroke-opacity=".25" fill="none" d="M${x + width + edge} ${y + edge}V${y + height + edge}H${x + edge}"/>`,
    )
    .join("");
  return {
    ground,
    drawing: [
      `<g fill="none" stroke="${line}" stroke-width="1.1">`,
      [250, 290, 340].map((r) => `<circle cx="${middle}" cy="315" r="${r}"/>`).join(""),
      `</g><path fill="${palette.paper}" d="M${x} ${y}h${width}l8 8v${height}h-${width}l-8-8z"/>`,
      leaves,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 600 900">${cover}</svg>`,
    ].join(""),
  };
}
