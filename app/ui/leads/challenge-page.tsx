import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { challengePage } from "~/content/challenge-page";
import { fieldLabels, leadFailure } from "~/content/forms";
import { challengeConsents } from "~/leads/consents";
import { type ChallengeForm as ChallengeFields, challengeSchema, limits } from "~/leads/schemas";
import { CheckBox, TextArea, TextField } from "~/ui/forms/field";
import { Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLeadForm } from "~/ui/forms/lead-form";
import { Points } from "~/ui/sections/lists";
import { Section } from "~/ui/sections/section";
import { Faq, Reviews } from "~/ui/sections/texts";
import { Success } from "./success";

const name = { required: true, minLength: limits.name.min, maxLength: limits.name.max };
const constraint = {
  firstName: name,
  lastName: name,
  email: { required: true, maxLength: limits.email.max },
  expertiseArea: {
    required: true,
    minLength: limits.expertiseArea.min,
    maxLength: limits.expertiseArea.max,
  },
  bookTopicIdea: { maxLength: limits.freeText.max },
  agreeToEmails: { required: true },
  privacyConsent: { required: true },
};

export function ChallengePage({ received }: { received: boolean }) {
  const { title, lead, kicker, nextSession, programme, inclusions, testimonials, faq, success } =
    challengePage;
  return (
    <>
      <section className="lead-hero">
        <div>
          <div className="lead-pitch">
            <p className="kicker">{kicker}</p>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <p className="proof">{nextSession}</p>
          </div>
          <div className="lead-card" id="formulaire">
            {received ? <Success {...success} /> : <ChallengeForm />}
          </div>
        </div>
      </section>
      <Section title={programme.title} intro={programme.intro}>
        <ol className="line">
          {programme.phases.map(({ days, title: phase, text, tasks }) => (
            <li key={days}>
              <p className="kicker">{days}</p>
              <h3>{phase}</h3>
              <p>{text}</p>
              <ul className="dashes">
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Section>
      <Points tone="gain" {...inclusions} />
      <Reviews {...testimonials} />
      <Faq {...faq} />
    </>
  );
}

function ChallengeForm() {
  const { form, fields, problems } = useLeadForm<ChallengeFields>({
    id: "defi",
    schema: challengeSchema,
    constraint,
    failure: leadFailure,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <h2>{challengePage.form.title}</h2>
      <p>{challengePage.form.intro}</p>
      <Problems {...problems} />
      <TextField field={fields.firstName} label={fieldLabels.firstName} autoComplete="given-name" />
      <TextField field={fields.lastName} label={fieldLabels.lastName} autoComplete="family-name" />
      <TextField field={fields.email} label={fieldLabels.email} type="email" autoComplete="email" />
      <TextField
        field={fields.expertiseArea}
        label={fieldLabels.expertiseArea}
        autoComplete="organization-title"
      />
      <TextArea field={fields.bookTopicIdea} label={fieldLabels.bookTopicIdea} rows={3} />
      <CheckBox field={fields.agreeToEmails} label={challengeConsents.agreeToEmails} />
      <CheckBox field={fields.privacyConsent} label={challengeConsents.privacyConsent} />
      <Honeypot />
      <SubmitButton label={challengePage.form.submitLabel} />
      <PrivacyNote />
    </Form>
  );
}
