const centre = { x: 210, y: 172 };
const radius = 168;
const rings = [25, 50, 75, 100];

/** The label position of each axis, clockwise from the top left. */
const places = [
  { x: 0, y: 18, anchor: "start" },
  { x: 420, y: 18, anchor: "end" },
  { x: 420, y: 320, anchor: "end" },
  { x: 0, y: 320, anchor: "start" },
] as const;

interface Axis {
  name: string;
  /** Beside the name. */
  value: string;
  /** From the centre, 0, to the edge, 100. */
  percent: number;
}

/** Four axes from nothing to the best possible score, and the area that the answers cover. */
export function RadarChart({ dimensions }: { dimensions: readonly Axis[] }) {
  const label = dimensions.map(({ name, value }) => `${name} ${value}`).join(", ");
  return (
    <svg className="radar-chart" viewBox="0 0 420 346" role="img" aria-label={label}>
      <pattern id="hatching" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M-1 6L6-1" />
      </pattern>
      {rings.map((percent) => (
        <path key={percent} d={outline(dimensions.map(() => percent))} />
      ))}
      <path
        d={dimensions.map((_, axis) => `M${centre.x} ${centre.y}L${point(axis, 100)}`).join("")}
      />
      <path className="area" d={outline(dimensions.map(({ percent }) => percent))} />
      {dimensions.map(({ name, percent, value }, axis) => {
        const [cx, cy] = point(axis, percent);
        const { x, y, anchor } = places[axis] ?? places[0];
        return (
          <g key={name}>
            <circle cx={cx} cy={cy} r="4.5" />
            <text x={x} y={y} textAnchor={anchor}>
              {name}
              <tspan x={x} dy="23">
                {value}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function outline(percents: number[]): string {
  return `M${percents.map((percent, axis) => point(axis, percent)).join("L")}Z`;
}

/** Axes go clockwise, a quarter turn apart, so that each has a corner of the picture for its label. */
function point(axis: number, percent: number): [number, number] {
  const angle = ((axis - 0.5) / 4) * 2 * Math.PI;
  const reach = (radius * percent) / 100;
  return [tenth(centre.x + reach * Math.sin(angle)), tenth(centre.y - reach * Math.cos(angle))];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
