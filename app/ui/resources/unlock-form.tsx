import { getFormProps } from "@conform-to/react";
import { leadFailure } from "~/content/forms";
import { resourcesPage } from "~/content/resources";
import { resourcesConsent } from "~/leads/consents";
import { limits, type ResourcesForm, resourcesSchema } from "~/leads/schemas";
import { TextField } from "~/ui/forms/field";
import { Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLeadForm } from "~/ui/forms/lead-form";
import { PostForm } from "~/ui/forms/post-form";

const constraint = { email: { required: true, maxLength: limits.email.max } };

export function UnlockForm() {
  const { title, intro, label, submit } = resourcesPage.form;
  const { form, fields, problems } = useLeadForm<ResourcesForm>({
    id: "ressources",
    schema: resourcesSchema,
    constraint,
    failure: leadFailure,
  });
  return (
    <PostForm {...getFormProps(form)}>
      <h2>{title}</h2>
      <p>{intro}</p>
      <Problems {...problems} />
      <TextField field={fields.email} label={label} type="email" autoComplete="email" />
      <Honeypot />
      <SubmitButton label={submit} />
      <p className="small-print">{resourcesConsent}</p>
      <PrivacyNote />
    </PostForm>
  );
}
