import { getFormProps } from "@conform-to/react";
import { Form, useNavigate } from "@remix-run/react";
import { type MouseEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
import { missingContact, wizardLabels } from "~/content/diagnostic-page";
import type { Journey } from "~/diagnostic/journey";
import { readConstraints } from "~/forms/fields";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { lazy } from "~/lib/lazy";
import { Fields } from "~/ui/forms/field";
import { ConsentSeen, Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLeadForm } from "~/ui/forms/use-lead-form";
import { CarriedAnswers, stepButton } from "./question-step";

const missingId = "coordonnees-manquantes";

const requiredFields = lazy(() =>
  Object.entries(readConstraints(diagnosticForm.schema()))
    .filter(([, constraint]) => constraint.required)
    .map(([name]) => name),
);

interface ContactStepProps {
  journey: Journey;
  /** Values typed so far. */
  contact: MutableRefObject<Record<string, string>>;
}

/** Whether the required fields are filled in; also keeps what is typed in `contact`. */
function useFilled(contact: ContactStepProps["contact"]) {
  const [filled, setFilled] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const update = () => {
      contact.current = valuesOf(form);
      setFilled(requiredFields().every((name) => contact.current[name]));
    };
    // Picks up what was typed before hydration.
    update();
    // Autofill may fire only `change`, which React's onChange ignores for a value set by a script.
    const events = ["input", "change"];
    for (const event of events) form.addEventListener(event, update);
    return () => {
      for (const event of events) form.removeEventListener(event, update);
    };
  }, [contact]);
  return { filled, element };
}

/** The last step. It is posted, so that personal data never appear in the URL. */
export function ContactStep({ journey, contact }: ContactStepProps) {
  const { filled, element } = useFilled(contact);
  const { form, fields, problems } = useLeadForm(diagnosticForm, contact.current);
  const navigate = useNavigate();
  const back = stepButton(journey.previous, journey, contact.current);
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigate(back.formAction ?? "");
  };
  return (
    <Form
      method="post"
      action={journey.urlFor(journey.step)}
      discover="none"
      {...getFormProps(form)}
      ref={element}
    >
      <CarriedAnswers journey={journey} />
      <Problems {...problems} />
      <Fields form={diagnosticForm} fields={fields} />
      <Honeypot />
      <ConsentSeen form={diagnosticForm} />
      <p className="wizard-turn">
        <SubmitButton
          label={wizardLabels.submit}
          busyLabel={wizardLabels.submitting}
          disabled={!filled}
          describedBy={missingId}
        />
        <button type="submit" className="button quiet" {...back} formNoValidate onClick={goBack}>
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
