import { getFormProps } from "@conform-to/react";
import { Form, useNavigate } from "@remix-run/react";
import { type MouseEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
import { contactLabels, wizardLabels } from "~/content/diagnostic-page";
import { type Journey, stepBefore } from "~/diagnostic/journey";
import { diagnosticConsent } from "~/leads/consents";
import { type DiagnosticContact, diagnosticContactSchema, limits } from "~/leads/schemas";
import { CheckBox, TextField } from "~/ui/forms/field";
import { Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLeadForm } from "~/ui/forms/lead-form";
import { CarriedAnswers } from "./carried-answers";

const constraint = {
  name: { required: true, maxLength: limits.name.max },
  email: { required: true, maxLength: limits.email.max },
  phone: { maxLength: limits.phone.max },
  gdpr_consent: { required: true },
};

interface ContactStepProps {
  journey: Journey;
  /** What was typed here so far. */
  contact: MutableRefObject<Record<string, string>>;
}

/** The last step, the only one that is posted: no personal data ever stand in the URL. */
export function ContactStep({ journey, contact }: ContactStepProps) {
  const [filled, setFilled] = useState(true);
  const follow = (element: HTMLFormElement) => {
    const { name, email, phone, gdpr_consent } = valuesOf(element);
    contact.current = { name, email, phone, gdpr_consent };
    setFilled(Boolean(name && email && gdpr_consent));
  };
  const element = useRef<HTMLFormElement>(null);
  // Counts what was typed before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
  useEffect(() => {
    if (element.current) follow(element.current);
  }, []);
  const { form, fields, problems } = useLeadForm<DiagnosticContact>({
    id: "contact",
    schema: diagnosticContactSchema,
    constraint,
    failure: contactLabels.failure,
    typed: contact.current,
  });
  const { name, email, phone, gdpr_consent } = fields;
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
      <TextField field={name} label={contactLabels.name} autoComplete="name" />
      <TextField field={email} label={contactLabels.email} type="email" autoComplete="email" />
      <TextField field={phone} label={contactLabels.phone} type="tel" autoComplete="tel" />
      <CheckBox field={gdpr_consent} label={diagnosticConsent} />
      <Honeypot />
      <p className="wizard-turn">
        <SubmitButton
          label={wizardLabels.submit}
          busyLabel={wizardLabels.submitting}
          disabled={!filled}
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
      <PrivacyNote />
    </Form>
  );
}

function valuesOf(element: HTMLFormElement) {
  const form = new FormData(element);
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    gdpr_consent: text("gdpr_consent"),
  };
}
