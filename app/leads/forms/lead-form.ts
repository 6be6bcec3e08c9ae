import * as z from "zod/mini";
import type { DatedOffers } from "~/content/dated-offers";
import type { LeadFields, LeadTableName } from "~/db/schema";
import { type FieldView, isTick, textLine, ticked } from "~/forms/fields";

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
  "Je souhaite aussi recevoir par e-\u2060mail des conseils d’écriture, des nouvelles du livre et de ses offres (facultatif). Je peux me désinscrire à tout moment.";

export const newsBox: FieldView = { label: newsSentence, kind: "checkbox" };

/** The specification's alert of all forms but the diagnostic's. */
export const leadFailure = "Une erreur est survenue. Veuillez réessayer.";

const name = { min: 2, max: 100 };

export const lastName = () =>
  textLine({ ...name, required: "Nom trop court", tooLong: "Nom trop long" });

export const firstName = () =>
  textLine({ ...name, required: "Prénom trop court", tooLong: "Prénom trop long" });

/** A consent with the message that all forms share. */
export const consent = () => ticked("Vous devez accepter les conditions");

/** An optional box: any other value means no, and never fails the form. */
export const newsConsent = () => z.pipe(z.optional(z.unknown()), z.transform(isTick));
