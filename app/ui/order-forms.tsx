import { orderPage } from "~/content/order-page";
import type { OrderProblem } from "~/orders/view";
import { FieldError, Problems } from "./forms/form-parts";

/** Why the page's last post was refused, with a link to the field if the page shows it. */
export function OrderProblems({ problem }: { problem: OrderProblem | undefined }) {
  const errors = problem?.field
    ? [{ id: fieldId(problem.field, problem.reference), message: problem.message }]
    : [];
  return <Problems errors={errors} failure={errors.length > 0 ? undefined : problem?.message} />;
}

/** A page may repeat the form, and so its field, for several purchases. */
export interface DedicationFormProps {
  reference: string | null;
  copies: number;
  dedication: string | null;
  problem: OrderProblem | undefined;
}

/** Asks for a dedication, or changes the one that was given. */
export function DedicationForm({ reference, copies, dedication, problem }: DedicationFormProps) {
  const { label, change, hint, save } = orderPage.dedication;
  const id = fieldId("dedication", reference);
  const form = (
    <form method="post" aria-label={reference ? `${label} (${reference})` : label}>
      <input type="hidden" name="intent" value="dedicate" />
      {reference ? <input type="hidden" name="order" value={reference} /> : null}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          type="text"
          name="dedication"
          id={id}
          defaultValue={problem?.value ?? dedication ?? ""}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
        />
        {problem ? (
          <FieldError id={`${id}-error`} message={problem.message} />
        ) : (
          <p className="small-print" id={`${id}-hint`}>
            {hint(copies)}
          </p>
        )}
      </div>
      <button type="submit" className="button quiet">
        {save}
      </button>
    </form>
  );
  if (dedication === null) return form;
  return (
    <details className="on-screen" open={problem !== undefined}>
      <summary>{change}</summary>
      {form}
    </details>
  );
}

function fieldId(field: string, reference: string | null | undefined): string {
  return `${field}-${reference}`;
}
