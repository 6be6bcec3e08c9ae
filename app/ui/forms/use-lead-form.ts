import { parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { constraintsOf } from "~/leads/forms/fields";
import type { LeadForm } from "~/leads/forms/lead-form";
import { validate } from "~/leads/forms/validate";
import type { FormProblems } from "./form-parts";

/** What the action of a lead form answers when it did not store. */
export interface LeadActionData {
  lastResult?: SubmissionResult<string[]>;
  /** The request got no usable answer at all. */
  failed?: boolean;
}

/**
 * A form that the browser checks natively, the server always, and scripts with the server's schema:
 * on submit first, then on every change.
 *
 * @param typed what was typed here before, by field name
 */
export function useLeadForm<Value>(
  { id, schema, fields: views, failure: alert }: LeadForm<Value>,
  typed?: Record<string, string>,
) {
  const actionData = useActionData<LeadActionData>();
  const [form, fields] = useForm<Record<string, unknown>, Value, string[]>({
    id,
    constraint: constraintsOf(schema),
    lastResult: actionData?.lastResult,
    defaultValue: typed,
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parse(formData, { resolve: (values) => validate(schema, values) }),
  });
  const failure = actionData?.failed ? alert : form.errors?.[0];
  const errors = Object.keys(views).flatMap((name) => {
    const message = form.allErrors[name]?.[0];
    return message ? [{ id: `${form.id}-${name}`, message }] : [];
  });
  useErrorTitle(Boolean(failure) || errors.length > 0);
  const problems: FormProblems = { errors, failure };
  return { form, fields, problems };
}

/** The server writes the same prefix into the page that answers a post. */
function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    const plain = document.title.replace(/^Erreur : /, "");
    document.title = wrong ? `Erreur : ${plain}` : plain;
  }, [wrong]);
}

/** `clientAction` of a lead form: whatever goes wrong on the way, the form and its contents stay. */
export async function keepFormOnFailure({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<LeadActionData>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true };
  }
}

/** False in the server's HTML and until React runs: what only scripts can keep up must wait for it. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
