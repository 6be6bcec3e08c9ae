import { type ActionFunctionArgs, data, redirectDocument } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { diagnosticPage, wizardSteps } from "~/content/diagnostic-page";
import { Journey, stepNumbered } from "~/diagnostic/journey";
import { thanksPath } from "~/diagnostic/lead";
import { questions } from "~/diagnostic/questions";
import { score, scoreColumns } from "~/diagnostic/scoring";
import { isBot, onlyFields } from "~/forms/post";
import { receiveLead } from "~/handlers/lead-action";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import type { PageConfig } from "~/shared/page-config";
import { adNames } from "~/statistics/ad";
import { ContactStep } from "~/ui/diagnostic/contact-step";
import { IntroductionStep, QuestionStep, SampleReport } from "~/ui/diagnostic/question-step";
import { wizardTitle } from "~/ui/diagnostic/title";
import { keepFormOnFailure, type LeadActionData } from "~/ui/forms/lead-client-action";
import { Island } from "~/ui/island";
import { WizardPage } from "~/ui/pages/wizard.server";

export const handle = { sheet: "wizard", hydrate: true, carriesAd: true } satisfies PageConfig;
export const clientAction = keepFormOnFailure;

export { wizardMeta as meta } from "~/ui/pages/wizard.server";

interface DiagnosticActionData extends LeadActionData {
  /** What was posted: the answers and the ad, which a post's URL does not contain. */
  posted?: [name: string, value: string][];
  /** Whether the post only leads to another step. Once contact data is typed, steps are posted to keep it out of the URL. */
  turned?: boolean;
}

const answerNames = [...questions.map(({ key }) => key), ...Object.values(adNames)];
const contactNames = Object.keys(diagnosticForm.fields);

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const fieldsOf = (names: string[]) => [...onlyFields(form, names)] as [string, string][];
  if (stepNumbered(form.get("step"))) {
    const posted = fieldsOf(["step", ...answerNames, ...contactNames]);
    return data<DiagnosticActionData>({ posted, turned: true });
  }
  const { answers } = Journey.fromSubmission(form);
  const posted = fieldsOf(answerNames);
  if (!answers) {
    return isBot(form) ? accepted(null) : data<DiagnosticActionData>({ posted }, 400);
  }

  const outcome = await receiveLead(
    { request, context, form },
    {
      ...diagnosticForm,
      row: (contact) => ({ ...answers, ...contact, ...scoreColumns(score(answers)) }),
    },
  );
  if (outcome.stored) return accepted(outcome.leadId);
  return data<DiagnosticActionData>({ posted, lastResult: outcome.lastResult }, outcome.status);
}

function accepted(leadId: string | null) {
  return redirectDocument(thanksPath(leadId), 303);
}

/** The step of the diagnostic that the URL names. */
export default function Wizard() {
  const { journey, typed } = useJourney();
  const { step, progress } = journey;
  const texts = wizardSteps[step - 1];
  const heading = useHeadingFocus(step);
  useTitle(wizardTitle(journey));
  // Personal data, so never in the URL. Kept for visitors who go back from the last step: here or, without scripts, in
  // the forms of the steps, which are then posted.
  const contact = useRef(typed ?? {});
  return (
    <Island page={WizardPage}>
      <div className={step === 1 ? "wizard introduction" : "wizard"}>
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
          <>
            <IntroductionStep journey={journey} typed={typed} />
            <SampleReport />
          </>
        ) : journey.next === null ? (
          <ContactStep journey={journey} contact={contact} />
        ) : (
          <QuestionStep key={step} journey={journey} typed={typed} />
        )}
      </div>
    </Island>
  );
}

function useJourney(): { journey: Journey; typed?: Record<string, string> } {
  const [query] = useSearchParams();
  const { posted, turned } = useActionData<DiagnosticActionData>() ?? {};
  if (!posted) return { journey: Journey.fromQuery(query) };
  const fields = new URLSearchParams(posted);
  if (!turned) return { journey: Journey.fromSubmission(fields) };
  const step = stepNumbered(fields.get("step")) ?? undefined;
  const typed = Object.fromEntries(posted.filter(([name]) => contactNames.includes(name)));
  return { journey: Journey.fromSubmission(fields, step), typed };
}

/** Moves the focus to the heading when the step changes, not on the first view. */
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

/** Updates the title with the step; the server renders only the first one. */
function useTitle(title: string) {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    document.title = title;
  }, [title]);
}
