import { reportLabels } from "~/content/report/labels";
import type { Action } from "~/content/report/types";
import type { Report } from "~/diagnostic/report";
import { Day } from "~/ui/reference/day";
import { ReportFigure } from "./report-figure";
import { AiPart, Findings, FirstActions, NextPages, Roadmap } from "./report-parts";

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
        <section className="measures">
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
