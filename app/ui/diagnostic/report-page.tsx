import { reportLabels } from "~/content/report/labels";
import type { Action } from "~/content/report/types";
import { daysText, weeksText } from "~/diagnostic/calendar";
import type { DimensionReading, Report } from "~/diagnostic/report";
import { Day } from "~/ui/article-layout";

interface ReportPageProps {
  report: Report;
  firstName: string;
  /** ISO date of the answers. */
  date: string;
}

/** The diagnostic's answer: what the answers say on one sheet, what to do about it on a second. */
export function ReportPage({ report, firstName, date }: ReportPageProps) {
  const { profile, dimensions, contrast, strengths, brakes, ai, roadmap, limits } = report;
  const [reason, ...purpose] = profile.paragraphs;
  // Under the shorter of two columns.
  const aside = lengthOf(strengths) < lengthOf(brakes) ? "strengths" : "brakes";
  return (
    <article className="report">
      <div className="page">
        <header>
          <p className="kicker">{reportLabels.kicker}</p>
          <h1>{profile.title}</h1>
          <p className="byline">
            {reportLabels.recipient} <bdi>{firstName}</bdi>, {reportLabels.answered}{" "}
            <Day date={date} />
          </p>
        </header>
        <div className="opening">
          <p>{reason}</p>
          {purpose.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section className="scores">
          <h2>{reportLabels.dimensions}</h2>
          <figure>
            <ReportFigure dimensions={dimensions} />
            <figcaption>
              {contrast} {reportLabels.scale}
            </figcaption>
          </figure>
          <dl>
            {dimensions.map(({ name, value, text }) => (
              <div key={name}>
                <dt>
                  {name} <span>{value}</span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="pair">
          <div>
            <Findings title={reportLabels.strengths} items={strengths} />
            {aside === "strengths" ? <AiPart text={ai} /> : null}
          </div>
          <div>
            <Findings title={reportLabels.brakes} items={brakes} />
            {aside === "brakes" ? <AiPart text={ai} /> : null}
          </div>
        </div>
      </div>
      <div className="page">
        <Roadmap {...roadmap} />
        <FirstActions actions={report.actions} />
        <div className="pair">
          <NextPages nextSteps={report.nextSteps} />
          <section>
            <h2>{reportLabels.limits}</h2>
            {limits.map((limit) => (
              <p key={limit}>{limit}</p>
            ))}
          </section>
        </div>
      </div>
      <p className="print-hint">{reportLabels.print}</p>
    </article>
  );
}

function lengthOf(items: readonly Action[]): number {
  return items.reduce((sum, { text }) => sum + text.length, 0);
}

/** Strengths or brakes. */
export function Findings({ title, items }: { title: string; items: Action[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {items.map((item) => (
        <p key={item.title}>
          <strong>{item.title}.</strong> {item.text}
        </p>
      ))}
    </section>
  );
}

export function AiPart({ text }: { text: string }) {
  return (
    <section className="ai">
      <h2>{reportLabels.ai}</h2>
      <p>{text}</p>
    </section>
  );
}

/** The weeks to come, from where the project stands. */
export function Roadmap({ introduction, stages }: Report["roadmap"]) {
  return (
    <section className="roadmap">
      <h2>{reportLabels.roadmap}</h2>
      <p>{introduction}</p>
      <ol>
        {stages.map((stage) => (
          <li key={stage.from}>
            <p>
              <b>{weeksText(stage)}</b> <span>{daysText(stage)}</span>
            </p>
            <h3>{stage.title}</h3>
            <ul>
              {stage.tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function FirstActions({ actions }: Pick<Report, "actions">) {
  return (
    <section className="first-actions">
      <h2>{reportLabels.actions}</h2>
      <p>{reportLabels.actionsHint}</p>
      <ol>
        {actions.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function NextPages({ nextSteps }: Pick<Report, "nextSteps">) {
  return (
    <section>
      <h2>{reportLabels.nextSteps}</h2>
      {nextSteps.map(({ text, href, label }) => (
        <p key={href}>
          {text} <a href={href}>{label}</a>
        </p>
      ))}
    </section>
  );
}

const centre = { x: 210, y: 196 };
const radius = 128;
const rings = [25, 50, 75, 100];

/** Where each axis is labelled, beginning with the one that points up. */
const places = [
  { x: 210, y: 28, anchor: "middle" },
  { x: 420, y: 108, anchor: "end" },
  { x: 306, y: 336, anchor: "middle" },
  { x: 114, y: 336, anchor: "middle" },
  { x: 0, y: 108, anchor: "start" },
] as const;

/** Five axes from nothing to all that can be reached, and the area that the answers cover. */
export function ReportFigure({ dimensions }: { dimensions: DimensionReading[] }) {
  const label = dimensions.map(({ name, value }) => `${name} ${value}`).join(", ");
  return (
    <svg className="radar-chart" viewBox="0 0 420 366" role="img" aria-label={label}>
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

/** Axes go round clockwise, a fifth of a turn apart. */
function point(axis: number, percent: number): [number, number] {
  const angle = (axis / 5) * 2 * Math.PI;
  const reach = (radius * percent) / 100;
  return [tenth(centre.x + reach * Math.sin(angle)), tenth(centre.y - reach * Math.cos(angle))];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
