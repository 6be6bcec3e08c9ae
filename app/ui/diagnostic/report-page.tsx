import { bookFacts } from "~/content/colophon";
import { book, isOnSale } from "~/content/offers";
import { daysText, weeksText } from "~/diagnostic/calendar";
import type { DiagnosticReport } from "~/diagnostic/report";
import { bookCard } from "~/diagnostic/report/book-card";
import { reportLabels } from "~/diagnostic/report/labels";
import type { Action } from "~/diagnostic/report/types";
import { isMeasured } from "~/diagnostic/shares";
import { Day } from "~/ui/article-layout";
import { Cover } from "~/ui/sections/book";
import { BookPrice } from "~/ui/sections/price";
import { RadarChart } from "./radar-chart";

interface ReportPageProps {
  report: DiagnosticReport;
  firstName: string;
  /** ISO date of the answers. */
  date: string;
  /** Origin of the site, since the printed page shows full URLs. */
  siteUrl: string;
}

/** The diagnostic's report: what the answers mean on the first sheet, what to do about it on the second. */
export function ReportPage({ report, firstName, date, siteUrl }: ReportPageProps) {
  const { profile, strengths, obstacles } = report;
  const shorter = lengthOf(strengths) < lengthOf(obstacles) ? "strengths" : "obstacles";
  return (
    <article className="report">
      <div className="page">
        <header>
          <p className="kicker">{reportLabels.kicker}</p>
          <h1>{profile.title}</h1>
          <p className="byline">
            {firstName ? (
              <>
                {reportLabels.recipient} <bdi>{firstName}</bdi>,{" "}
              </>
            ) : (
              `${reportLabels.noRecipient} `
            )}
            {reportLabels.answered} <Day date={date} />
          </p>
        </header>
        <div className="opening">
          {profile.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Scores {...report} />
        <div className="pair">
          {(["strengths", "obstacles"] as const).map((column) => (
            <div key={column}>
              <Findings title={reportLabels[column]} items={report[column]} />
              {column === shorter ? (
                <section className="ai">
                  <h2>{reportLabels.ai}</h2>
                  <p>{report.ai}</p>
                </section>
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <div className="page">
        <Roadmap {...report.roadmap} />
        <FirstActions actions={report.actions} />
        <div className="pair">
          <section>
            <h2>{reportLabels.nextSteps}</h2>
            {report.nextSteps.map(({ text, href, label }) => (
              <p key={href}>
                {text} <a href={href}>{label}</a>
              </p>
            ))}
          </section>
          <section>
            <h2>{reportLabels.help}</h2>
            {report.help.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
          <BookCard sentence={report.book} siteUrl={siteUrl} />
        </div>
      </div>
      <p className="print-hint">{reportLabels.print}</p>
    </article>
  );
}

function lengthOf(items: readonly Action[]): number {
  return items.reduce((sum, { text }) => sum + text.length, 0);
}

function Scores({ dimensions, contrast }: Pick<DiagnosticReport, "dimensions" | "contrast">) {
  return (
    <section className="scores">
      <h2>{reportLabels.dimensions}</h2>
      <figure>
        <RadarChart dimensions={dimensions.filter(isMeasured)} />
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
  );
}

function Findings({ title, items }: { title: string; items: Action[] }) {
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

function Roadmap({ introduction, stages }: DiagnosticReport["roadmap"]) {
  return (
    <section className="roadmap">
      <h2>{reportLabels.roadmap}</h2>
      <p>{introduction}</p>
      <ol>
        {stages.map((stage) => (
          <li key={stage.from}>
            <p className="small-print">
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

function FirstActions({ actions }: Pick<DiagnosticReport, "actions">) {
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

/** Every result ends here while the book is on sale: its price, and why it suits. */
function BookCard({ sentence, siteUrl }: { sentence: string; siteUrl: string }) {
  const { title } = bookCard;
  if (!isOnSale(book)) return null;
  const { to, label } = book.page;
  return (
    <section className="book-card">
      <Cover />
      <div>
        <h2>{title}</h2>
        <p>{sentence}</p>
        <BookPrice />
        <p className="small-print">{bookFacts}</p>
        <p className="actions">
          <a className="button" href={to}>
            {label}
          </a>
        </p>
        <p className="printed-address">{siteUrl + to}</p>
      </div>
    </section>
  );
}
