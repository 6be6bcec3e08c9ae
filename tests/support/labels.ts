import type { FieldView } from "~/forms/fields";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";
import { resourcesForm } from "~/leads/forms/resources";

/** The labels of each form's fields, by field name: a box's is the sentence that ticking it agrees to. */
export const chapterLabels = labelsOf(chapterForm.fields);
export const contactLabels = labelsOf(diagnosticForm.fields);
export const resourcesLabels = labelsOf(resourcesForm.fields);

function labelsOf<Name extends string>(fields: Record<Name, FieldView>): Record<Name, string> {
  const labels = Object.entries<FieldView>(fields).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels);
}
