import { palette } from "./palette";

/**
 * The drawn language of the house: a nib that points up, its slit fed by circuit lines, before a sun
 * with orbits. Every drawing has the tip of the nib, or the centre of the sun, at 0,0.
 */

export const nibOutline =
  "M0 0C12 62 48 128 92 196C138 267 136 318 108 372C92 404 86 430 86 480H-86C-86 430-92 404-108 372C-136 318-138 267-92 196C-48 128-12 62 0 0Z";

const engravedEdge =
  "M-72 480C-72 420-78 391-92 362C-117 312-118 262-80 202C-46 150-16 98 0 52C16 98 46 150 80 202C118 262 117 312 92 362C78 391 72 420 72 480";

const holeAt = 212;

interface Lead {
  /** Distance from the axis where the lead comes up, and where it ends. */
  from: number;
  to: number;
  /** Heights, from the tip down, of its lower bend and of its end. */
  bend: number;
  end: number;
  open?: boolean;
}

const leads: Lead[] = [
  { from: 12, to: 38, bend: 330, end: 274 },
  { from: 24, to: 58, bend: 352, end: 288, open: true },
  { from: 36, to: 56, bend: 386, end: 338 },
  { from: 48, to: 66, bend: 412, end: 380 },
];

const node = (x: number, y: number, r: number, open = false) =>
  open
    ? `<circle cx="${x}" cy="${y}" r="${r}" fill="none"/>`
    : `<circle cx="${x}" cy="${y}" r="${r}" stroke="none"/>`;

function circuit(): string {
  const sides = leads.flatMap((lead) => [
    { ...lead, side: 1 },
    { ...lead, side: -1 },
  ]);
  const radius = 4.6;
  const lines = sides
    .map(({ from, to, bend, end, open, side }) => {
      const top = open ? end + radius : end;
      return `M${side * from} 480V${bend}L${side * to} ${bend - (to - from)}V${top}`;
    })
    .join("");
  const nodes = sides.map(({ to, end, open, side }) => node(side * to, end, radius, open)).join("");
  return `<path fill="none" d="M0 ${holeAt + 23}V480${lines}"/>${nodes}`;
}

/** The nib with its slit, which narrows towards the tip, in the colour of what lies behind it. */
export function nib(slit: string): string {
  return (
    `<path fill="${palette.ink}" d="${nibOutline}"/>` +
    `<path fill="${slit}" d="M0 22L1.5 ${holeAt - 15}H-1.5z"/>` +
    `<circle cy="${holeAt}" r="17" fill="${palette.vermilion}"/>` +
    `<g fill="${palette.leaf}" stroke="${palette.leaf}" stroke-width="1.7" stroke-linejoin="round">` +
    `<path fill="none" stroke-width="1.4" d="${engravedEdge}"/>` +
    `${node(0, holeAt, 23, true)}${circuit()}</g>`
  );
}

/** A star of four points. */
export function star(x: number, y: number, radius: number): string {
  const waist = Number((radius * 0.17).toFixed(1));
  const [r, w] = [radius, waist];
  return `<path d="M${x} ${y - r}q${w} ${r - w} ${r} ${r}q${w - r} ${w}-${r} ${r}q-${w} ${w - r}-${r}-${r}q${r - w}-${w} ${r}-${r}z"/>`;
}

export interface Body {
  kind: "star" | "planet" | "moon";
  orbit: number;
  /** Degrees from the top, clockwise. */
  angle: number;
  radius: number;
}

/** Orbits around 0,0 as hairlines, with what travels on them. `ground` hides the orbit inside a moon. */
export function sky(orbits: number[], bodies: Body[], ground: string): string {
  const rings = orbits.map((r) => `<circle r="${r}" fill="none"/>`).join("");
  const drawn = bodies.map(({ kind, orbit, angle, radius }) => {
    const turn = (angle * Math.PI) / 180;
    const x = Number((orbit * Math.sin(turn)).toFixed(1));
    const y = Number((-orbit * Math.cos(turn)).toFixed(1));
    if (kind === "star") return star(x, y, radius);
    const fill = kind === "moon" ? ` fill="${ground}" stroke-width="1.6"` : "";
    return `<circle cx="${x}" cy="${y}" r="${radius}"${fill}/>`;
  });
  return `<g fill="${palette.leaf}" stroke="${palette.leaf}" stroke-width="1.1">${rings}${drawn.join("")}</g>`;
}
