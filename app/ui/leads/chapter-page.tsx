import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { chapterPage } from "~/content/chapter";
import { fieldLabels, leadFailure } from "~/content/forms";
import { chapterConsent } from "~/leads/consents";
import { type ChapterForm as ChapterFields, chapterSchema, limits } from "~/leads/schemas";
import { CheckBox, TextField } from "~/ui/forms/field";
import { Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLeadForm } from "~/ui/forms/lead-form";
import { Section } from "~/ui/sections/section";
import { Faq, Reviews } from "~/ui/sections/texts";
import { Success } from "./success";

const name = { required: true, minLength: limits.name.min, maxLength: limits.name.max };
const constraint = {
  prenom: name,
  nom: name,
  email: { required: true, maxLength: limits.email.max },
  gdpr_consent: { required: true },
};

export function ChapterPage({ received }: { received: boolean }) {
  const { title, lead, socialProof, teasers, reviews, faq, success } = chapterPage;
  return (
    <>
      <section className="lead-hero">
        <div>
          <div className="lead-pitch">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <p className="proof">{socialProof}</p>
          </div>
          <div className="lead-card" id="formulaire">
            {received ? <Success {...success} /> : <ChapterForm />}
          </div>
        </div>
      </section>
      <Section title={teasers.title}>
        <ol className="points reason">
          {teasers.items.map((teaser) => (
            <li key={teaser.title}>
              <h3>{teaser.title}</h3>
              <p>{teaser.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Reviews title={reviews.title} reviews={reviews.items} />
      <Faq {...faq} />
    </>
  );
}

function ChapterForm() {
  const { form, fields, problems } = useLeadForm<ChapterFields>({
    id: "chapitre",
    schema: chapterSchema,
    constraint,
    failure: leadFailure,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <h2>{chapterPage.form.title}</h2>
      <p>{chapterPage.form.intro}</p>
      <Problems {...problems} />
      <TextField field={fields.prenom} label={fieldLabels.firstName} autoComplete="given-name" />
      <TextField field={fields.nom} label={fieldLabels.lastName} autoComplete="family-name" />
      <TextField field={fields.email} label={fieldLabels.email} type="email" autoComplete="email" />
      <CheckBox field={fields.gdpr_consent} label={chapterConsent} />
      <Honeypot />
      <SubmitButton label={chapterPage.form.submitLabel} />
      <PrivacyNote />
    </Form>
  );
}
