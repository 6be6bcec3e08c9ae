import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { Journey } from "~/diagnostic/journey";
import { contactLabels, wizardLabels } from "~/diagnostic/questions";
import { diagnosticConsent } from "~/leads/consents";
import { type DiagnosticContact, diagnosticContactSchema, limits } from "~/leads/schemas";
import { CheckBox, TextField } from "~/ui/forms/field";
import { Honeypot, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useHydrated, useLeadForm } from "~/ui/forms/lead-form";
import { CarriedAnswers } from "./carried-answers";

const constraint = {
  name: { required: true, maxLength: limits.name.max },
  email: { required: true, maxLength: limits.email.max },
  phone: { maxLength: limits.phone.max },
  gdpr_consent: { required: true },
};

/** Step 6, the only one that is posted: no personal data ever stand in the URL. */
export function ContactStep({ journey }: { journey: Journey }) {
  const hydrated = useHydrated();
  const { form, fields, problems } = useLeadForm<DiagnosticContact>({
    id: "contact",
    schema: diagnosticContactSchema,
    constraint,
  });
  const { name, email, phone, gdpr_consent } = fields;
  const filled = Boolean(name.value && email.value && gdpr_consent.value);
  return (
    <Form method="post" action={journey.urlFor(6)} discover="none" {...getFormProps(form)}>
      <CarriedAnswers journey={journey} />
      <Problems {...problems} failure={contactLabels.failure} />
      <TextField field={name} label={contactLabels.name} autoComplete="name" />
      <TextField field={email} label={contactLabels.email} type="email" autoComplete="email" />
      <TextField field={phone} label={contactLabels.phone} type="tel" autoComplete="tel" />
      <CheckBox field={gdpr_consent} label={diagnosticConsent} />
      <Honeypot />
      <p className="wizard-turn">
        <SubmitButton
          label={wizardLabels.submit}
          busyLabel={wizardLabels.submitting}
          disabled={hydrated && !filled}
        />
        <Link className="button quiet" to={journey.urlFor(5)} discover="none">
          {wizardLabels.back}
        </Link>
      </p>
    </Form>
  );
}
