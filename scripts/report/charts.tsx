/*
 * Drawings of the report. Scales and shapes come from d3; positions are percentages, so that a drawing
 * fills a telephone and a page of paper alike and its text keeps its size.
 */
import { scaleBand, scaleLinear, scalePow } from "d3-scale";
import { area, curveMonotoneY, stack } from "d3-shape";
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
  const points = steps.flatMap(({ name }, step) => [
    { y: step, half: width(funnel[name]) / 2 },
    { y: step + level, half: width(funnel[name]) / 2 },
  ]);
  const shape = area<(typeof points)[number]>()
    .y(({ y }) => y * 100)
    .x0(({ half }) => 50 - half)
    .x1(({ half }) => 50 + half)
    .curve(curveMonotoneY);
  return (
    <div className="funnel">
      <svg
        viewBox={`0 0 100 ${100 * (steps.length - 1 + level)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={shape(points) ?? ""} />
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

function StepShare({ rate, whole }: { rate: Rate; whole: string }) {
  return <small>{`${formatShare(rate.share)} ${whole}`.replaceAll(" ", "\u00A0")}</small>;
}

/** A column for each day, a layer for each form. */
export function LeadsChart({ days }: Pick<LeadFigures, "days">) {
  const layers = stack<LeadFigures["days"][number]>().keys(forms.map(({ form }) => form))([
    ...days,
  ]);
  const most = Math.max(1, ...layers.flat().map(([, top]) => top));
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
        {layers.map((layer) => (
          <g className={layer.key} key={layer.key}>
            {layer.map(([bottom, top], index) => {
              const day = days[index]?.day ?? "";
              return (
                top > bottom && (
                  <rect
                    key={day}
                    x={percent(x(day) ?? 0)}
                    width={percent(x.bandwidth())}
                    y={percent(y(top))}
                    height={percent(y(bottom) - y(top))}
                  />
                )
              );
            })}
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
