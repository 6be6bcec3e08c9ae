import { parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { errorTitle, plainTitle } from "~/content/errors";
import { validate } from "~/leads/validate";
import type { FormProblems } from "./form-parts";

/** What the action of a lead form answers when it did not store. */
export interface LeadActionData {
  lastResult?: SubmissionResult<string[]>;
  /** The request got no usable answer at all. */
  failed?: boolean;
}

/** Native attributes of each field, in the form's order, for visitors whose scripts do not run. */
type Constraint = Record<string, { required?: boolean; minLength?: number; maxLength?: number }>;

interface LeadFormOptions {
  id: string;
  schema: z.core.$ZodType;
  constraint: Constraint;
  /** What the alert says when the request got no answer. */
  failure: string;
  /** What was typed here before, by field name. */
  typed?: Record<string, string>;
}

/**
 * A form that the browser checks natively, the server always, and scripts with the server's schema:
 * on submit first, then on every change.
 */
export function useLeadForm<Fields extends Record<string, unknown>>(options: LeadFormOptions) {
  const actionData = useActionData<LeadActionData>();
  const [form, fields] = useForm<Fields>({
    id: options.id,
    constraint: options.constraint as never,
    lastResult: actionData?.lastResult,
    defaultValue: options.typed as never,
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parse(formData, { resolve: (values) => validate(options.schema, values) as never }),
  });
  const failure = actionData?.failed ? options.failure : form.errors?.[0];
  const errors = Object.keys(options.constraint).flatMap((name) => {
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
    document.title = wrong ? errorTitle(document.title) : plainTitle(document.title);
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
