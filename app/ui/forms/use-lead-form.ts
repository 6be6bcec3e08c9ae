import { parse, useForm } from "@conform-to/react";
import { useEffect } from "react";
import { errorTitle, plainTitle } from "~/content/forms";
import { readConstraints } from "~/forms/fields";
import { validate } from "~/forms/post";
import type { LeadForm } from "~/leads/forms/lead-form";
import { errorsOf, type FormProblems } from "./form-parts";
import type { LeadActionData } from "./lead-client-action";
import { useLastActionData } from "./use-last-action-data";

/**
 * A lead form's state. The server always validates. In the browser, native validation gives way to the server's schema
 * once scripts run: on submit at first, then on every change.
 *
 * @param typed values typed earlier, by field name
 */
export function useLeadForm<Value>(
  { id, schema, fields: views, failure: alert }: LeadForm<Value>,
  typed?: Record<string, string>,
) {
  const actionData = useLastActionData<LeadActionData>();
  const [form, fields] = useForm<Record<string, unknown>, Value, string[]>({
    id,
    constraint: readConstraints(schema()),
    lastResult: actionData?.lastResult,
    defaultValue: typed,
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parse(formData, { resolve: (values) => validate(schema(), values) }),
  });
  const failure = actionData?.failed ? alert : form.errors?.[0];
  const errors = errorsOf(form, Object.keys(views));
  useErrorTitle(Boolean(failure) || errors.length > 0);
  // Conform clears the status as soon as the visitor types.
  const sent = Boolean(actionData?.failed) || form.status === "error";
  const problems: FormProblems = { errors, failure, sent };
  return { form, fields, problems };
}

/** The server writes the same prefix into the page that answers a post. */
function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    document.title = wrong ? errorTitle(document.title) : plainTitle(document.title);
    // A form that is replaced by what it unlocks removes its error from the title.
    return () => {
      document.title = plainTitle(document.title);
    };
  }, [wrong]);
}
