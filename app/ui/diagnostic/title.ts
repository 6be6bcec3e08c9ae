import { diagnosticPage, wizardSteps } from "~/content/diagnostic-page";
import { errorTitle } from "~/content/forms";
import type { Journey } from "~/diagnostic/journey";

/** The page's title at a step. */
export function wizardTitle({ step, progress, errors }: Journey): string {
  const current =
    step > 1
      ? `${progress.label}\u00a0: ${wizardSteps[step - 1]?.title} – Diagnostic`
      : diagnosticPage.meta.title;
  return errors.length > 0 ? errorTitle(current) : current;
}
