import {
  type ActionFunctionArgs,
  data,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import { diagnosticPage, wizardSteps } from "~/content/diagnostic-page";
import { errorTitle } from "~/content/forms";
import { Journey, stepBefore } from "~/diagnostic/journey";
import { questions } from "~/diagnostic/questions";
import { score, scoreColumns } from "~/diagnostic/scoring";
import { receiveLead } from "~/http/lead-action";
import { keepFormOnFailure, type LeadActionData } from "~/http/lead-client-action";
import type { PageFacts } from "~/http/page-facts";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { isRobot, onlyFields } from "~/leads/forms/form-data";
import { thanksPath } from "~/leads/paths";
import { adNames } from "~/lib/ad";
import { Wizard } from "~/ui/diagnostic/wizard";
import { pageMeta } from "~/ui/page-meta";

export const handle = { sheet: "wizard", hydrate: true, carriesAd: true } satisfies PageFacts;
export const clientAction = keepFormOnFailure;

export const meta: MetaFunction = (args) => {
  const { step, progress, errors } = Journey.fromQuery(new URLSearchParams(args.location.search));
  const { title, description } = diagnosticPage.meta;
  const current =
    step > 1 ? `${progress.label} : ${wizardSteps[step - 1]?.title} – Diagnostic` : title;
  const named = errors.length > 0 ? errorTitle(current) : current;
  return pageMeta(args, { title: named, description, picture: "diagnostic" });
};

interface DiagnosticActionData extends LeadActionData {
  /** The posted answers and their ad, for a page whose URL does not hold them. */
  posted?: [name: string, value: string][];
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const journey = Journey.fromSubmission(form);
  if (form.get("step") === String(stepBefore)) return redirect(journey.urlFor(stepBefore), 303);
  const { answers } = journey;
  const kept = [...questions.map(({ key }) => key), ...Object.values(adNames)];
  const posted = [...onlyFields(form, kept)] as [string, string][];
  if (!answers) {
    return isRobot(form) ? accepted(null) : data<DiagnosticActionData>({ posted }, 400);
  }

  const outcome = await receiveLead({ request, context, form }, diagnosticForm, (contact) => ({
    ...answers,
    ...contact,
    ...scoreColumns(score(answers)),
  }));
  if (outcome.stored) return accepted(outcome.leadId);
  return data<DiagnosticActionData>({ posted, lastResult: outcome.lastResult }, outcome.status);
}

function accepted(leadId: string | null) {
  return redirectDocument(thanksPath(leadId), 303);
}

export default function Page() {
  const [query] = useSearchParams();
  const actionData = useActionData<DiagnosticActionData>();
  const journey = actionData?.posted
    ? Journey.fromSubmission(new URLSearchParams(actionData.posted))
    : Journey.fromQuery(query);
  return <Wizard journey={journey} />;
}
