import { orderPage } from "~/content/order-page";
import type { OrderProblem } from "~/orders/view";
import { FieldError } from "./forms/form-parts";

/** A form about one purchase. A page may hold the same form, and so the same field, of several purchases. */
export interface OrderFormProps {
  reference: string | null;
  problem: OrderProblem | undefined;
}

interface SupplyFormProps extends OrderFormProps {
  /** Where the page's own button is another. */
  quiet?: boolean | undefined;
}

/** The request for immediate supply. */
export function SupplyForm({ reference, problem, quiet }: SupplyFormProps) {
  const { title, consent, open } = orderPage.digital;
  const id = fieldId("immediateSupply", reference);
  return (
    <form method="post" aria-label={formName(title, reference)}>
      <OrderFormFields intent="open" reference={reference} />
      <div className="field">
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
      </div>
      <button type="submit" className={quiet ? "button quiet" : "button"}>
        {open}
      </button>
    </form>
  );
}

export function OrderFormFields({
  intent,
  reference,
}: {
  intent: string;
  reference: string | null;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {reference ? <input type="hidden" name="order" value={reference} /> : null}
    </>
  );
}

export function formName(title: string, reference: string | null): string {
  return reference ? `${title} (${reference})` : title;
}

export function fieldId(field: string, reference: string | null | undefined): string {
  return `${field}-${reference}`;
}
