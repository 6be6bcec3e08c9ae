import { useActionData } from "@remix-run/react";
import { immediateAccess } from "~/content/funnel";
import type { OpenableContent } from "~/funnel/order";
import { frenchDate, unbroken } from "~/lib/time";
import type { OrderProblem } from "~/orders/view";
import { Problems } from "~/ui/forms/form-parts";
import { fieldId, SupplyForm } from "~/ui/supply-form";

interface ImmediateAccessProps {
  openable: readonly OpenableContent[];
  /** Where the page's own button is another. */
  quiet?: boolean | undefined;
}

/** The forms that open digital content at once; why the last post of one was refused. */
export function ImmediateAccess({ openable, quiet }: ImmediateAccessProps) {
  const problem = useActionData<OrderProblem>();
  if (openable.length === 0 && !problem) return null;
  const isShown = (field: string | undefined): field is string =>
    Boolean(field) && openable.some(({ reference }) => reference === problem?.reference);
  const errors =
    problem && isShown(problem.field)
      ? [{ id: fieldId(problem.field, problem.reference), message: problem.message }]
      : [];
  const { title, names, text } = immediateAccess;
  return (
    <section className="access">
      <h2>{title}</h2>
      <Problems errors={errors} failure={errors.length > 0 ? undefined : problem?.message} />
      {openable.map(({ reference, product, opensOn }) => (
        <div key={reference}>
          <p>{text(names[product], unbroken(frenchDate(opensOn)))}</p>
          <SupplyForm
            reference={reference}
            problem={problem?.reference === reference ? problem : undefined}
            quiet={quiet}
          />
        </div>
      ))}
    </section>
  );
}
