import { Form, useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  introduction,
  missingAnswers,
  sampleReport,
  wizardLabels,
} from "~/content/diagnostic-page";
import { Journey } from "~/diagnostic/journey";
import { type Question, questionsOf, type StepNumber } from "~/diagnostic/questions";
import { reportLabels } from "~/diagnostic/report/labels";
import { FieldError, Problems } from "~/ui/forms/form-parts";
import { Ticks } from "~/ui/icons/icon";
import { RadarChart } from "./radar-chart";

interface StepProps {
  journey: Journey;
  /** Contact data typed in the last step, which each step then posts to the next. */
  typed: Record<string, string> | undefined;
}

export function IntroductionStep({ journey, typed }: StepProps) {
  const once = useSubmitOnce();
  return (
    <Form method={methodFor(typed)} action="/diagnostic" discover="none" onSubmit={once}>
      <CarriedAnswers journey={journey} typed={typed} />
      <ul className="wizard-figures">
        {introduction.figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
      <h2>{introduction.title}</h2>
      <Ticks items={introduction.items} />
      <button type="submit" className="button" {...stepButton(journey.next, journey, typed)}>
        {wizardLabels.start}
      </button>
    </Form>
  );
}

/** The first page of a report, as an example of what the questions lead to. */
export function SampleReport() {
  const { caption, profile, dimensions } = sampleReport;
  const { kicker, strengths, obstacles, roadmap, actions } = reportLabels;
  return (
    <figure className="sample-report">
      <div>
        <p className="kicker">{kicker}</p>
        <p className="sample-profile">{profile}</p>
        <RadarChart dimensions={dimensions} />
        <ul>
          {[strengths, obstacles, roadmap, actions].map((heading) => (
            <li key={heading}>{heading}</li>
          ))}
        </ul>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const missingId = "questions-sans-reponse";

/** Writes each answer to the URL at once, so that reloading and going back keep it. */
function useKeptAnswers(journey: Journey) {
  const { step } = journey;
  /** Whether scripts run and the URL contains everything that the form shows. */
  const [inSync, setInSync] = useState(false);
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const keep = (form: HTMLFormElement) => {
    const answered = Journey.fromQuery(new FormData(form));
    // After an attempt to continue, the messages about missing answers stay.
    const shown = answered.isComplete(step) ? step : journey.requested;
    navigate(answered.urlFor(shown), { replace: true, preventScrollReset: true });
  };
  // Picks up what was chosen before hydration.
  useEffect(() => {
    const form = element.current;
    if (!form || inSync) return;
    const shown = Journey.fromQuery(new FormData(form));
    if (shown.urlFor(step) === journey.urlFor(step)) setInSync(true);
    else keep(form);
  });
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => keep(currentTarget);
  return { inSync, form: { ref: element, onChange } };
}

/** A step of questions: a GET form to its own path, with the answers in the query. */
export function QuestionStep({ journey, typed }: StepProps) {
  const { step, next, previous, errors } = journey;
  const { inSync, form } = useKeptAnswers(journey);
  const once = useSubmitOnce();
  const missing = questionsOf(step).filter(({ key }) => journey.selected(key).length === 0).length;
  const incomplete = inSync && !journey.isComplete(step);
  return (
    <Form method={methodFor(typed)} action="/diagnostic" discover="none" {...form} onSubmit={once}>
      <CarriedAnswers journey={journey} typed={typed} />
      <Problems errors={errors.map(({ key, message }) => ({ id: key, message }))} />
      {questionsOf(step).map((question) => (
        <Choices
          key={question.key}
          question={question}
          chosen={journey.selected(question.key)}
          limited={inSync}
          error={errors.find(({ key }) => key === question.key)?.message}
        />
      ))}
      <p className="wizard-turn">
        <button
          type="submit"
          className="button"
          {...stepButton(next, journey, typed)}
          disabled={incomplete}
          suppressHydrationWarning
          aria-describedby={incomplete && missing ? missingId : undefined}
        >
          {wizardLabels.next}
        </button>
        <button
          type="submit"
          className="button quiet"
          {...stepButton(previous, journey, typed)}
          formNoValidate
        >
          {wizardLabels.back}
        </button>
      </p>
      {incomplete && missing ? (
        <p className="hint" id={missingId}>
          {missingAnswers(missing)}
        </p>
      ) : null}
    </Form>
  );
}

interface ChoicesProps {
  question: Question;
  chosen: readonly string[];
  /** Whether scripts disable the other boxes once the maximum is ticked. */
  limited: boolean;
  error: string | undefined;
}

function Choices({ question, chosen, limited, error }: ChoicesProps) {
  const { key, kind, text, hint, options, max } = question;
  const full = limited && kind === "checkbox" && chosen.length >= max;
  const errorId = error ? `${key}-error` : undefined;
  return (
    <fieldset id={key} aria-describedby={errorId} tabIndex={-1}>
      <legend>{text}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      <FieldError id={errorId} message={error} />
      <div className="choices">
        {options.map(({ label }) => (
          <div key={label}>
            <label>
              <input
                type={kind}
                name={key}
                value={label}
                defaultChecked={chosen.includes(label)}
                required={kind === "radio"}
                disabled={full && !chosen.includes(label)}
              />{" "}
              <span>{label}</span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The answers of the other steps and what was typed in the last one, as hidden fields. */
export function CarriedAnswers({ journey, typed = {} }: Partial<StepProps> & { journey: Journey }) {
  const contact = Object.entries(typed).map(([name, value]) => ({ name, value }));
  return [...journey.carried, ...contact].map(({ name, value }) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}

/** Contact data must not be in a URL. */
function methodFor(typed: StepProps["typed"]): "get" | "post" {
  return typed ? "post" : "get";
}

/** The attributes of a button that leads to another step. The URL of a post names the step too. */
export function stepButton(step: StepNumber | null, journey: Journey, typed: StepProps["typed"]) {
  const url = step ? journey.urlFor(step) : "";
  return { name: "step", value: step ?? "", formAction: typed && url };
}

/** A double click must not push two entries to the history. */
function useSubmitOnce(): (event: FormEvent) => void {
  const { key } = useLocation();
  const isSubmitting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL ends the submission
  useEffect(() => {
    isSubmitting.current = false;
  }, [key]);
  return (event) => {
    if (isSubmitting.current) event.preventDefault();
    isSubmitting.current = true;
  };
}
