import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { FieldView } from "~/forms/fields";
import type { LeadForm } from "~/leads/forms/lead-form";
import { FieldError } from "./form-parts";

interface FieldsProps<Value> {
  form: LeadForm<Value>;
  /** Conform's state of each field. */
  fields: Record<string, FieldMetadata<unknown> | undefined>;
}

export function Fields<Value>({ form, fields }: FieldsProps<Value>) {
  return Object.entries<FieldView>(form.fields).map(([name, view]) => {
    const field = fields[name];
    return field ? <Field key={name} field={field} view={view} /> : null;
  });
}

interface FieldProps {
  field: FieldMetadata<unknown>;
  view: FieldView;
}

export function Field({ field, view }: FieldProps) {
  return (
    <div className={view.autoComplete ? `field ${view.autoComplete}` : "field"}>
      <Control field={field} view={view} />
      <FieldError id={field.errorId} message={field.errors?.[0]} />
    </div>
  );
}

function Control({ field, view }: FieldProps) {
  if (view.kind === "checkbox") return <Checkbox field={field} view={view} />;
  return (
    <>
      <label htmlFor={field.id}>{view.label}</label>
      {view.kind === "textarea" ? (
        <Textarea field={field} />
      ) : (
        <TextInput field={field} view={view} />
      )}
    </>
  );
}

function TextInput({ field, view: { kind = "text", autoComplete } }: FieldProps) {
  const type = kind === "email" || kind === "tel" ? kind : "text";
  const { key, ...input } = getInputProps(field, { type });
  return <input key={key} {...input} autoComplete={autoComplete} />;
}

function Textarea({ field }: Pick<FieldProps, "field">) {
  const { key, ...area } = getTextareaProps(field);
  return <textarea key={key} {...area} rows={3} />;
}

function Checkbox({ field, view }: FieldProps) {
  const { key, ...input } = getInputProps(field, { type: "checkbox" });
  return (
    <label className="tick" htmlFor={field.id}>
      <input key={key} {...input} /> <span>{view.label}</span>
    </label>
  );
}
