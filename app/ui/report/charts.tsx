/*
 * The report's charts. Positions are percentages, so that a chart fits both a phone and paper while its text keeps its
 * size.
 */
import { forms } from "~/leads/forms";
import type { LeadFigures } from "~/statistics/report/figures";
import type { Rate } from "~/statistics/report/funnel";
import {
  formatInterval,
  formatNumber,
  formatShare,
  formatShortDay,
} from "~/statistics/report/words";
import { roundTicks } from "./scale";

/** Labels at both ends stay within the axis. */
function anchorAt(index: number, ticks: readonly number[]) {
  if (index === 0) return "start";
  return index === ticks.length - 1 ? "end" : "middle";
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

interface RateRow {
  name: string;
  rate: Rate | null;
}

/** Each rate as a point on its confidence interval, all on one scale. */
export function RateChart({ rows, title }: { rows: readonly RateRow[]; title: string }) {
  const highest = Math.max(0.001, ...rows.map(({ rate }) => rate?.high ?? 0));
  const ticks = roundTicks(highest, 2);
  const x = (share: number) => percent((100 * share) / (ticks.at(-1) ?? 1));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {rows.map(({ name, rate }) => (
        <div className="rate" key={name}>
          <span>{name}</span>
          <svg aria-hidden="true">
            {ticks.map((tick) => (
              <line className="grid" key={tick} x1={x(tick)} x2={x(tick)} y2="100%" />
            ))}
            {rate && (
              <line className="interval" x1={x(rate.low)} x2={x(rate.high)} y1="50%" y2="50%" />
            )}
            {rate && <circle cx={x(rate.share)} cy="50%" r="5" />}
          </svg>
          <span>
            {rate && formatShare(rate.share)} <small>{rate && formatInterval(rate)}</small>
          </span>
        </div>
      ))}
      <div className="rate axis">
        <svg aria-hidden="true">
          {ticks.map((tick, index) => (
            <text key={tick} x={x(tick)} y="1em" textAnchor={anchorAt(index, ticks)}>
              {formatShare(tick)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** A column per day with a layer per form. */
export function LeadsChart({ days }: Pick<LeadFigures, "days">) {
  // A form's layer begins at the height of the forms before it.
  const heightOf = (day: LeadFigures["days"][number], count: number) =>
    forms.slice(0, count).reduce((sum, { form }) => sum + day[form], 0);
  const most = Math.max(1, ...days.map((day) => heightOf(day, forms.length)));
  const columnWidth = 100 / days.length;
  const x = (index: number) => percent(columnWidth * (index + 0.125));
  const width = percent(columnWidth * 0.75);
  const ticks = roundTicks(most, 3).filter(Number.isInteger);
  const top = roundTicks(most, 3).at(-1) ?? 1;
  const y = (count: number) => 100 - (100 * count) / top;
  return (
    <figure className="columns">
      <figcaption>
        Contacts laissés chaque jour
        {forms.map(({ form, label }) => (
          <span className={`key ${form}`} key={form}>
            {label}
          </span>
        ))}
      </figcaption>
      <svg
        role="img"
        aria-label={`De ${days[0]?.day} à ${days.at(-1)?.day}, au plus ${most} par jour.`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} />
            <text x="-0.6em" y={percent(y(tick))} dy="0.35em" textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {forms.flatMap(({ form }, index) =>
          days.flatMap((day, place) =>
            day[form] > 0 ? (
              <rect
                className={form}
                key={form + day.day}
                x={x(place)}
                width={width}
                y={percent(y(heightOf(day, index + 1)))}
                height={percent(100 - y(day[form]))}
              />
            ) : (
              []
            ),
          ),
        )}
      </svg>
      <div className="ends" aria-hidden="true">
        {[days[0], days.at(-1)].map((end, index) => (
          <span key={String(index)}>{formatShortDay(end?.day ?? "")}</span>
        ))}
      </div>
    </figure>
  );
}
