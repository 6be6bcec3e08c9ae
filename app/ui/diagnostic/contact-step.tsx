import { getFormProps } from "@conform-to/react";
import { Form, useNavigate } from "@remix-run/react";
import { type MouseEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
import { missingContact, wizardLabels } from "~/content/diagnostic-page";
import { type Journey, stepBefore } from "~/diagnostic/journey";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { constraintsOf } from "~/leads/forms/fields";
import { Fields } from "~/ui/forms/field";
import { Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLeadForm } from "~/ui/forms/use-lead-form";
import { CarriedAnswers } from "./carried-answers";

const missingId = "coordonnees-manquantes";

const required = Object.entries(constraintsOf(diagnosticForm.schema))
  .filter(([, constraint]) => constraint.required)
  .map(([name]) => name);

interface ContactStepProps {
  journey: Journey;
  /** What was typed here so far. */
  contact: MutableRefObject<Record<string, string>>;
}

/** The last step, the only one that is posted: no personal data ever stand in the URL. */
export function ContactStep({ journey, contact }: ContactStepProps) {
  const [filled, setFilled] = useState(true);
  const follow = (element: HTMLFormElement) => {
    contact.current = valuesOf(element);
    setFilled(required.every((name) => contact.current[name]));
  };
  const element = useRef<HTMLFormElement>(null);
  // Counts what was typed before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
  useEffect(() => {
    if (element.current) follow(element.current);
  }, []);
  const { form, fields, problems } = useLeadForm(diagnosticForm, contact.current);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigate(journey.urlFor(stepBefore));
  };
  return (
    <Form
      method="post"
      action={journey.urlFor(journey.step)}
      discover="none"
      {...getFormProps(form)}
      ref={element}
      onInput={({ currentTarget }) => follow(currentTarget)}
    >
      <CarriedAnswers journey={journey} />
      <Problems {...problems} />
      <Fields form={diagnosticForm} fields={fields} />
      <Honeypot />
      <p className="wizard-turn">
        <SubmitButton
          label={wizardLabels.submit}
          busyLabel={wizardLabels.submitting}
          disabled={!filled}
          describedBy={missingId}
        />
        <button
          type="submit"
          className="button quiet"
          name="step"
          value={stepBefore}
          formNoValidate
          onClick={goBack}
        >
          {wizardLabels.back}
        </button>
      </p>
      {filled ? null : (
        <p className="hint" id={missingId}>
          {missingContact}
        </p>
      )}
      <PrivacyNote />
    </Form>
  );
}

function valuesOf(element: HTMLFormElement): Record<string, string> {
  const form = new FormData(element);
  return Object.fromEntries(
    Object.keys(diagnosticForm.fields).map((name) => [name, String(form.get(name) ?? "")]),
  );
}
