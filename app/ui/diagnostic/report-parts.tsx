import { reportLabels } from "~/content/report/labels";
import type { Action } from "~/content/report/types";
import { daysText, weeksText } from "~/diagnostic/calendar";
import type { Report } from "~/diagnostic/report";

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
    <section className="route">
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
    <section className="firsts">
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
