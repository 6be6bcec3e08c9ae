import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  resourceSubscribers,
} from "~/db/schema";

interface CountedForm {
  label: string;
  /** On which it stands, without its slash. */
  page: string;
  table: LeadTable;
  /** Which rows of the table are its own, in SQL; all unless it says so. */
  rows?: string;
}

/** The forms, in the order of the report. */
export const countedForms = {
  diagnostic: { label: "Diagnostic", page: "diagnostic", table: diagnosticResponses },
  chapter: {
    label: "Chapitre gratuit",
    page: "chapitre-gratuit",
    table: resourceSubscribers,
    rows: "metadata IS NOT NULL",
  },
  resources: {
    label: "Ressources",
    page: "ressources-livre",
    table: resourceSubscribers,
    rows: "metadata IS NULL",
  },
  challenge: { label: "Challenge", page: "challenge", table: challengeParticipants },
} satisfies Record<string, CountedForm>;

export type Form = keyof typeof countedForms;

export const forms: readonly ({ form: Form } & CountedForm)[] = Object.entries(countedForms).map(
  ([form, counted]) => ({ form: form as Form, ...counted }),
);
