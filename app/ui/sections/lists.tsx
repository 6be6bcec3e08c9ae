import type * as sections from "~/content/sections";
import { Icon, type IconName } from "~/ui/icons/icon";
import { Section } from "./section";
import { Scale } from "./works";

const marks = { pain: "cross", gain: "check", reason: undefined } as const;

export function Points({ tone, items, conclusion, ...heading }: sections.Points) {
  return (
    <Section {...heading} layout="wide">
      <PointList items={items} tone={tone} />
      {conclusion ? <p className="conclusion">{conclusion}</p> : null}
    </Section>
  );
}

interface PointListProps {
  items: { title: string; text: string; icon?: IconName }[];
  /** Gives all items the same mark. */
  tone?: sections.Points["tone"];
}

export function PointList({ items, tone }: PointListProps) {
  const mark = tone && marks[tone];
  return (
    <ul className={tone ? `points ${tone}` : "points"}>
      {items.map(({ title, text, icon = mark }) => (
        <li key={title}>
          {icon ? <Icon name={icon} /> : null}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Contents({ numerals, setting, chapters, ...heading }: sections.Contents) {
  return (
    <Section {...heading} band>
      <ol
        className={setting ? `contents ${setting}` : "contents"}
        type={numerals === "roman" ? "I" : "1"}
      >
        {chapters.map(({ title, teaser }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{teaser}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Story({ moments, ...heading }: sections.Story) {
  return (
    <Section {...heading}>
      <ol className="line">
        {moments.map(({ when, title, text, stretch }) => (
          <li key={when}>
            <p className="kicker">{when}</p>
            {stretch ? <Scale {...stretch} /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Programme({ phases, ...heading }: sections.Programme) {
  return (
    <Section {...heading}>
      <ol className="line">
        {phases.map(({ days, percent, title, text }) => (
          <li key={days}>
            <p className="kicker phase">
              {days} <span>{percent}% du parcours</span>
            </p>
            <progress max={100} value={percent} aria-label={`${days} : ${percent} % du parcours`} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Plan({ steps, ...heading }: sections.Plan) {
  return (
    <Section {...heading}>
      <Steps steps={steps} />
    </Section>
  );
}

export function Steps({ steps }: Pick<sections.Plan, "steps">) {
  return (
    <ol className="line steps">
      {steps.map(({ title, text, stretch }) => (
        <li key={title}>
          <h3>{title}</h3>
          {stretch ? <Scale {...stretch} /> : null}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function Figures({ figures, note, ...heading }: sections.Figures) {
  return (
    <Section {...heading} layout="wide" band>
      <FigureList figures={figures} />
      {note ? <p className="note">{note}</p> : null}
    </Section>
  );
}

export function FigureList({ figures }: Pick<sections.Figures, "figures">) {
  return (
    <ul className="figures">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
