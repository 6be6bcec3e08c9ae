import { getFormProps } from "@conform-to/react";
import { useSearchParams, useSubmit } from "@remix-run/react";
import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";
import type { NextStep } from "~/content/types";
import type { LeadForm as Definition } from "~/leads/forms/lead-form";
import { showsSuccess } from "~/shared/address";
import { Fields } from "~/ui/forms/field";
import { ConsentSeen, Honeypot, PrivacyNote, Problems, SubmitButton } from "~/ui/forms/form-parts";
import { useLastActionData } from "~/ui/forms/use-last-action-data";
import { useLeadForm } from "~/ui/forms/use-lead-form";
import { Icon, type IconName } from "~/ui/icons/icon";
import { Ordinals } from "~/ui/text";

interface LeadFormProps<Value> {
  form: Definition<Value>;
  texts: { title: string; intro: string; submitLabel: string };
}

interface LeadCardProps<Value> extends LeadFormProps<Value> {
  success: NextStep;
}

/** The content of a lead page's card: the form, or thanks once it has been received. */
export function LeadCard<Value>({ success, ...form }: LeadCardProps<Value>) {
  const [query] = useSearchParams();
  const refused = useLastActionData() !== undefined;
  return showsSuccess(query) && !refused ? <Success {...success} /> : <LeadForm {...form} />;
}

export function LeadForm<Value>({ form: definition, texts }: LeadFormProps<Value>) {
  const { form, fields, problems } = useLeadForm(definition);
  const { title, intro, submitLabel } = texts;
  return (
    <PostForm {...getFormProps(form)}>
      <h2>{title}</h2>
      <p>
        <Ordinals text={intro} />
      </p>
      <Problems {...problems} />
      <Fields form={definition} fields={fields} />
      <Honeypot />
      <ConsentSeen form={definition} />
      <SubmitButton label={submitLabel} />
      {definition.consentBySending ? <p className="small-print">{definition.consent}</p> : null}
      <PrivacyNote />
    </PostForm>
  );
}

/**
 * A form that posts to its own page. Remix's `<Form>` would write the current URL into the HTML, including the first
 * visitor's ad parameters, and the page cache would serve them to everybody.
 */
function PostForm({ onSubmit, ...form }: ComponentPropsWithoutRef<"form">) {
  const submit = useSubmit();
  return (
    <form
      {...form}
      method="post"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        submit(event.currentTarget);
      }}
    />
  );
}

/** Replaces the form once it was received and takes the focus. */
export function Success({ title, text, next, icon = "mail" }: NextStep & { icon?: IconName }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else moves the focus here
    <div ref={message} className="success" role="status" tabIndex={-1} autoFocus>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>
        <Ordinals text={text} />
      </p>
      <a className="button" href={next.href}>
        {next.label}
      </a>
    </div>
  );
}
