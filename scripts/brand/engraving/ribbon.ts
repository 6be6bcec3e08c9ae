/** A place on a burin's cut: where it passes, and how wide it is there. In drawing units. */
export interface Sample {
  x: number;
  y: number;
  width: number;
}

/** How far a cut may stray from its samples, in drawing units: place and width alike. */
const tolerance = 2;

/** The same for contours and letters, whose shapes the eye knows better. */
export const fine = 0.9;

/** A cut that swells and thins, as path data: one closed outline in whole units. */
export function ribbon(samples: Sample[], stray = tolerance): string {
  const kept = simplify(samples, stray);
  if (kept.length < 2) return "";
  const sides = kept.map((sample, index) => {
    const { x, y } = acrossAt(kept[index - 1] ?? sample, sample, kept[index + 1] ?? sample);
    const half = sample.width / 2;
    return {
      left: [sample.x + x * half, sample.y + y * half] as const,
      right: [sample.x - x * half, sample.y - y * half] as const,
    };
  });
  return outline([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()]);
}

/** From the middle of a cut to its side, for a cut two units wide: longer where it turns a corner. */
function acrossAt(before: Sample, at: Sample, after: Sample) {
  const [inX, inY] = direction(before, at);
  const [outX, outY] = direction(at, after);
  const [x, y] = [inX + outX, inY + outY];
  const length = Math.hypot(x, y) || 1;
  const ends = inX === 0 && inY === 0 ? 1 : outX === 0 && outY === 0 ? 1 : length / 2;
  const mitre = 1 / Math.max(0.45, ends);
  return { x: (-y / length) * mitre, y: (x / length) * mitre };
}

function direction(from: Sample, to: Sample): [number, number] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  return length === 0 ? [0, 0] : [x / length, y / length];
}

/** A closed outline in relative whole units: the shortest that SVG has for it. */
export function outline(points: readonly (readonly [number, number])[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [first] = whole;
  if (!first) return "";
  let [penX, penY] = first;
  let path = `M${join([penX, penY])}l`;
  const steps: number[] = [];
  for (const [x, y] of whole.slice(1)) {
    if (x === penX && y === penY) continue;
    steps.push(x - penX, y - penY);
    [penX, penY] = [x, y];
  }
  path += join(steps);
  return steps.length > 0 ? `${path}z` : "";
}

const join = (values: readonly number[]) => values.join(" ").replaceAll(" -", "-");

/** The corners that matter of a closed shape. */
export function corners(points: readonly (readonly [number, number])[]) {
  const samples = points.map(([x, y]) => ({ x, y, width: 0 }));
  return simplify(samples, fine).map(({ x, y }) => [x, y] as const);
}

/** The samples that matter, as Douglas and Peucker choose them, with width for a third dimension. */
function simplify(samples: Sample[], stray: number): Sample[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || samples.length < 3) return samples;
  const farthest = samples
    .slice(1, -1)
    .map((sample, index) => ({ index: index + 1, distance: distance(sample, first, last) }))
    .reduce((most, next) => (next.distance > most.distance ? next : most));
  if (farthest.distance <= stray) return [first, last];
  return [
    ...simplify(samples.slice(0, farthest.index + 1), stray).slice(0, -1),
    ...simplify(samples.slice(farthest.index), stray),
  ];
}

function distance(sample: Sample, from: Sample, to: Sample): number {
  const [dx, dy, dw] = [to.x - from.x, to.y - from.y, to.width - from.width];
  const along =
    (sample.x - from.x) * dx + (sample.y - from.y) * dy + (sample.width - from.width) * dw;
  const share = Math.max(0, Math.min(1, along / (dx * dx + dy * dy + dw * dw || 1)));
  return Math.hypot(
    sample.x - from.x - share * dx,
    sample.y - from.y - share * dy,
    sample.width - from.width - share * dw,
  );
}
