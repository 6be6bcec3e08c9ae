import type { ReactNode } from "react";
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

/** A form about one purchase. A page may repeat the form, and so its fields, for several purchases. */
export interface PurchaseFormProps {
  reference: string | null;
  problem: OrderProblem | undefined;
}

interface SupplyFormProps extends PurchaseFormProps {
  /** The name of the product whose content it opens: tells several such forms apart for screen readers. */
  product: string;
  /** Set if another button is the page's primary one. */
  quiet?: boolean | undefined;
}

/** The request for immediate supply. */
export function SupplyForm({ product, reference, problem, quiet }: SupplyFormProps) {
  const { title, consent, open } = orderPage.digital;
  const id = fieldId("immediateSupply", reference);
  return (
    <PurchaseForm
      title={`${title}\u00a0: ${product}`}
      intent="open"
      reference={reference}
      button={open}
      quiet={quiet}
    >
      <label className="tick">
        <input
          type="checkbox"
          name="immediateSupply"
          id={id}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />{" "}
        <span>{consent}</span>
      </label>
      <FieldError id={`${id}-error`} message={problem?.message} />
    </PurchaseForm>
  );
}

export interface DedicationFormProps extends PurchaseFormProps {
  dedication: string | null;
}

export function DedicationForm({ dedication, reference, problem }: DedicationFormProps) {
  const { label, hint, save } = orderPage.dedication;
  const id = fieldId("dedication", reference);
  return (
    <PurchaseForm title={label} intent="dedicate" reference={reference} button={save} quiet>
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
          {hint}
        </p>
      )}
    </PurchaseForm>
  );
}

interface PurchaseFormShellProps extends Pick<SupplyFormProps, "reference" | "quiet"> {
  title: string;
  intent: "open" | "dedicate";
  button: string;
  /** The field. */
  children: ReactNode;
}

function PurchaseForm({
  title,
  intent,
  reference,
  button,
  quiet,
  children,
}: PurchaseFormShellProps) {
  return (
    <form method="post" aria-label={reference ? `${title} (${reference})` : title}>
      <input type="hidden" name="intent" value={intent} />
      {reference ? <input type="hidden" name="order" value={reference} /> : null}
      <div className="field">{children}</div>
      <button type="submit" className={quiet ? "button quiet" : "button"}>
        {button}
      </button>
    </form>
  );
}

function fieldId(field: string, reference: string | null | undefined): string {
  return `${field}-${reference}`;
}
