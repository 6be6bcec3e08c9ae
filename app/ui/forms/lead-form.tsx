import { getFormProps } from "@conform-to/react";
import type { LeadForm as Definition } from "~/leads/forms/lead-form";
import { Ordinals } from "~/ui/ordinals";
import { Fields } from "./field";
import { Honeypot, PrivacyNote, Problems, SubmitButton } from "./form-parts";
import { PostForm } from "./post-form";
import { useLeadForm } from "./use-lead-form";

interface LeadFormProps<Value> {
  form: Definition<Value>;
  texts: { title: string; intro: string; submitLabel: string };
}

/** A lead form as its file defines it, under the words of its page. */
export function LeadForm<Value>({ form: definition, texts }: LeadFormProps<Value>) {
  const { form, fields, problems } = useLeadForm(definition);
  const { title, intro, submitLabel } = texts;
  const hasBox = Object.values<{ kind?: string }>(definition.fields).some(
    ({ kind }) => kind === "box",
  );
  return (
    <PostForm {...getFormProps(form)}>
      <h2>{title}</h2>
      <p>
        <Ordinals text={intro} />
      </p>
      <Problems {...problems} />
      <Fields form={definition} fields={fields} />
      <Honeypot />
      <SubmitButton label={submitLabel} />
      {hasBox ? null : <p className="small-print">{definition.consent}</p>}
      <PrivacyNote />
    </PostForm>
  );
}
