import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";

interface FieldProps {
  field: FieldMetadata<unknown>;
  label: ReactNode;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel";
  autoComplete: string;
}

/** One line of text: label, input, and the message beside what was wrong. */
export function TextField({ field, label, type = "text", autoComplete }: TextFieldProps) {
  const { key, ...input } = getInputProps(field, { type });
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <input key={key} {...input} autoComplete={autoComplete} />
      <FieldError field={field} />
    </div>
  );
}

export function TextArea({ field, label, rows }: FieldProps & { rows: number }) {
  const { key, ...textarea } = getTextareaProps(field);
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <textarea key={key} {...textarea} rows={rows} />
      <FieldError field={field} />
    </div>
  );
}

/** A box to tick, its sentence as its label. */
export function CheckBox({ field, label }: FieldProps) {
  const { key, ...input } = getInputProps(field, { type: "checkbox" });
  return (
    <div className="field">
      <label className="tick" htmlFor={field.id}>
        <input key={key} {...input} /> <span>{label}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}

function FieldError({ field }: { field: FieldMetadata<unknown> }) {
  if (!field.errors) return null;
  return (
    <p className="field-error" id={field.errorId}>
      {field.errors[0]}
    </p>
  );
}
