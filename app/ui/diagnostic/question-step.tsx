import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { diagnosticPage } from "~/content/diagnostic-page";
import { Journey } from "~/diagnostic/journey";
import { type Question, questionsOf, wizardLabels } from "~/diagnostic/questions";
import { useHydrated } from "~/ui/forms/lead-form";
import { CarriedAnswers } from "./carried-answers";

/** Steps 2 to 5: a form that asks for its own address with the answers added. */
export function QuestionStep({ journey }: { journey: Journey }) {
  const { step, next, previous } = journey;
  const hydrated = useHydrated();
  const [draft, setDraft] = useState(journey);
  const follow = (event: FormEvent<HTMLFormElement>) =>
    setDraft(Journey.fromQuery(new FormData(event.currentTarget)));
  const errors = journey.errors.filter(({ key }) => draft === journey || !draft.isAnswered(key));

  return (
    <Form method="get" action="/diagnostic" discover="none" onChange={follow}>
      <CarriedAnswers journey={journey} />
      {errors.length > 0 ? (
        // biome-ignore lint/a11y/noAutofocus: without scripts nothing else brings the reader to it
        <div className="problems" role="alert" tabIndex={-1} autoFocus>
          <p>{diagnosticPage.missing}</p>
          <ul>
            {errors.map(({ key, message }) => (
              <li key={key}>
                <a href={`#${key}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {questionsOf(step).map((question) => (
        <Choices
          key={question.key}
          question={question}
          chosen={journey.selected(question.key)}
          full={hydrated && draft.selected(question.key).length >= question.max}
          error={errors.find(({ key }) => key === question.key)?.message}
          isChosen={(label) => draft.selected(question.key).includes(label)}
        />
      ))}
      <p className="wizard-turn">
        <button
          type="submit"
          className="button"
          name="step"
          value={next ?? ""}
          disabled={hydrated && !draft.isComplete(step)}
        >
          {wizardLabels.next}
        </button>
        <button
          type="submit"
          className="button quiet"
          name="step"
          value={previous ?? ""}
          formNoValidate
        >
          {wizardLabels.back}
        </button>
      </p>
    </Form>
  );
}

interface ChoicesProps {
  question: Question;
  /** Labels that the URL brought. */
  chosen: readonly string[];
  /** Whether no further box may be ticked. */
  full: boolean;
  error: string | undefined;
  isChosen: (label: string) => boolean;
}

function Choices({ question, chosen, full, error, isChosen }: ChoicesProps) {
  const { key, kind, text, hint, options } = question;
  const errorId = error ? `${key}-error` : undefined;
  return (
    <fieldset id={key} aria-describedby={errorId} tabIndex={-1}>
      <legend>{text}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      {error ? (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      ) : null}
      <div className="choices">
        {options.map(({ label }) => (
          <label key={label}>
            <input
              type={kind}
              name={key}
              value={label}
              defaultChecked={chosen.includes(label)}
              required={kind === "radio"}
              disabled={kind === "checkbox" && full && !isChosen(label)}
            />{" "}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
