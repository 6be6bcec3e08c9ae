import * as z from "zod/mini";
import type { DatedOffers } from "~/content/dated-offers";
import type { LeadFields, LeadTableName } from "~/db/schema";
import { type FieldView, isTick, textLine, ticked } from "~/forms/fields";

/** What browser and server share about a lead form. */
export interface LeadForm<Value = unknown, Table extends LeadTableName = LeadTableName> {
  /** Id of the HTML form; the rate limit counts the posts of each form under it. */
  id: string;
  /**
   * Its keys are the names of the HTML fields, in the form's order. Built on first use, so that the Worker starts
   * faster.
   */
  schema: () => z.core.$ZodType<Value> & z.core.$ZodObject;
  fields: Record<keyof Value & string, FieldView>;
  /** The exact sentence that the person ticks or submits under, stored with each lead. */
  consent: string;
  /** Whether sending the form is the consent: the sentence stands under the button, without a box. */
  consentBySending?: boolean;
  event: string;
  table: Table;
  /** The exact sentence of the alert when storing failed. */
  failure: string;
}

/** A form whose row is made from its post alone. */
export interface CompleteLeadForm<Value, Table extends LeadTableName>
  extends LeadForm<Value, Table> {
  /** The columns that a valid post fills, given the day's offers; the store adds the rest. */
  row: (value: Value, offers: DatedOffers) => LeadFields<Table>;
}

/** Infers and checks the types of a form's parts. */
export function leadForm<Value, Table extends LeadTableName>(
  form: CompleteLeadForm<Value, Table>,
): CompleteLeadForm<Value, Table> {
  return form;
}

/** Newsletters need separate consent (CPCE L. 34-5; GDPR, article 7). */
export const newsSentence =
  "Je souhaite aussi recevoir par e-\u2060mail des conseils d’écriture, des nouvelles du livre et de ses offres (facultatif). Je peux me désinscrire à tout moment.";

export const newsBox: FieldView = { label: newsSentence, kind: "checkbox" };

/** The specification's alert for every form but the diagnostic. */
export const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

const name = { min: 2, max: 100 };

export const lastName = () =>
  textLine({ ...name, required: "Nom trop court", tooLong: "Nom trop long" });

export const firstName = () =>
  textLine({ ...name, required: "Prénom trop court", tooLong: "Prénom trop long" });

/** A consent with the message that all forms share. */
export const consent = () => ticked("Vous devez accepter les conditions");

/** An optional box: any value but a tick means no, and never fails the form. */
export const newsConsent = () => z.pipe(z.optional(z.unknown()), z.transform(isTick));
