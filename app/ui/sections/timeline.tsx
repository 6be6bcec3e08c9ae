import type { ReactNode } from "react";
import type * as sections from "~/content/sections";
import { Section } from "./section";

export function Plan({ steps, ...heading }: sections.Plan) {
  return (
    <Section {...heading}>
      <Steps steps={steps} />
    </Section>
  );
}

export interface StepsProps {
  steps: readonly { title: string; text: ReactNode; timeSpan?: sections.TimeSpan }[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="timeline steps">
      {steps.map(({ title, text, timeSpan }) => (
        <li key={title}>
          <h3>{title}</h3>
          {timeSpan ? <TimeScale {...timeSpan} /> : null}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A row of boxes with the given range filled. Decorative: the words beside it say the same. */
export function TimeScale({ from, to, of }: sections.TimeSpan) {
  const boxes = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <span className="time-scale" aria-hidden>
      {boxes.map((box) => (
        <i key={box} className={box >= from && box <= to ? "is-active" : undefined} />
      ))}
    </span>
  );
}
