import * as z from "zod/mini";
import type { DatedOffers } from "~/content/dated-offers";
import type { LeadFields, LeadTableName } from "~/db/schema";

/** How a field is shown. Its rules are in the schema. */
export interface FieldView {
  /** A box's label is the sentence that ticking it agrees to. */
  label: string;
  kind?: "text" | "email" | "tel" | "area" | "box";
  /** Value of HTML's `autocomplete`. */
  autoComplete?: string;
}

/** All that browser and server know of one lead form. */
export interface LeadForm<Value = unknown, Table extends LeadTableName = LeadTableName> {
  /** Id of the HTML form; the rate limit counts the posts of each form under it. */
  id: string;
  /**
   * Its keys are the names of the HTML fields, in the order of the form. Made at first use, so that the Worker starts
   * faster.
   */
  schema: () => z.core.$ZodType<Value> & z.core.$ZodObject;
  fields: Record<keyof Value & string, FieldView>;
  /** The exact sentence the person ticks, or submits under: stored with each lead. */
  consent: string;
  /** The sentence is shown under the button: sending the form is the consent. */
  consentBySending?: boolean;
  /** Type of the event that announces a lead. */
  event: string;
  table: Table;
  /** The exact sentence of the alert when storing failed. */
  failure: string;
}

/** A form whose post holds all that is stored. */
export interface CompleteLeadForm<Value, Table extends LeadTableName>
  extends LeadForm<Value, Table> {
  /** The columns that a valid post fills on a day; the store adds the rest. */
  row: (value: Value, offers: DatedOffers) => LeadFields<Table>;
}

/** Infers and checks the types of a form's parts. */
export function leadForm<Value, Table extends LeadTableName>(
  form: CompleteLeadForm<Value, Table>,
): CompleteLeadForm<Value, Table> {
  return form;
}

/** Newsletters need a consent of their own (CPCE L. 34-5; GDPR, article 7). */
export const newsSentence =
  "Je souhaite aussi recevoir par e-mail des conseils d’écriture, des nouvelles du livre et de ses offres (facultatif). Je peux me désinscrire à tout moment.";

export const newsBox: FieldView = { label: newsSentence, kind: "box" };

/** The specification's alert of all forms but the diagnostic's. */
export const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

/** Hidden from people, whose browsers send it empty. */
export const honeypot = "remarque";

/** Whether the honeypot was filled in. Absent or empty means a person. */
export function isBot(form: FormData): boolean {
  return form.getAll(honeypot).some((value) => value !== "");
}

/** Drops fields that the form does not have. */
export function onlyFields(form: FormData, names: readonly string[]): FormData {
  const known = new FormData();
  for (const name of names) for (const value of form.getAll(name)) known.append(name, value);
  return known;
}

interface Invalid {
  /** Messages by field name, in the shape of a conform submission. */
  error: Record<string, string[]>;
}

/**
 * Validates a form's values, for the `resolve` of conform's `parse`. One message a field, the first, since the later
 * ones follow from it.
 *
 * Not `parseWithZod` of `@conform-to/zod`, whose coercion brings zod's classic schemas to the browser (14 KB after
 * brotli); the lead schemas take form values as they come.
 */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { value: z.output<Schema> } | Invalid {
  const result = z.safeParse(schema, values);
  if (result.success) return { value: result.data };

  const error: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) error[String(path[0] ?? "")] ??= [message];
  return { error };
}
