import {
  challengeParticipants,
  diagnosticResponses,
  type LeadTable,
  resourceSubscribers,
} from "~/db/schema";
import { challengeForm } from "./challenge";
import { chapterForm } from "./chapter";
import { diagnosticForm } from "./diagnostic";
import type { LeadForm } from "./lead-form";
import { resourcesForm } from "./resources";

interface ListedForm {
  definition: LeadForm;
  label: string;
  /** On which it stands, without its slash. */
  page: string;
  table: LeadTable;
  /** Which rows of the table are its own, in SQL; all unless it says so. */
  rows?: string;
}

/** The one list of the lead forms, in the order of the report: it, the commands and the tests derive theirs. */
export const formsByName = {
  diagnostic: {
    definition: diagnosticForm,
    label: "Diagnostic",
    page: "diagnostic",
    table: diagnosticResponses,
  },
  chapter: {
    definition: chapterForm,
    label: "Chapitre gratuit",
    page: "chapitre-gratuit",
    table: resourceSubscribers,
    rows: "metadata IS NOT NULL",
  },
  resources: {
    definition: resourcesForm,
    label: "Ressources",
    page: "ressources-livre",
    table: resourceSubscribers,
    rows: "metadata IS NULL",
  },
  challenge: {
    definition: challengeForm,
    label: "Challenge",
    page: "challenge",
    table: challengeParticipants,
  },
} satisfies Record<string, ListedForm>;

export type Form = keyof typeof formsByName;

export const forms: readonly ({ form: Form } & ListedForm)[] = Object.entries(formsByName).map(
  ([form, listed]) => ({ form: form as Form, ...listed }),
);
