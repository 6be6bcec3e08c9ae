/*
 * Drawings of the report. Scales come from d3; positions are percentages, so that a drawing
 * fills a telephone and a page of paper alike and its text keeps its size.
 */
import { scaleBand, scaleLinear, scalePow } from "d3-scale";
import type { ReactNode } from "react";
import type { LeadFigures } from "~/statistics/report/figures";
import { forms } from "~/statistics/report/forms";
import { addedProducts, type Funnel, type Rate } from "~/statistics/report/funnel";
import {
  formatInterval,
  formatNumber,
  formatShare,
  formatShortDay,
} from "~/statistics/report/words";

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

interface RateRow {
  name: string;
  label: ReactNode;
  rate: Rate | null;
}

/** Each rate as a point on the line of its interval, all on one scale. */
export function RateChart({ rows, title }: { rows: readonly RateRow[]; title: string }) {
  const highest = Math.max(0.001, ...rows.map(({ rate }) => rate?.high ?? 0));
  const scale = scaleLinear().domain([0, highest]).nice(4).range([0, 100]);
  const ticks = scale.ticks(4);
  return (
    <figure className="rates">
      <figcaption>{title}</figcaption>
      {rows.map(({ name, label, rate }) => (
        <div className="rate-row" key={name}>
          <span className="rate-name">{label}</span>
          <svg aria-hidden="true">
            {ticks.map((tick) => (
              <line
                className="grid"
                key={tick}
                x1={percent(scale(tick))}
                x2={percent(scale(tick))}
                y1="0"
                y2="100%"
              />
            ))}
            {rate && (
              <>
                <line
                  className="interval"
                  x1={percent(scale(rate.low))}
                  x2={percent(scale(rate.high))}
                  y1="50%"
                  y2="50%"
                />
                <circle className="point" cx={percent(scale(rate.share))} cy="50%" r="5" />
              </>
            )}
          </svg>
          <span className="rate-value">
            {rate ? (
              <>
                <b>{formatShare(rate.share)}</b> <small>{formatInterval(rate)}</small>
              </>
            ) : (
              "–"
            )}
          </span>
        </div>
      ))}
      <div className="rate-row axis">
        <svg aria-hidden="true">
          {ticks.map((tick) => (
            <text
              key={tick}
              x={percent(scale(tick))}
              y="1em"
              textAnchor={tick === 0 ? "start" : scale(tick) > 95 ? "end" : "middle"}
            >
              {tick === 0 ? "0" : formatShare(tick)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

const steps = [
  { name: "views", counted: "visites", whole: null },
  { name: "begun", counted: "commencées", whole: "des visites" },
  { name: "paid", counted: "ventes", whole: "des visites" },
  ...addedProducts.map((product) => ({ ...product, whole: "des ventes" }) as const),
] as const;

/** How much of each step is a level, the rest leads to the next. */
const level = 0.62;

/** A page's way from visit to sale; widths follow the square root, so that sales can still be seen. */
export function FunnelDrawing({ funnel, most }: { funnel: Funnel; most: number }) {
  const width = scalePow().exponent(0.5).domain([0, most]).range([0, 100]);
  const right = steps.flatMap(({ name }, step) => {
    const x = 50 + width(funnel[name]) / 2;
    return [step, step + level].map((y) => ({ x, y: y * 100 }));
  });
  const left = right.map(({ x, y }) => ({ x: 100 - x, y })).reverse();
  return (
    <div className="funnel">
      <svg
        viewBox={`0 0 100 ${100 * (steps.length - 1 + level)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M${curve(right)}L${curve(left)}Z`} />
      </svg>
      <ol>
        {steps.map(({ name, counted, whole }) => (
          <li key={name}>
            <b>{formatNumber(funnel[name])}</b> <span>{counted}</span>
            {whole && funnel.rates[name] && <StepShare rate={funnel.rates[name]} whole={whole} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A line through points that leaves each one upright. */
function curve(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `${x} ${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join("");
}

function StepShare({ rate, whole }: { rate: Rate; whole: string }) {
  return <small>{`${formatShare(rate.share)} ${whole}`.replaceAll(" ", "\u00A0")}</small>;
}

/** A column for each day, a layer for each form. */
export function LeadsChart({ days }: Pick<LeadFigures, "days">) {
  // What the forms before it have on a day is where a form's part of the column begins.
  const heightOf = (day: LeadFigures["days"][number], count: number) =>
    forms.slice(0, count).reduce((sum, { form }) => sum + day[form], 0);
  const layers = forms.map(({ form }, index) => ({
    form,
    parts: days.map((day) => ({
      day: day.day,
      bottom: heightOf(day, index),
      top: heightOf(day, index + 1),
    })),
  }));
  const most = Math.max(1, ...days.map((day) => heightOf(day, forms.length)));
  const x = scaleBand()
    .domain(days.map(({ day }) => day))
    .range([0, 100])
    .padding(0.25);
  const y = scaleLinear().domain([0, most]).nice(3).range([100, 0]);
  const ticks = y.ticks(3).filter(Number.isInteger);
  return (
    <figure className="columns">
      <figcaption>
        Contacts laissés chaque jour
        <span className="legend">
          {forms.map(({ form, label }) => (
            <span key={form}>
              <svg className={`key ${form}`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`De ${days[0]?.day} à ${days.at(-1)?.day}, au plus ${most} par jour.`}
      >
        {ticks.map((tick) => (
          <line
            className="grid"
            key={tick}
            x1="0"
            x2="100%"
            y1={percent(y(tick))}
            y2={percent(y(tick))}
          />
        ))}
        {layers.map(({ form, parts }) => (
          <g className={form} key={form}>
            {parts
              .filter(({ bottom, top }) => top > bottom)
              .map(({ day, bottom, top }) => (
                <rect
                  key={day}
                  x={percent(x(day) ?? 0)}
                  width={percent(x.bandwidth())}
                  y={percent(y(top))}
                  height={percent(y(bottom) - y(top))}
                />
              ))}
          </g>
        ))}
        {ticks.map((tick) => (
          <text key={tick} x="-0.6em" y={percent(y(tick))} dy="0.35em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        ))}
      </svg>
      <div className="ends" aria-hidden="true">
        <span>{formatShortDay(days[0]?.day ?? "")}</span>
        <span>{formatShortDay(days.at(-1)?.day ?? "")}</span>
      </div>
    </figure>
  );
}
