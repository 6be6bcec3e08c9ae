import { leadTablesByName } from "~/db/schema";
import { challengeForm } from "./challenge";
import { chapterForm } from "./chapter";
import { diagnosticForm } from "./diagnostic";
import type { LeadForm } from "./lead-form";
import { resourcesForm } from "./resources";

interface ListedForm {
  definition: LeadForm;
  label: string;
  /** The page that holds the form, without the leading slash. */
  page: string;
  /** Which rows of the table belong to the form, in SQL; all rows if absent. */
  rows?: string;
}

/** The only list of lead forms, in the report's order. The report, commands and tests derive theirs from it. */
export const formsByName = {
  diagnostic: { definition: diagnosticForm, label: "Diagnostic", page: "diagnostic" },
  chapter: {
    definition: chapterForm,
    label: "Chapitre gratuit",
    page: "chapitre-gratuit",
    rows: "metadata IS NOT NULL",
  },
  resources: {
    definition: resourcesForm,
    label: "Ressources",
    page: "ressources-livre",
    rows: "metadata IS NULL",
  },
  challenge: { definition: challengeForm, label: "Challenge", page: "challenge" },
} satisfies Record<string, ListedForm>;

export type Form = keyof typeof formsByName;

export const forms = Object.entries<ListedForm>(formsByName).map(([form, listed]) => ({
  form: form as Form,
  table: leadTablesByName[listed.definition.table],
  ...listed,
}));
