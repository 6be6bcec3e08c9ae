import { useEffect, useRef } from "react";
import { diagnosticPage, wizardSteps } from "~/content/diagnostic-page";
import type { Journey } from "~/diagnostic/journey";
import { ContactStep } from "./contact-step";
import { IntroductionStep } from "./introduction-step";
import { QuestionStep } from "./question-step";

/** One step of the diagnostic, as the URL says. With scripts the next one takes its place at once. */
export function Wizard({ journey }: { journey: Journey }) {
  const { step, progress } = journey;
  const texts = wizardSteps[step - 1];
  const heading = useHeadingFocus(step);
  // Kept here and never in the URL, for a visitor who looks back from the last step.
  const contact = useRef<Record<string, string>>({});
  return (
    <article className="wizard">
      <header>
        <p className="kicker">{diagnosticPage.kicker}</p>
        <p className="wizard-progress">
          <span id="wizard-step">{progress.label}</span> <span>{`${progress.percent}%`}</span>
          <progress max={100} value={progress.percent} aria-labelledby="wizard-step" />
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {texts?.title}
        </h1>
        <p className="lead">{texts?.intro}</p>
      </header>
      {step === 1 ? (
        <IntroductionStep journey={journey} />
      ) : journey.next === null ? (
        <ContactStep journey={journey} contact={contact} />
      ) : (
        <QuestionStep key={step} journey={journey} />
      )}
    </article>
  );
}

/** Brings the reader to the heading when the step changes under them, not on the first view. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
