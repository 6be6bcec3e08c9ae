import * as z from "zod/mini";
import type { DatedOffers } from "~/content/dated-offers";
import type { LeadFields, LeadTableName } from "~/db/schema";

/** How a field is shown. Its rules stand in the schema. */
export interface FieldView {
  /** A box's label is the sentence that ticking it agrees to. */
  label: string;
  kind?: "text" | "email" | "tel" | "area" | "box";
  /** HTML's name for what belongs there, so that browsers can fill it in. */
  autoComplete?: string;
}

/** All that browser and server know of one lead form. */
export interface LeadForm<Value = unknown, Table extends LeadTableName = LeadTableName> {
  /** Id of the HTML form; the rate limit counts the posts of each form under it. */
  id: string;
  /**
   * Its keys are the names of the HTML fields, in the order of the form. Made when the form is first used: the
   * Worker starts without it.
   */
  schema: () => z.core.$ZodType<Value> & z.core.$ZodObject;
  fields: Record<keyof Value & string, FieldView>;
  /** The exact sentence the person ticks, or submits under: stored with each lead. */
  consent: string;
  /** Sending the form agrees to it: it stands under the button, and no box asks for it. */
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
  /** What a valid post brings to its table on a day; the store adds the rest. */
  row: (value: Value, offers: DatedOffers) => LeadFields<Table>;
}

/** Checks a form's parts against each other. */
export function leadForm<Value, Table extends LeadTableName>(
  form: CompleteLeadForm<Value, Table>,
): CompleteLeadForm<Value, Table> {
  return form;
}

/** Letters that nobody asked for by sending a form have a box of their own (CPCE L. 34-5; GDPR, article 7). */
export const newsSentence =
  "Je souhaite aussi recevoir par e-mail des conseils d’écriture, des nouvelles du livre et de ses offres (facultatif). Je peux me désinscrire à tout moment.";

export const newsBox: FieldView = { label: newsSentence, kind: "box" };

/** The specification's alert of all forms but the diagnostic's. */
export const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

/** Honeypot: hidden from people, whose browsers send it empty. */
export const honeypot = "remarque";

/** Whether the honeypot was filled in, which no person sees. Absent or empty is a person. */
export function isBot(form: FormData): boolean {
  return form.getAll(honeypot).some((value) => value !== "");
}

/** The form's fields that were asked for, and nothing else that may have come along. */
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
 * Checks a form's values against its schema, for the `resolve` of conform's `parse`. One message a
 * field: the first, since the later ones follow from it.
 *
 * Stands in for `parseWithZod` of `@conform-to/zod`, whose coercion brings all of zod's classic
 * schemas to the browser (14 KB after brotli); the lead schemas read form values as they come.
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
