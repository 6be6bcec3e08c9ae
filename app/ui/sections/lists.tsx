import type * as landing from "~/content/landings/types";
import { Icon } from "~/ui/icons/icon";
import { Section } from "./section";

const marks = { pain: "cross", gain: "check", reason: null } as const;

export function Points({ tone, items, conclusion, ...heading }: landing.Points) {
  const mark = marks[tone];
  return (
    <Section {...heading} layout="wide">
      <ul className={`points ${tone}`}>
        {items.map(({ title, text }) => (
          <li key={title}>
            {mark ? <Icon name={mark} /> : null}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {conclusion ? <p className="conclusion">{conclusion}</p> : null}
    </Section>
  );
}

const roman = ["I", "II", "III", "IV", "V", "VI"];

export function Contents({ numerals, chapters, ...heading }: landing.Contents) {
  return (
    <Section {...heading} band>
      <ol className="contents" type={numerals === "roman" ? "I" : "1"}>
        {chapters.map(({ title, teaser }, index) => (
          <li key={title}>
            <span className="numeral">{numerals === "roman" ? roman[index] : index + 1}</span>
            <h3>{title}</h3>
            <p>{teaser}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Story({ moments, ...heading }: landing.Story) {
  return (
    <Section {...heading}>
      <ol className="line">
        {moments.map(({ when, title, text }) => (
          <li key={when}>
            <p className="kicker">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Programme({ phases, ...heading }: landing.Programme) {
  return (
    <Section {...heading}>
      <ol className="line">
        {phases.map(({ days, percent, title, text }) => (
          <li key={days}>
            <p className="kicker phase">
              {days} <span>{percent}%</span>
            </p>
            <progress max={100} value={percent} aria-label={`${days} : part du livre achevée`} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Plan({ steps, ...heading }: landing.Plan) {
  return (
    <Section {...heading}>
      <ol className="line steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Figures({ figures, note, ...heading }: landing.Figures) {
  return (
    <Section {...heading} layout="wide" band>
      <FigureList figures={figures} />
      {note ? <p className="note">{note}</p> : null}
    </Section>
  );
}

export function FigureList({ figures }: Pick<landing.Figures, "figures">) {
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
